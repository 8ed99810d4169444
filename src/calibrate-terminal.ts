import { calibrateJudges } from './app/calibrate.ts';
import { type Flags, optionsOfFlags } from './app/flags.ts';
import { catalog } from './catalog.ts';
import { plainText } from './edge/log.ts';
import { calibrationText, toLabel } from './report/calibration.ts';
import { composed, moved, print, printJson, saying } from './terminal.ts';

export async function calibrateInTerminal(typed: Flags, offer: boolean): Promise<void> {
  await saying(typed.json, async () => {
    const flags = moved(typed);
    const world = await composed(flags);
    const { report, waiting } = await calibrateJudges(world, optionsOfFlags(flags), catalog, offer);
    if (flags.json) return printJson(report);
    const runs = offer ? waiting.map(({ label, transcript }) => world.redact(plainText(toLabel(label, transcript)))) : [];
    print([calibrationText(report), ...runs].join('\n\n'));
  });
}
