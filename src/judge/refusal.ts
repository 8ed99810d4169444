// Answers after which no further call can succeed, and the words in which a provider's answer is told.
import type { Redact } from '../model/ports.ts';
import { type Problem, problem } from '../model/problems.ts';
import type { JudgeSettings } from '../model/suite.ts';
import { closest } from '../model/values.ts';
import { apiKeyName, baseOf } from './provider.ts';

export const judgeName = (settings: JudgeSettings): string => `${settings.provider}:${settings.model}`;

/** What a model is asked to be. */
export type Role = 'judge' | 'simulator';

/** Of whom something is told, and with what secrets. */
export interface Speaker {
  readonly role: Role;
  readonly settings: JudgeSettings;
  readonly key: string | undefined;
  readonly redact: Redact;
}

/** A piece of a body for a person: one line, without the model's own secrets, not cut within a word that may be one. */
export function piece(text: string, { settings, key, redact }: Speaker, most = 200): string {
  const secrets = [key ?? '', settings.api_key ?? '', ...Object.values(settings.headers), ...Object.values(settings.query)];
  // A prefix is enough to look at: bodies can be megabytes.
  let line = redact(text.slice(0, 20_000));
  for (const secret of secrets.flatMap((s) => [s, s.replace(/^\S+\s+/, '')])) if (secret.length >= 6) line = line.replaceAll(secret, '***');
  line = line.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most).replace(/\p{Surrogate}/gu, '');
  return (/\S/.test(line.charAt(most)) ? cut.replace(/(?<=\s)\S{1,80}$/, '') : cut).trimEnd() + '…';
}

const BAD_KEY = /API_KEY_INVALID|api key (?:not valid|expired|not found)|invalid api key/i;
const UNKNOWN_MODEL =
  /model_not_found|\b(?:not a valid|invalid|unknown|no such) model\b|\bmodel\b[^\n]{0,120}\b(?:not found|does not exist|doesn't exist)|\bmodels\/\S{1,120} is not found/i;

/** undefined: the status says nothing about later calls. */
export function refusalOf(speaker: Speaker, status: number, body: string): Problem | undefined {
  const { settings, role } = speaker;
  const said = piece(body, speaker);
  const answer = `HTTP ${status}${said === '' ? '' : `: ${said}`}`;
  if (status === 401 || status === 403 || (status === 400 && BAD_KEY.test(body)))
    return problem(
      'judge_refused',
      `the ${role} ${judgeName(settings)} refused: ${answer}`,
      undefined,
      speaker.key ? undefined : unkeyed(settings, role),
    );
  if ((status === 400 || status === 404 || status === 422) && UNKNOWN_MODEL.test(body)) return unknownModel(settings, [], role);
  if (status !== 404) return undefined;
  if (/\bmodel\b/i.test(body) && /not_found|not found/i.test(body)) return unknownModel(settings, [], role);
  const advice = `Check \`base_url\` of the ${role}: it includes the version part, such as \`/v1\`.`;
  return problem(
    'judge_refused',
    `the ${role} ${judgeName(settings)} was not found at ${baseOf(settings) ?? ''}: ${answer}`,
    undefined,
    advice,
  );
}

/** Without a key in the settings either: the first thing to try. */
function unkeyed({ provider, headers }: JudgeSettings, role: Role): string | undefined {
  const name = apiKeyName(provider);
  return name !== undefined && Object.keys(headers).length === 0
    ? `No key was sent: set ${name}, or \`api_key\` of the ${role}.`
    : undefined;
}

export function unknownModel(settings: JudgeSettings, known: readonly string[], role: Role): Problem {
  const near = closest(settings.model, known);
  const hint = near ? `, did you mean "${near}"?` : known.length > 0 && known.length <= 10 ? `; it has ${known.join(', ')}.` : '.';
  return problem(
    'unknown_model',
    `the ${role}'s model "${settings.model}" is unknown to ${settings.provider} at ${baseOf(settings) ?? ''}${hint}`,
  );
}
