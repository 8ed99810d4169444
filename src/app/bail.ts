// Stopping at the first failure: of all tests (`--bail`), or of one that fails fast.
import type { Test } from '../model/suite.ts';

export interface Bail {
  /** Whether a failing run of this test ends anything: then no other may begin before it is known to pass. */
  watches(test: Test): boolean;
  /** Whether its runs have become pointless. */
  ended(test: Test): boolean;
  failed(test: Test): void;
}

export function openBail(all: boolean): Bail {
  const failed = new Set<string>();
  return {
    watches: (test) => all || test.fail_fast === true,
    ended: (test) => (all ? failed.size > 0 : test.fail_fast === true && failed.has(test.id)),
    failed: (test) => void failed.add(test.id),
  };
}

/** For base's runs: what fails there ends nothing. */
export const noBail: Bail = { watches: () => false, ended: () => false, failed: () => undefined };
