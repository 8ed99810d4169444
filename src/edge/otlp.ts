// Where instrumented agents send their spans while they run: on loopback, a path for each conversation.
import { createServer, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { type Span, spansOfJson } from '../model/spans.ts';
import { readExport } from './otlp-protobuf.ts';

const MOST_BYTES = 8 * 1024 * 1024;
const MOST_SPANS = 20_000;

export interface SpanReceiver {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  open(id: string): Promise<string>;
  /** Those that came until now. */
  spans(id: string): readonly Span[];
  close(id: string): void;
}

/** Listens from the first conversation on. */
export function spanReceiver(): SpanReceiver {
  const received = new Map<string, Span[]>();
  let origin: Promise<string> | undefined;
  const listen = () =>
    new Promise<string>((resolve, reject) => {
      const server = createServer(async (request, response) => {
        const status = await take(request).catch(() => 400);
        response
          .writeHead(status, { 'content-type': request.headers['content-type'] ?? 'application/json' })
          .end(status === 200 ? undefined : '');
      });
      server.once('error', reject);
      server.unref();
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
      });
    });
  const take = async (request: IncomingMessage): Promise<number> => {
    const [, id = '', kind] = /^\/([\w-]+)\/v1\/(\w+)$/.exec(request.url ?? '') ?? [];
    const kept = received.get(id);
    const bytes = await bodyOf(request);
    if (!kept || bytes === undefined) return kept ? 413 : 404;
    // Metrics and logs tell nothing that a transcript has.
    if (kind !== 'traces') return 200;
    const json = request.headers['content-type']?.includes('json') ?? false;
    const spans = spansOfJson(json ? JSON.parse(bytes.toString()) : readExport(bytes));
    kept.push(...spans.slice(0, MOST_SPANS - kept.length));
    return 200;
  };
  return {
    async open(id) {
      received.set(id, []);
      origin ??= listen();
      return `${await origin}/${id}`;
    },
    spans: (id) => received.get(id) ?? [],
    close: (id) => void received.delete(id),
  };
}

/** undefined: too much. */
async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MOST_BYTES) chunks.push(chunk);
  }
  if (size > MOST_BYTES) return undefined;
  const bytes = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes;
}
