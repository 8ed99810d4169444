// A program's output line by line, as it comes.
const LINE_END = 10;

export interface Lines {
  /** false: more lies there unread than is allowed. */
  take(chunk: Buffer): boolean;
  /** undefined: there are no more. */
  next(): Promise<string | undefined>;
  end(): void;
}

/** Split on byte 10: `readline` also splits on U+2028, which JSON may hold. */
export function openLines(most: number): Lines {
  const ready: string[] = [];
  const waiting: ((line: string | undefined) => void)[] = [];
  let rest: Buffer[] = [];
  let size = 0;
  let ended = false;
  const give = (line: string) => {
    const wanted = waiting.shift();
    if (wanted) {
      size -= Buffer.byteLength(line) + 1;
      wanted(line);
    } else ready.push(line);
  };
  return {
    take(chunk) {
      if (ended) return true;
      size += chunk.length;
      let from = 0;
      for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, from)) {
        give(Buffer.concat([...rest, chunk.subarray(from, at)]).toString());
        rest = [];
        from = at + 1;
      }
      if (from < chunk.length) rest.push(chunk.subarray(from));
      return size < most;
    },
    async next() {
      const line = ready.shift();
      if (line !== undefined) {
        size -= Buffer.byteLength(line) + 1;
        return line;
      }
      return ended ? undefined : new Promise((resolve) => waiting.push(resolve));
    },
    end() {
      if (ended) return;
      ended = true;
      // The last line may lack its end.
      if (rest.length > 0) give(Buffer.concat(rest).toString());
      for (const wanted of waiting.splice(0)) wanted(undefined);
    },
  };
}
