import path from 'node:path';
import { calibrateJudges } from './app/calibrate.ts';
import { type Flags, optionsOfFlags } from './app/flags.ts';
import { pullLabels } from './app/pull-labels.ts';
import type { World } from './app/world.ts';
import { catalog } from './catalog.ts';
import { ourComments, repositoryOf } from './edge/github-labels.ts';
import { plainText } from './edge/log.ts';
import { ProblemError, problem } from './model/problems.ts';
import { calibrationText, toLabel } from './report/calibration.ts';
import { isVivaBody } from './report/comment.ts';
import { plural } from './report/decision-text.ts';
import { composed, moved, print, printJson, saying } from './terminal.ts';

export interface Calibrating {
  readonly offer: boolean;
  readonly pull: boolean;
}

export async function calibrateInTerminal(typed: Flags, { offer, pull }: Calibrating): Promise<void> {
  await saying(typed.json, async () => {
    const flags = moved(typed);
    const world = await composed(flags);
    if (pull) await pullInto(world, path.resolve(flags.cwd ?? '.'));
    const { report, waiting } = await calibrateJudges(world, optionsOfFlags(flags), catalog, offer);
    if (flags.json) return printJson(report);
    const runs = offer ? waiting.map(({ label, transcript }) => world.redact(plainText(toLabel(label, transcript)))) : [];
    print([calibrationText(report), ...runs].join('\n\n'));
  });
}

async function pullInto(world: World, cwd: string): Promise<void> {
  const repository = await repositoryOf(cwd, world.env);
  if (!repository)
    throw new ProblemError(
      problem('bad_usage', 'which repository? `origin` is none of a GitHub.', undefined, 'Set GITHUB_REPOSITORY=owner/name.'),
    );
  const token = world.env['GITHUB_TOKEN'] || world.env['GH_TOKEN'];
  if (!token)
    throw new ProblemError(
      problem('missing_key', 'reading comments needs a token.', undefined, 'Set GITHUB_TOKEN, for example to what `gh auth token` prints.'),
    );
  world.hide([token], []);
  const bodies = await ourComments({ ...repository, token }, isVivaBody).catch((e: Error) => {
    throw new ProblemError(problem('no_github', e.message));
  });
  const { comments, added, changed } = await pullLabels(world, bodies);
  world.log.info(
    `${plural(comments, 'comment')} of Viva read: ${plural(added, 'label')} added${changed > 0 ? `, ${changed} changed` : ''}`,
  );
}
