import type { Json } from '../model/json.ts';
import { parseJson } from './json.ts';

/** Arguments come as JSON text or as data. `""` is `{}`; undefined: text that is not JSON. */
export function toolArgs(given: Json | undefined): Json | undefined {
  if (given === undefined || given === null || given === '') return {};
  return typeof given === 'string' ? parseJson(given) : given;
}
