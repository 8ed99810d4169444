// How the runner reads what an action prints: ActionCommand.cs and ActionCommandManager.cs of actions/runner, in the order of their steps.

const REGISTERED = [
  'stop-commands',
  'set-env',
  'set-output',
  'save-state',
  'add-mask',
  'add-path',
  'add-matcher',
  'remove-matcher',
  'debug',
  'warning',
  'error',
  'notice',
  'group',
  'endgroup',
  'echo',
];

export interface Command {
  readonly name: string;
  readonly properties: { readonly [name: string]: string };
  readonly data: string;
}

type Escapes = readonly (readonly [text: string, escaped: string])[];
const IN_DATA: Escapes = [
  ['\r', '%0D'],
  ['\n', '%0A'],
  ['%', '%25'],
];
const IN_PROPERTY: Escapes = [
  ['\r', '%0D'],
  ['\n', '%0A'],
  [':', '%3A'],
  [',', '%2C'],
  ['%', '%25'],
];
const IN_OLD: Escapes = [
  [';', '%3B'],
  ['\r', '%0D'],
  ['\n', '%0A'],
  [']', '%5D'],
  ['%', '%25'],
];
const unescaped = (text: string, escapes: Escapes) => escapes.reduce((t, [to, from]) => t.replaceAll(from, to), text);

/** `StartsWith` and `IndexOf` of .NET compare by culture: they overlook characters without weight. */
const weightless = /[\p{Cf}\p{Default_Ignorable_Code_Point}\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]/gu;

/** The command in one line, if any. `also`: the token that ends `stop-commands`. */
export function readCommand(line: string, also?: string): Command | undefined {
  const known = new Set([...REGISTERED, ...(also ? [also.toLowerCase()] : [])]);
  const plain = line.replace(weightless, '');
  return newStyle(line, known) ?? oldStyle(line, known) ?? newStyle(plain, known) ?? oldStyle(plain, known);
}

function newStyle(line: string, known: ReadonlySet<string>): Command | undefined {
  const message = line.replace(/^[\s\x85]+/, '');
  if (!message.startsWith('::')) return undefined;
  const end = message.indexOf('::', 2);
  return end < 0 ? undefined : command(message.slice(2, end), ',', IN_PROPERTY, message.slice(end + 2), IN_DATA, known);
}

function oldStyle(line: string, known: ReadonlySet<string>): Command | undefined {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  return end < 0 ? undefined : command(line.slice(start + 3, end), ';', IN_OLD, line.slice(end + 1), IN_OLD, known);
}

function command(
  info: string,
  separator: string,
  inProperty: Escapes,
  data: string,
  inData: Escapes,
  known: ReadonlySet<string>,
): Command | undefined {
  const space = info.indexOf(' ');
  const name = (space < 0 ? info : info.slice(0, space)).toLowerCase();
  if (!known.has(name)) return undefined;
  const pairs = (space < 0 ? '' : info.slice(space + 1).trim())
    .split(separator)
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const)
    .filter(([key, value]) => key !== '' && value !== '');
  const properties = Object.fromEntries(pairs.map(([key, value]) => [key.toLowerCase(), unescaped(value, inProperty)]));
  return { name, properties, data: unescaped(data, inData) };
}

/** Lines as .NET's StreamReader gives them: a lone carriage return ends one too. */
export const linesOf = (text: string): readonly string[] => {
  const lines = text.split(/\r\n|\r|\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};

export interface StageAnnotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly title?: string;
  readonly file?: string;
  readonly line?: number;
  readonly endLine?: number;
  readonly column?: number;
}

/** What a step's output does to the runner. One for a whole job: masks last. */
export interface Commands {
  line(text: string): void;
  annotate(level: StageAnnotation['level'], message: string, properties?: { readonly [name: string]: string }): void;
  readonly annotations: StageAnnotation[];
  /** Over the limit of ten of a kind: in the log only. */
  readonly dropped: StageAnnotation[];
  readonly outputs: { [name: string]: string };
  readonly state: { [name: string]: string };
  readonly masks: string[];
  readonly log: string[];
  /** A command that made the step fail. */
  failed: boolean;
  readonly mask: (text: string) => string;
}

export function createCommands(secrets: readonly string[] = []): Commands {
  let stopped: string | undefined;
  const masks = [...secrets];
  const mask = (text: string) => masks.reduce((t, secret) => t.replaceAll(secret, '***'), text);
  const annotate: Commands['annotate'] = (level, message, p = {}) => {
    const annotation: StageAnnotation = {
      level,
      message: mask(message).slice(0, 4096),
      ...(p['title'] !== undefined && { title: mask(p['title']) }),
      ...(p['file'] !== undefined && { file: p['file'] }),
      ...(p['line'] !== undefined && { line: Number(p['line']) }),
      ...(p['endline'] !== undefined && { endLine: Number(p['endline']) }),
      ...(p['col'] !== undefined && { column: Number(p['col']) }),
    };
    const kept = result.annotations.filter((a) => a.level === level).length < 10;
    (kept ? result.annotations : result.dropped).push(annotation);
  };
  const refuse = (line: string) => {
    annotate('error', `Unable to process command '${line}' successfully.`);
    result.failed = true;
  };
  const act = (line: string, { name, properties, data }: Command) => {
    if (name === 'stop-commands') {
      if (data === '' || REGISTERED.includes(data.toLowerCase()) || data === 'pause-logging') refuse(line);
      else stopped = data;
    } else if (name === 'error' || name === 'warning' || name === 'notice') annotate(name, data, properties);
    else if (name === 'set-output') result.outputs[properties['name'] ?? ''] = data;
    else if (name === 'save-state') result.state[properties['name'] ?? ''] = data;
    else if (name === 'add-mask' && data.trim() !== '') masks.push(data);
    else if (name === 'set-env' || name === 'add-path' || name.endsWith('matcher')) refuse(line);
  };
  const result: Commands = {
    annotations: [],
    dropped: [],
    outputs: {},
    state: {},
    masks,
    log: [],
    failed: false,
    mask,
    annotate,
    line: (line) => {
      const found = readCommand(line, stopped);
      if (!found) result.log.push(mask(line));
      else if (stopped === undefined) act(line, found);
      else if (found.name === stopped.toLowerCase()) stopped = undefined;
      else result.log.push(mask(line));
    },
  };
  return result;
}

/** GITHUB_OUTPUT and GITHUB_STATE: `name=value`, or `name<<END`, lines, `END`. */
export function readFileCommand(text: string): { [name: string]: string } {
  const values: { [name: string]: string } = {};
  const lines = text.split(/\r?\n/);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) values[line.slice(0, equals)] = line.slice(equals + 1);
    else if (heredoc > 0) {
      const end = lines.indexOf(line.slice(heredoc + 2), i + 1);
      if (end < 0) throw new Error(`Invalid value. Matching delimiter not found '${line.slice(heredoc + 2)}'`);
      values[line.slice(0, heredoc)] = lines.slice(i + 1, end).join('\n');
      i = end;
    } else throw new Error(`Invalid format '${line}'`);
  }
  return values;
}
