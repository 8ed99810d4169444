// What a person says about a verdict becomes a label: the judge is held against it later (`viva calibrate`).
import type { Asked, CommandAnswer, KnownTest, KnownVerdict, Label, Said } from '../model/commands.ts';
import { firstTest } from './resolve.ts';

export function labelled(asked: Asked, usage: string, agrees: boolean): CommandAnswer {
  const { line, tests } = asked;
  if (line.words.length === 0) return refused([{ text: `Which test? \`${usage}\`` }]);
  const found = firstTest(line.words, tests);
  const [test] = 'tests' in found ? found.tests : [];
  if ('said' in found || !test) return refused('said' in found ? found.said : []);
  const { transcript, judge, prompt, verdicts = [] } = test;
  if (!transcript || !judge || !prompt || verdicts.length === 0)
    return refused([
      { text: `The judge has said nothing about \`${shown(test.name)}\` here, so there is nothing to agree or disagree with.` },
    ]);
  const chosen = choose(verdicts, line.options.criterion, agrees);
  if (chosen.length === 0) return refused(which(test, verdicts, usage));
  const note = found.rest.join(' ').slice(0, 500);
  const labels = chosen.map(
    (v): Label => ({
      test: test.id,
      criterion: v.criterion,
      ...(v.round !== undefined && { round: v.round }),
      transcript,
      human: agrees ? v.result : v.result === 'pass' ? 'fail' : 'pass',
      judged: v.result,
      judge,
      prompt,
      date: asked.at,
      by: asked.by,
      ...(note !== '' && { note }),
      comment: asked.comment,
    }),
  );
  return { kind: 'said', said: acknowledged(test, labels), labels };
}

const refused = (said: Said): CommandAnswer => ({ kind: 'refused', said });

/** Agreement is with all that was said. A disagreement is with one verdict: the one that is named, the only one, or the only one that failed. */
function choose(verdicts: readonly KnownVerdict[], named: string | undefined, agrees: boolean): readonly KnownVerdict[] {
  if (named !== undefined) {
    const byNumber = /^\d+$/.test(named) ? verdicts[Number(named) - 1] : undefined;
    const byText = verdicts.filter((v) => v.criterion.toLowerCase().includes(named.toLowerCase()));
    return byNumber ? [byNumber] : byText.length === 1 ? byText : [];
  }
  if (agrees || verdicts.length === 1) return verdicts;
  const failed = verdicts.filter((v) => v.result === 'fail');
  return failed.length === 1 ? failed : [];
}

const which = (test: KnownTest, verdicts: readonly KnownVerdict[], usage: string): Said => [
  { text: `Which verdict on \`${shown(test.name)}\`? Name it by its number or a part of its text: \`${usage}\`` },
  { list: verdicts.map((v, i) => `${i + 1}. ${v.result === 'pass' ? '✅' : '❌'} ${v.criterion}`) },
];

const acknowledged = (test: KnownTest, labels: readonly Label[]): Said => [
  {
    text: `Noted for \`${shown(test.name)}\`, transcript \`${labels[0]?.transcript.slice(0, 12)}\`, judge \`${shown(labels[0]?.judge ?? '')}\`:`,
  },
  { list: labels.map((l) => `${l.human === 'pass' ? '✅' : '❌'} ${l.criterion} (the judge said ${l.judged})`) },
  { text: 'It changes no result. `viva calibrate` holds the judge against it.' },
];

const shown = (s: string): string => s.replaceAll('`', "'");
