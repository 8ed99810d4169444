import type { CheckSubject } from '../model/contracts.ts';
import type { Finding } from '../model/finding.ts';
import type { Never } from '../model/suite.ts';
import { quote } from './quote.ts';
import { notContains, notRegex } from './text.ts';
import { forbids } from './tools.ts';

/** One finding for each rule: one occurrence is red, by policy. */
export async function runNever(never: Never, subject: CheckSubject): Promise<Finding[]> {
  const base = { kind: 'never', round: subject.round, place: never.place } as const;
  return [
    ...never.tools.map((tool): Finding => ({ ...base, name: `calls ${quote(tool)}`, ...forbids(tool, subject) })),
    ...(await Promise.all(
      never.contains.map(
        async (text): Promise<Finding> => ({ ...base, name: `says ${quote(text)}`, ...(await notContains.evaluate([text], subject)) }),
      ),
    )),
    ...(await Promise.all(
      never.regex.map(
        async (pattern): Promise<Finding> => ({
          ...base,
          name: `matches ${quote(pattern)}`,
          ...(await notRegex.evaluate([pattern], subject)),
        }),
      ),
    )),
  ];
}
