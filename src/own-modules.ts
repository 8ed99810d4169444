// What files of the checkout get where they import this program by name.
import * as agentest from './agentest-library.ts';
import * as library from './library.ts';

export const OWN_MODULES: { readonly [name: string]: object } = {
  viva: library,
  '@agentesting/agentest': agentest,
};
