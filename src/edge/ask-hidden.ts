import type { ReadStream } from 'node:tty';

const MOST = 10_000;

/** A line that is not shown while it is typed, or all of a pipe. undefined: nothing, or Ctrl-C. */
export async function askHidden(question: string, input: NodeJS.ReadStream, output: NodeJS.WriteStream): Promise<string | undefined> {
  if (!input.isTTY) return (await readAll(input)).trim() || undefined;
  output.write(question);
  try {
    return (await typed(input))?.trim() || undefined;
  } finally {
    output.write('\n');
  }
}

async function readAll(input: NodeJS.ReadStream): Promise<string> {
  let text = '';
  for await (const chunk of input.setEncoding('utf8')) {
    text += chunk;
    if (text.length > MOST) break;
  }
  return text;
}

function typed(input: ReadStream): Promise<string | undefined> {
  return new Promise((resolve) => {
    let line = '';
    const done = (answer: string | undefined) => {
      input.off('data', read);
      input.setRawMode(false);
      input.pause();
      resolve(answer);
    };
    const read = (chunk: string | Buffer) => {
      for (const c of String(chunk)) {
        if (c === '\r' || c === '\n') return done(line);
        if (c === '\u0003' || c === '\u0004') return done(undefined);
        if (c === '\u007f' || c === '\b') line = line.slice(0, -1);
        else if (c >= ' ' && line.length < MOST) line += c;
      }
    };
    input.setRawMode(true);
    input.setEncoding('utf8').on('data', read).resume();
  });
}
