// A command typed in a sub-folder works as if it had been typed where the config is; what it names stays what it is.
import path from 'node:path';
import type { Flags } from './app/flags.ts';
import { isModule } from './app/own-reports.ts';
import { folderAbove } from './edge/config-above.ts';
import { CONFIG_NAMES } from './suite/config.ts';

/** `from`: the folder of the config, to be said; undefined: nothing is moved. */
export function rooted(flags: Flags): { readonly flags: Flags; readonly from?: string } {
  if (flags.cwd !== undefined || flags.config !== undefined) return { flags };
  const here = path.resolve('.');
  const root = folderAbove(here, CONFIG_NAMES);
  if (root === undefined) return { flags };
  const moved = (file: string): string => path.relative(root, path.resolve(here, file)).replaceAll(path.sep, '/') || '.';
  const paths = flags.paths.map((p) => (p.startsWith('!') ? `!${moved(p.slice(1))}` : moved(p)));
  return {
    flags: {
      ...flags,
      cwd: root,
      paths,
      reporters: flags.reporters.map((spec) => movedReport(spec, moved)),
      ...(flags.output !== undefined && { output: moved(flags.output) }),
      ...(flags.export !== undefined && { export: moved(flags.export) }),
    },
    from: path.relative(here, root) || '.',
  };
}

/** `NAME`, `NAME:path`, or a module of the checkout's own with or without a path. */
function movedReport(spec: string, moved: (file: string) => string): string {
  const [, what = spec, file] = /^(.+?):([^:]+)$/.exec(spec) ?? [];
  const named = isModule(what) ? `./${moved(what)}` : what;
  return file === undefined ? named : `${named}:${moved(file)}`;
}
