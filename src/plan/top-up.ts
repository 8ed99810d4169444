// Fresh runs that a push on the base branch gives to unchanged tests, so that their history grows.

export interface Wanting {
  readonly id: string;
  /** Runs in its history. */
  readonly history: number;
  /** Model calls of one run, at the least. */
  readonly calls: number;
}

/** The tests whose turn it is within `calls` calls: those with the shortest history first. */
export function topUpsWithin(wanting: readonly Wanting[], target: number, calls: number): ReadonlySet<string> {
  const chosen = new Set<string>();
  let left = calls;
  for (const test of [...wanting].filter((w) => w.history < target).sort((a, b) => a.history - b.history)) {
    if (test.calls > left) continue;
    left -= test.calls;
    chosen.add(test.id);
  }
  return chosen;
}
