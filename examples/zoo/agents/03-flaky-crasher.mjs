// Breaks in four of ten runs. Each run takes the next number by making a folder, so that runs side by side never share one.
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const taken = (n) => {
  try {
    mkdirSync(join(tmpdir(), `viva-zoo-${process.ppid}-${n}`));
    return false;
  } catch {
    return true;
  }
};
let run = 0;
while (taken(run)) run++;
if ([1, 4, 6, 8].includes(run % 10)) {
  console.error('FATAL: the inference server did not answer');
  process.exit(1);
}
console.log(JSON.stringify({ status: 'success' }));
