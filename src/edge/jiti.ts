// The two files of jiti that turn TypeScript into what Node runs, as far as load-module.ts uses them. Neither is among the package's exports:
// its own entry hides the second from the bundler, and then compiles every package that a suite imports.
// @ts-expect-error no types
import babel from '../../node_modules/jiti/dist/babel.cjs';
// @ts-expect-error no types
import jiti from '../../node_modules/jiti/dist/jiti.cjs';

export interface Source {
  readonly source: string;
  readonly filename?: string;
}

export interface Jiti {
  import(file: string): Promise<unknown>;
  /** A file URL; undefined: no such module. */
  esmResolve(specifier: string, options: { readonly parentURL: string; readonly try: true }): string | undefined;
}

export interface JitiOptions {
  readonly transform: (source: Source) => { readonly code: string };
  readonly virtualModules: { readonly [name: string]: unknown };
  readonly tsconfigPaths: boolean;
  readonly fsCache: boolean;
  readonly moduleCache: boolean;
}

export interface JitiContext {
  readonly onError: (error: unknown) => never;
  readonly nativeImport: (id: string) => Promise<unknown>;
  readonly createRequire: typeof import('node:module').createRequire;
  /** Modules by file name, shared by all that are loaded with it. */
  readonly parentCache: { [file: string]: { readonly loaded: boolean } };
}

export const createJiti = jiti as (file: string, options: JitiOptions, context: JitiContext) => Jiti;
export const compile = babel as (source: Source) => { readonly code: string };
