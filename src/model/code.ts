// The checkout's own code: mocks and agents that are functions.
import type { Json } from './json.ts';
import type { Problem } from './problems.ts';

/** What a call of such a function came to. `broken`: nobody can tell, for it did not settle, left the process or gave what is not JSON. */
export type Called = { readonly value: Json } | { readonly thrown: string } | { readonly broken: string };

export interface CodeCall {
  /** From the working directory. */
  readonly file: string;
  readonly name: string;
  readonly args: readonly Json[];
  /** Its modules are evaluated anew for each session; without: once. */
  readonly session?: string;
  readonly signal: AbortSignal;
  /** What `resolveTool` of the last argument asks for. A rejection is thrown where it was asked. */
  readonly resolve?: (tool: string, args: Json) => Promise<Json>;
}

/** A process of its own, from one checkout and with one environment. Started by the first call, and again after it broke. */
export interface Code {
  /** The functions that a file exports. */
  load(file: string): Promise<{ readonly functions: readonly string[] } | { readonly problem: Problem }>;
  /** Never throws. */
  call(call: CodeCall): Promise<Called>;
  forget(session: string): void;
}

export interface Codes {
  /** `folder`: another checkout than the working directory. `env`: besides the runner's basics. */
  at(where: { readonly folder?: string; readonly env: { readonly [name: string]: string } }): Code;
  /** Nothing of theirs is left. */
  stop(): Promise<void>;
}

const MOST_DEPTH = 200;
const MOST_TEXT = 1024 * 1024;

/** What a function gave, as the data that it would be on its way over a wire. */
export function calledWith(given: unknown): Called {
  if (given === undefined) return { value: null };
  let text: string | undefined;
  try {
    text = JSON.stringify(given);
  } catch (error) {
    return { broken: `gave what is not JSON (${messageOf(error)})` };
  }
  if (text === undefined) return { broken: `gave a ${typeof given}, which is not JSON` };
  if (text.length > MOST_TEXT) return { broken: 'gave more than 1 MB' };
  const value = JSON.parse(text) as Json;
  return depthWithin(value, MOST_DEPTH) ? { value } : { broken: `gave data that is nested deeper than ${MOST_DEPTH} levels` };
}

function depthWithin(value: Json, most: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return most > 0 && Object.values(value).every((inner) => depthWithin(inner, most - 1));
}

const MOST_MESSAGE = 10_000;

export function messageOf(error: unknown): string {
  if (error instanceof Error) return (error.message || error.name).slice(0, MOST_MESSAGE);
  try {
    return String(error).slice(0, MOST_MESSAGE);
  } catch {
    return 'something that cannot be shown';
  }
}
