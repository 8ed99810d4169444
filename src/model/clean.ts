// What a judge must not see in data: letters that nobody sees, and marks that a model or this prompt gives a meaning to.
// Only the text shown is cleaned, never the stored one.

/** Soft hyphens, zero-width and bidirectional characters, tags, fillers; a joiner or selector within an emoji stays. */
const INVISIBLE =
  /\u034F|\u17B4|\u17B5|[\u180B-\u180D]|[\uFE00-\uFE0D]|[\u00AD\u061C\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]|\u200D(?:(?!\p{Extended_Pictographic})|(?<!(?:\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D))/gu;
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
const MARKS =
  /(?<!<)<{3,}\s{0,9}\/?(?:DATA|END)\b[^\n<>]{0,80}>{0,9}|<\|[A-Za-z0-9_ /-]{1,40}\|>|<｜[^｜\n]{1,40}｜>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:start|end)_of_turn>/gi;
const LONE_SURROGATE = /\p{Surrogate}/gu;

export const REMOVED = '[mark removed]';

export interface Cleaned {
  readonly text: string;
  /** Marks of fences and chat roles that were taken out: somebody tried something. */
  readonly marks: number;
  /** Characters that nobody sees. */
  readonly invisible: number;
}

export function clean(text: string): Cleaned {
  let marks = 0;
  let invisible = 0;
  const drop = (): string => {
    invisible++;
    return '';
  };
  const visible = text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(CONTROL, drop)
    .replace(INVISIBLE, drop);
  // Not removed without a trace: what stands around a mark would join to a new one.
  const cleaned = visible.replace(LONE_SURROGATE, '\uFFFD').replace(MARKS, () => {
    marks++;
    return REMOVED;
  });
  return { text: cleaned, marks, invisible };
}

/** Names and the like, which stand in a line of their own. */
export const cleanLine = (text: string, most = 200): string => {
  const line = clean(text).text.replace(/\s+/g, ' ').trim();
  return line.length > most ? line.slice(0, most).replace(LONE_SURROGATE, '') + '…' : line;
};

const INSTRUCTIONS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^\n]{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|the|these)\b[^\n]{0,40}\b(?:instructions?|prompts?|rules|criteria|criterion|guidelines|directions)\b/i,
  /\b(?:new|updated|revised|real|actual) (?:system )?(?:instructions?|prompt|rules) ?:/i,
  /\b(?:note|message|attention|instructions?|dear|hey|hello)\b[^\n]{0,12}\b(?:grader|judge|evaluator|examiner)\b/i,
  /\b(?:mark|grade|score|rate|judge|evaluate|count)\b[^\n]{0,40}\bas\b[^\n]{0,20}\b(?:pass|passed|passing|true|met|correct|successful)\b/i,
  /["'](?:pass["']\s{0,3}:\s{0,3}true\b|verdict["']\s{0,3}:\s{0,3}["']pass|criteria["']\s{0,3}:\s{0,3}\[\s{0,9}\{|injection_suspected["'])/i,
  /^\s{0,9}(?:system|assistant|developer)\s{0,3}(?:prompt|message)?\s{0,3}:\s[^\n]{0,200}\b(?:pass|verdict|criteri)/im,
];

/** Reads like an instruction to whoever judges. Harmless talk about such texts looks the same: this flags, it decides nothing. */
export const looksLikeInstruction = (text: string): boolean => INSTRUCTIONS.some((pattern) => pattern.test(text));
