// What the program and the process that runs a checkout's code tell each other.
import type { Called } from '../model/code.ts';
import type { Json } from '../model/json.ts';
import type { Problem } from '../model/problems.ts';

export type ToHost =
  | { readonly id: number; readonly do: 'load'; readonly file: string }
  | {
      readonly id: number;
      readonly do: 'call';
      readonly file: string;
      readonly name: string;
      readonly args: readonly Json[];
      readonly session?: string;
      /** The last argument gets `resolveTool` and `signal`. */
      readonly resolves: boolean;
    }
  /** To what the call `id` asked. */
  | { readonly id: number; readonly do: 'answer'; readonly asked: number; readonly answer: Called }
  /** Nobody waits for that call any more. */
  | { readonly id: number; readonly do: 'drop' }
  /** Is anybody there? */
  | { readonly id: number; readonly do: 'ping' }
  | { readonly id: number; readonly do: 'forget'; readonly session: string };

export type FromHost =
  | { readonly id: number; readonly functions: readonly string[] }
  | { readonly id: number; readonly problem: Problem }
  | { readonly id: number; readonly called: Called }
  | { readonly id: number; readonly asked: number; readonly tool: string; readonly args: Json }
  | { readonly id: number; readonly pong: true };
