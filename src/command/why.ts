import type { Asked, CommandAnswer, KnownTest, Piece } from '../model/commands.ts';
import type { SlashCommand } from '../model/contracts.ts';
import { firstTest, quoted } from './resolve.ts';

export const why: SlashCommand = {
  name: 'viva why',
  usage: '/viva why test',
  description: 'its history, the odds, and what would settle it',
  options: [],
  aboutHead: false,
  answer: ({ line, tests }: Asked): CommandAnswer => {
    if (line.words.length === 0) return { kind: 'refused', said: [{ text: `Which test? \`${why.usage}\`` }] };
    const found = firstTest(line.words, tests);
    const [test] = 'tests' in found ? found.tests : [];
    if ('said' in found || !test) return { kind: 'refused', said: 'said' in found ? found.said : [] };
    return { kind: 'said', said: told(test) };
  },
};

function told(test: KnownTest): readonly Piece[] {
  const { name, status, comparison, line, strip, why: reason, odds, verdicts } = test;
  const judged = (verdicts ?? []).map(
    (v) => `${v.result === 'pass' ? '✅' : '❌'} ${v.round === undefined ? '' : `round ${v.round}: `}${v.criterion}`,
  );
  return [
    {
      text: `\`${name.replaceAll('`', "'")}\` ${status}${comparison ? `, ${comparison.replaceAll('_', ' ')}` : ''}${line ? `: ${line}` : '.'}`,
    },
    ...(strip ? [{ text: strip }] : []),
    ...(odds !== undefined && comparison !== 'regressed'
      ? [{ text: `If nothing had changed, a pull request would show this ${often(odds)}.` }]
      : []),
    ...(judged.length > 0 ? [{ text: `What the judge \`${test.judge ?? ''}\` said:` }, { list: judged }] : []),
    ...(reason ? [{ text: `In this run: ${reason}.` }] : []),
    { text: settling(test) },
  ];
}

const often = (odds: number): string =>
  odds <= 0.001 ? 'less than once in 1,000' : `in ${Math.max(1, Math.round(odds * 100))} of 100 cases`;

/** What a person can do about it. */
function settling({ name, status, comparison, transcript }: KnownTest): string {
  const rerun = `\`/rerun ${quoted(name)}\``;
  const wrong = transcript
    ? ` Is the judge wrong? \`/disagree ${quoted(name)}\` says so, and \`/reeval ${quoted(name)}\` asks it again.`
    : '';
  if (status === 'errored') return `What would settle it: a run that can be completed; ${rerun} makes one.`;
  if (comparison === 'unconfirmed')
    return `What would settle it: more runs; ${rerun} makes them, and those that are there still count.${wrong}`;
  if (comparison === 'regressed') return `It is settled unless the agent changes, or more runs speak against it: ${rerun}.${wrong}`;
  if (comparison === 'flaky') return `It is no proof against this pull request. ${rerun} adds runs.${wrong}`;
  if (comparison === 'new') return 'It has nothing to be held against yet: its history begins when it is merged.';
  if (status === 'skipped') return 'It was not run here, so there is nothing to settle.';
  return `There is nothing to settle.${wrong}`;
}
