// The judge's provider layer for whoever else needs a model: simulated users, metrics that are code.
import type { AskedModel } from '../model/asking.ts';
import type { JudgeSettings } from '../model/suite.ts';
import { ask } from './ask.ts';
import { checkDesk, type Desk, emptyTally, fingerprintOf, type ModelParts, openDesk, spentOf, wrongSettings } from './desk.ts';
import { judgeName } from './refusal.ts';

/** Never throws for what the settings hold: `check` says what is wrong with them. */
export const createSimulator = (parts: ModelParts): AskedModel => modelAt(openDesk(parts, 'simulator'), 'message');

export const simulatorFingerprint = (settings: JudgeSettings): string => fingerprintOf(settings, []);

/** `unusable`: what to call an answer that cannot be used. */
export function modelAt(desk: Desk, unusable: string): AskedModel {
  return {
    name: judgeName(desk.settings),
    fingerprint: fingerprintOf(desk.settings, []),
    refused: () => desk.refused,
    check: (signal) => checkDesk(desk, signal),
    ask: async (request, signal) => {
      desk.refused ??= wrongSettings(desk);
      const tally = emptyTally();
      const told = await ask(desk, request, tally, signal, unusable);
      const spent = spentOf(desk, tally);
      return 'value' in told ? { ok: true, value: told.value, spent } : { ok: false, error: told.error, spent };
    },
  };
}
