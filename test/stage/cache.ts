// GitHub's cache service, version 2: its scopes, its immutable entries, its read-only tokens; beside it, at one address, the artifact service
// (artifacts.ts) and the slice of blob storage that both need.
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Backend, createArtifactService, type StageArtifact, scopeOf } from './artifacts.ts';

const READ = 1;
const WRITE = 2;

export interface Scope {
  readonly Scope: string;
  readonly Permission: number;
}

export interface CacheEntry {
  readonly key: string;
  readonly version: string;
  readonly scope: string;
  readonly bytes: () => Buffer | undefined;
}

export interface StageCache {
  readonly url: string;
  /** Finished entries, in the order in which they were reserved. */
  entries(): readonly CacheEntry[];
  readonly requests: string[];
  /** What the runner gives to an action so that it finds this service. */
  env(scopes: readonly Scope[], backend?: Backend): { [name: string]: string };
  /** Finished artifacts, in the order in which they were made. */
  artifacts(): readonly StageArtifact[];
  bytesOf(artifact: Pick<StageArtifact, 'url'>): Buffer;
  /** Uploads these bytes as a run's artifact. `digest`: as the service says it, whatever the bytes are. */
  plant(artifact: { readonly name: string; readonly runId: number; readonly bytes: Buffer; readonly digest?: string }): void;
  /** Other bytes under the same address. */
  replace(artifact: Pick<StageArtifact, 'url'>, bytes: Buffer): void;
  /** As GitHub does after a week. */
  forget(key: string): void;
  close(): Promise<void>;
}

/** The scopes that GitHub grants to a run, by its event. */
export function scopesOf(run: {
  readonly event: string;
  readonly pr?: number;
  readonly ref?: string;
  readonly baseRef?: string;
}): readonly Scope[] {
  const main: Scope = { Scope: 'refs/heads/main', Permission: READ };
  const own = (ref: string): Scope => ({ Scope: ref, Permission: READ | WRITE });
  if (run.event === 'pull_request')
    return [own(`refs/pull/${run.pr}/merge`), { Scope: `refs/heads/${run.baseRef ?? 'main'}`, Permission: READ }, main];
  // Read-only since 2026-06-26: anyone can set off these.
  if (['issue_comment', 'pull_request_target', 'workflow_run'].includes(run.event)) return [main];
  const ref = run.ref ?? 'refs/heads/main';
  return ref === main.Scope ? [own(ref)] : [own(ref), main];
}

/** Unsigned; nobody here checks more than the claims. */
export function token(claims: { readonly scopes: readonly Scope[]; readonly backend?: Backend }): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const scp = claims.backend && { scp: `Actions.ExampleScope ${scopeOf(claims.backend)}` };
  return `${part({ typ: 'JWT', alg: 'none' })}.${part({ ac: JSON.stringify(claims.scopes), exp: 4102444800, ...scp })}.none`;
}

interface Reserved {
  readonly key: string;
  readonly version: string;
  readonly scope: string;
  readonly blob: string;
  final: boolean;
}
interface Blob {
  data?: Buffer;
  type?: string | undefined;
  readonly blocks: Map<string, Buffer>;
}

export async function startCache(): Promise<StageCache> {
  const reserved: Reserved[] = [];
  const blobs = new Map<string, Blob>();
  const requests: string[] = [];
  let base = '';
  const newBlob = () => {
    const blob = randomUUID();
    blobs.set(blob, { blocks: new Map() });
    return { put: `${base}/blob/${blob}?sig=staged-for-writing`, get: `${base}/blob/${blob}?sig=staged-for-reading` };
  };
  const artifacts = createArtifactService(newBlob);
  const blobAt = (url: string) => blobs.get(/\/blob\/([\w-]+)/.exec(url)?.[1] ?? '');

  const rpc: { [method: string]: (body: Body, scopes: readonly Scope[]) => readonly [number, object] } = {
    CreateCacheEntry: ({ key, version }, scopes) => {
      const scope = scopes.find((s) => s.Permission & WRITE)?.Scope;
      if (!scope) return [200, { ok: false, message: 'cache write denied: the token of this run is read-only' }];
      if (key.length > 512 || key.includes(',')) return [400, { code: 'invalid_argument', msg: 'invalid key' }];
      if (reserved.some((e) => e.key === key && e.version === version && e.scope === scope))
        return [409, { code: 'already_exists', msg: 'cache entry with the same key, version, and scope already exists' }];
      const blob = randomUUID();
      blobs.set(blob, { blocks: new Map() });
      reserved.push({ key, version, scope, blob, final: false });
      return [200, { ok: true, signed_upload_url: `${base}/blob/${blob}?sig=staged-for-writing` }];
    },
    FinalizeCacheEntryUpload: ({ key, version }, scopes) => {
      const entry = reserved.find(
        (e) => e.key === key && e.version === version && scopes.some((s) => s.Scope === e.scope && s.Permission & WRITE),
      );
      if (!entry) return [200, { ok: false, message: 'no such reservation' }];
      entry.final = true;
      return [200, { ok: true, entry_id: String(reserved.indexOf(entry) + 1) }];
    },
    GetCacheEntryDownloadURL: ({ key, version, restore_keys = [] }, scopes) => {
      const readable = scopes.filter((s) => s.Permission & READ);
      if (readable.length === 0) return [403, { code: 'permission_denied', msg: 'cache read denied: no readable scope' }];
      for (const { Scope } of readable) {
        const here = reserved.filter((e) => e.final && e.version === version && e.scope === Scope).reverse();
        for (const wanted of [key, ...restore_keys]) {
          // The key itself, else the newest that begins with it.
          const found = here.find((e) => e.key === wanted) ?? here.find((e) => e.key.startsWith(wanted));
          if (found)
            return [200, { ok: true, signed_download_url: `${base}/blob/${found.blob}?sig=staged-for-reading`, matched_key: found.key }];
        }
      }
      return [200, { ok: false }];
    },
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stage');
    const body = await readAll(request);
    const method = /^\/twirp\/github\.actions\.results\.api\.v1\.CacheService\/(\w+)$/.exec(url.pathname)?.[1];
    const handler = method ? rpc[method] : undefined;
    const made = artifacts.rpc[/^\/twirp\/github\.actions\.results\.api\.v1\.ArtifactService\/(\w+)$/.exec(url.pathname)?.[1] ?? ''];
    if (made) {
      requests.push(url.pathname.split('/').at(-1) ?? '');
      const asked = JSON.parse(body.toString());
      // A token speaks for its own run only.
      const own = claimsOf(request)['scp']?.includes(`Actions.Results:${asked.workflow_run_backend_id}:`);
      const [status, answer] = own ? made(asked) : [403, { code: 'permission_denied', msg: 'not the run of this token' }];
      response.writeHead(status, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(answer));
    }
    if (handler) {
      requests.push(method ?? '');
      const [status, answer] = handler(JSON.parse(body.toString()), scopesIn(request));
      response.writeHead(status, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(answer));
    }
    const blob = blobs.get(/^\/blob\/([\w-]+)$/.exec(url.pathname)?.[1] ?? '');
    if (!blob) return void response.writeHead(404).end();
    const azure = {
      'x-ms-request-id': randomUUID(),
      'x-ms-version': '2025-01-05',
      etag: '"0x1"',
      'last-modified': new Date().toUTCString(),
    };
    if (request.method === 'PUT') {
      store(blob, url.searchParams, body);
      blob.type = String(request.headers['x-ms-blob-content-type'] ?? '') || blob.type;
      const md5 = createHash('md5').update(body).digest('base64');
      response.writeHead(201, { ...azure, 'x-ms-request-server-encrypted': 'true', 'content-md5': md5 });
      return void response.end();
    }
    const data = blob.data ?? Buffer.alloc(0);
    const range = /bytes=(\d+)-(\d*)/.exec(String(request.headers.range ?? request.headers['x-ms-range'] ?? ''));
    const first = Number(range?.[1] ?? 0);
    const last = range?.[2] ? Math.min(Number(range[2]), data.length - 1) : data.length - 1;
    response.writeHead(range ? 206 : 200, {
      ...azure,
      'content-type': blob.type ?? 'application/octet-stream',
      'content-length': last - first + 1,
      'accept-ranges': 'bytes',
      ...(range && { 'content-range': `bytes ${first}-${last}/${data.length}` }),
    });
    response.end(request.method === 'HEAD' ? undefined : data.subarray(first, last + 1));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: base,
    requests,
    entries: () =>
      reserved.filter((e) => e.final).map(({ key, version, scope, blob }) => ({ key, version, scope, bytes: () => blobs.get(blob)?.data })),
    env: (scopes, backend) => ({
      ACTIONS_CACHE_SERVICE_V2: 'True',
      ACTIONS_RESULTS_URL: `${base}/`,
      ACTIONS_RUNTIME_TOKEN: token({ scopes, ...(backend && { backend }) }),
    }),
    artifacts: artifacts.artifacts,
    bytesOf: ({ url }) => blobAt(url)?.data ?? Buffer.alloc(0),
    plant: ({ bytes, ...artifact }) => {
      const { get } = newBlob();
      const blob = blobAt(get);
      if (blob) Object.assign(blob, { data: bytes, type: 'application/zip' });
      const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
      artifacts.plant({ digest, ...artifact, size: bytes.length, url: get });
    },
    replace: ({ url }, bytes) => void Object.assign(blobAt(url) ?? {}, { data: bytes }),
    forget: (key) => {
      const at = reserved.findIndex((e) => e.key === key);
      if (at >= 0) reserved.splice(at, 1);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

interface Body {
  readonly key: string;
  readonly version: string;
  readonly restore_keys?: readonly string[];
}

function claimsOf(request: IncomingMessage): { readonly [claim: string]: string | undefined } {
  const claims = (request.headers.authorization ?? '').replace(/^Bearer /, '').split('.')[1] ?? '';
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString());
  } catch {
    return {};
  }
}

const scopesIn = (request: IncomingMessage): readonly Scope[] => JSON.parse(claimsOf(request)['ac'] ?? '[]');

/** A whole blob, one of its blocks, or the list that puts the blocks in order. */
function store(blob: Blob, query: URLSearchParams, body: Buffer): void {
  const what = query.get('comp');
  if (what === 'block') blob.blocks.set(query.get('blockid') ?? '', body);
  else if (what === 'blocklist')
    blob.data = Buffer.concat(
      [...body.toString().matchAll(/<(?:Latest|Uncommitted|Committed)>([^<]+)</g)].map(
        (m) => blob.blocks.get(m[1] ?? '') ?? Buffer.alloc(0),
      ),
    );
  else blob.data = body;
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
