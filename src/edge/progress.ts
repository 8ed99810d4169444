// What a person sees while tests run: one live line on a terminal, a plain line a test elsewhere.
export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface ProgressLines {
  planned(tests: number, runs: number): void;
  more(runs: number): void;
  done(name: string, outcome: 'passed' | 'failed' | 'errored' | 'skipped', detail: string): void;
  end(): void;
}

const MARK = { passed: '✓', failed: '✗', errored: '?', skipped: '-' } as const;

const cut = (line: string, most: number): string => (line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line);

/** `safe` takes out what moves a terminal's cursor, and secrets. Plain lines tell of what did not pass, and every `often` runs. */
export function progressLines(stream: ProgressStream, safe: (text: string) => string, now: () => number): ProgressLines {
  let total = 0;
  let done = 0;
  let failed = 0;
  let errored = 0;
  let drawn = 0;
  const live = stream.isTTY === true;
  const counts = () => `${done}/${total} runs${failed ? ` · ${failed} failed` : ''}${errored ? ` · ${errored} errored` : ''}`;
  const clear = () => {
    if (live && drawn) stream.write('\r\x1b[2K');
  };
  return {
    planned(tests, runs) {
      total = runs;
      if (runs > 0) stream.write(`${tests} test${tests === 1 ? '' : 's'}, ${runs} run${runs === 1 ? '' : 's'}\n`);
    },
    more(runs) {
      total += runs;
    },
    done(name, outcome, detail) {
      done += 1;
      if (outcome === 'failed') failed += 1;
      if (outcome === 'errored') errored += 1;
      const line = safe(`${MARK[outcome]} ${name}${detail ? `: ${detail}` : ''}`).replace(/\s+/g, ' ');
      if (outcome === 'failed' || outcome === 'errored' || (!live && total <= 50)) {
        clear();
        stream.write(`${cut(line, live ? Math.max(40, (stream.columns ?? 80) - 1) : 300)}\n`);
        drawn = 0;
      } else if (!live && done % 500 === 0) stream.write(`${counts()}\n`);
      // Drawing for each of thousands of runs would cost more than the runs.
      if (live && (now() - drawn > 80 || done === total)) {
        clear();
        stream.write(counts());
        drawn = now();
      }
    },
    end() {
      clear();
    },
  };
}
