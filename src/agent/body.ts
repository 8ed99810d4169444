import { MOST_TEXT, tooBig } from './failure.ts';

/** JSON with every character escaped is several times as long as its text. */
const MOST_BYTES = 4 * MOST_TEXT;

/** Throws `tooBig` past the limit, and what the connection throws. */
export async function readText(body: AsyncIterable<Uint8Array>, most = MOST_BYTES): Promise<string> {
  const { text, whole } = await read(body, most);
  if (!whole) throw tooBig();
  return text;
}

/** The beginning of a body: for error messages. A connection that breaks meanwhile ends it. */
export async function readBeginning(body: AsyncIterable<Uint8Array>, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  try {
    return (await read(body, most, chunks)).text;
  } catch {
    return decode(chunks);
  }
}

async function read(body: AsyncIterable<Uint8Array>, most: number, chunks: Uint8Array[] = []): Promise<{ text: string; whole: boolean }> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > most) {
      chunks.push(chunk.subarray(0, chunk.length - (size - most)));
      return { text: decode(chunks), whole: false };
    }
    chunks.push(chunk);
  }
  return { text: decode(chunks), whole: true };
}

function decode(chunks: readonly Uint8Array[]): string {
  const [first] = chunks;
  return new TextDecoder().decode(chunks.length === 1 ? first : Buffer.concat(chunks));
}

export function isTooLong(text: string): boolean {
  return text.length > MOST_TEXT || (text.length * 3 > MOST_TEXT && Buffer.byteLength(text) > MOST_TEXT);
}
