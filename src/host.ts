// The entry of the process in which a checkout's code runs (edge/code-process.ts starts it).
import { serveCode } from './edge/code-host.ts';

export async function main(): Promise<void> {
  const [{ createLoader }, { OWN_MODULES }] = await Promise.all([import('./edge/load-module.ts'), import('./own-modules.ts')]);
  serveCode(() => createLoader({ cwd: process.cwd(), own: OWN_MODULES }));
}
