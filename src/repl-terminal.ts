// Commands, one after the other, without starting anew for each.
import { createInterface } from 'node:readline';
import { wordsOf } from './app/words.ts';

/** Runs one command line as `viva` itself would. */
type Dispatch = (argv: readonly string[]) => Promise<void>;

const ENDS = ['exit', 'quit', 'q'];
/** Where several apply, as everywhere. */
const ORDER = [2, 3, 1, 4];

export async function repl(dispatch: Dispatch): Promise<void> {
  const codes: number[] = [];
  const typed = process.stdin.isTTY === true;
  if (typed) process.stdout.write('Commands as after `viva`: run, validate, auth … ; help; exit.\n');
  for await (const line of typed ? asked() : createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    const code = await obey(line.trim(), dispatch);
    if (code === undefined) break;
    codes.push(code);
  }
  // Somebody who types has seen each; a script has to be told.
  process.exitCode = typed ? 0 : (ORDER.find((code) => codes.includes(code)) ?? codes.find((code) => code !== 0) ?? 0);
}

/** undefined: enough. */
async function obey(line: string, dispatch: Dispatch): Promise<number | undefined> {
  const words = wordsOf(line);
  if ('problem' in words) {
    process.stderr.write(`${words.problem}\n`);
    return 2;
  }
  // As it is typed elsewhere.
  const argv = words[0] === 'viva' ? words.slice(1) : words;
  const [first] = argv;
  if (first === undefined || first.startsWith('#')) return 0;
  if (ENDS.includes(first)) return undefined;
  if (first === 'repl') return 0;
  process.exitCode = 0;
  await dispatch(first === 'help' ? ['--help'] : argv);
  return Number(process.exitCode ?? 0);
}

/** An interface for each line: while a command runs, Ctrl-C is a signal again. */
async function* asked(): AsyncGenerator<string> {
  let history: string[] = [];
  for (;;) {
    const line = await new Promise<string | undefined>((resolve) => {
      const lines = createInterface({ input: process.stdin, output: process.stdout, history });
      lines.on('history', (kept) => (history = kept));
      lines.on('SIGINT', () => lines.close());
      lines.on('close', () => resolve(undefined));
      lines.question('viva> ', (text) => {
        resolve(text);
        lines.close();
      });
    });
    if (line === undefined) return void process.stdout.write('\n');
    yield line;
  }
}
