// Runs files of the checkout that are code: configs and suites in TypeScript, mocks, handlers. Loaded only where there is one.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LoadModule } from '../model/ports.ts';
import { ProblemError, problem } from '../model/problems.ts';
import { compile, createJiti, type Jiti, type JitiContext, type JitiOptions } from './jiti.ts';
import { moduleProblem } from './module-problem.ts';

export interface Loading {
  readonly cwd: string;
  /** What `import … from NAME` gives, for names that belong to this program: never a package of that name from the checkout or a registry. */
  readonly own: { readonly [name: string]: object };
  /** Milliseconds for one file with everything it imports. */
  readonly timeout?: number;
}

/** One for a run: what it loads is evaluated once, and shared by all files that import it. */
export function createLoader({ cwd, own, timeout = 30_000 }: Loading): LoadModule {
  const modules: JitiContext['parentCache'] = {};
  const imports = new Map<string, readonly string[]>();
  const options: JitiOptions = {
    transform: (source) => {
      const { code } = compile(source);
      if (source.filename) imports.set(source.filename, importsIn(code));
      return { code: withWorkingDecorators(code) };
    },
    virtualModules: Object.fromEntries(Object.entries(own).map(([name, exports]) => [name, strict(name, exports)])),
    tsconfigPaths: true,
    // Its default is a folder where a pull request could leave compiled code.
    fsCache: false,
    moduleCache: false,
  };
  const context: JitiContext = { onError: rethrow, nativeImport, createRequire, parentCache: modules };
  const loaders = new Map<string, Jiti>();
  const loaderOf = (file: string): Jiti => {
    const known = loaders.get(file) ?? createJiti(file, options, context);
    loaders.set(file, known);
    return known;
  };
  const load = async (file: string): ReturnType<LoadModule> => {
    const absolute = path.resolve(cwd, file);
    try {
      const exports = await within(timeout, () => withoutExit(() => loaderOf(absolute).import(absolute)));
      return { exports: namesOf(exports), files: closure(absolute, imports, loaderOf).map((f) => relative(cwd, f)) };
    } catch (error) {
      // Half a module is no module: whoever imports it next is told the same.
      for (const [name, { loaded }] of Object.entries(modules)) if (!loaded) delete modules[name];
      if (error instanceof ProblemError) return { problem: error.problems[0] ?? problem('bad_module', error.message, { file, line: 1 }) };
      return { problem: moduleProblem(error, file, cwd) };
    }
  };
  // One after the other: a module that is still being evaluated would be handed out half.
  let before: Promise<unknown> = Promise.resolve();
  return (file) => {
    const loaded = before.then(() => load(file));
    before = loaded;
    return loaded;
  };
}

const relative = (cwd: string, file: string): string => path.relative(cwd, file).split(path.sep).join('/');

function rethrow(error: unknown): never {
  throw error;
}

const inPackages = (file: string): boolean => file.split(path.sep).includes('node_modules');

/** Packages are run by Node as they are. Files of the checkout never: Node keeps them for good, and would not give them our modules. */
function nativeImport(id: string): Promise<unknown> {
  const file = id.startsWith('file:') ? fileURLToPath(id) : id;
  if (path.isAbsolute(file) && /\.[cm]?js$/.test(file) && !inPackages(file)) return Promise.reject(new Error('to be compiled'));
  return import(/* webpackIgnore: true */ id);
}

const NEVER_ASKED_BY_NAME = ['then', 'default', '__esModule', 'toJSON'];

/** An import of something that is not there names itself, instead of being undefined until it is used. */
const strict = (name: string, exports: object): object =>
  new Proxy(
    { ...exports },
    {
      has: (target, key) => key in target || (typeof key === 'string' && !NEVER_ASKED_BY_NAME.includes(key)),
      get(target, key, receiver) {
        if (typeof key === 'string' && !(key in target) && !NEVER_ASKED_BY_NAME.includes(key))
          throw new Error(`"${name}" has no export named "${key}"`);
        return Reflect.get(target, key, receiver);
      },
    },
  );

/** Without `Reflect.metadata` Babel's stand-in for it returns the prototype where a property's descriptor is expected. */
const withWorkingDecorators = (code: string): string =>
  code.replace(/(Reflect\.metadata\?\.\("design:\w+", [^\n]*?\)) \|\| \(\(t\) => t\)/g, '$1 || (() => {})');

const IMPORT = /\b(?:jitiImport|require)\(\s*(["'])([^"'\n]+)\1\s*\)/g;

const importsIn = (code: string): readonly string[] => [...code.matchAll(IMPORT)].map((m) => m[2] ?? '');

/** The file and the files of the checkout that it imports, directly or not. */
function closure(file: string, imports: ReadonlyMap<string, readonly string[]>, loaderOf: (file: string) => Jiti): readonly string[] {
  const found = new Set<string>([file]);
  for (const from of found) {
    for (const specifier of imports.get(from) ?? []) {
      const url = specifier.startsWith('node:')
        ? undefined
        : loaderOf(from).esmResolve(specifier, { parentURL: pathToFileURL(from).href, try: true });
      const to = url?.startsWith('file:') ? fileURLToPath(url) : url;
      if (to && path.isAbsolute(to) && !inPackages(to)) found.add(to);
    }
  }
  return [...found];
}

/** A module namespace may be a Proxy or a function: only its own names are of interest. */
function namesOf(exports: unknown): { readonly [name: string]: unknown } {
  if ((typeof exports !== 'object' && typeof exports !== 'function') || exports === null) return { default: exports };
  const values = exports as { readonly [name: string]: unknown };
  return Object.fromEntries(['default', ...Object.keys(values)].map((name) => [name, values[name]]));
}

async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it did not finish loading in ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A file that ends the process while it is loaded would end the run as if nothing had been wrong. */
async function withoutExit<T>(work: () => Promise<T>): Promise<T> {
  const exit = process.exit;
  process.exit = (code) => {
    throw new Error(`it calls process.exit(${code ?? ''}) while it is loaded`);
  };
  try {
    return await work();
  } finally {
    process.exit = exit;
  }
}
