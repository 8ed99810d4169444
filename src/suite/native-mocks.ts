import { z } from 'zod';
import type { Json, JsonObject } from '../model/json.ts';
import type { Mock, ModuleMock } from '../model/suite.ts';
import { asData, dataObject, strict, text } from '../model/values.ts';
import { MODULE } from './modules.ts';

const returned = z.preprocess(asData, z.unknown()).optional();

/** One mock as written. `returns: null` is there and null; a missing `returns` is undefined. */
export interface WrittenMock {
  readonly returns?: unknown;
  readonly error?: string | undefined;
  readonly sequence?: readonly WrittenMocks[] | undefined;
  readonly module?: string | undefined;
  readonly when?: JsonObject | undefined;
}
export type WrittenMocks = WrittenMock | readonly WrittenMock[];

const WAYS = ['returns', 'error', 'sequence', 'module'] as const;

const oneMock: z.ZodType<WrittenMock> = z.lazy(() =>
  strict({
    returns: returned.describe('What the tool answers: any data.'),
    error: text.optional().describe('The tool fails with this text.'),
    sequence: z
      .array(mock, 'expected a list of mocks')
      .min(1, 'must not be an empty list')
      .optional()
      .describe('One answer after the other; the last repeats. Begins anew in each run.'),
    module: text
      .refine((written) => MODULE.test(written.trim()), 'expected a file and a function, such as ./mocks.ts#book')
      .optional()
      .describe(
        '`./mocks.ts#name`: a function (args, context) of that file answers, relative to the suite. What it throws is the tool’s error.',
      ),
    when: dataObject.optional().describe('In a list of mocks: this one answers calls with these arguments (others may stand beside them).'),
  }).check((context) => {
    if (context.issues.length > 0) return;
    const ways = WAYS.filter((way) => context.value[way] !== undefined);
    const message = ways.length === 0 ? `a mock needs one of ${WAYS.join(', ')}` : `a mock has either ${ways.join(' or ')}`;
    if (ways.length !== 1) context.issues.push({ code: 'custom', message, input: context.value });
  }),
);

const mock: z.ZodType<WrittenMocks> = z
  .lazy(() =>
    z.union([oneMock, z.array(oneMock).min(1, 'must not be an empty list')], {
      error: 'expected a mock such as { returns: … } or a list of them',
    }),
  )
  .meta({
    id: 'Mock',
    description: 'What a tool answers: { returns }, { error }, { sequence }, or a list of mocks with `when`; the first that fits answers.',
  });

export const mocks = z.record(z.string(), mock, 'expected a mapping of tools to mocks').describe('Tools that Viva answers for.');

/** What `./mocks.ts#name`, written at that path, means. */
export type ModuleAt = (written: string, path: readonly PropertyKey[]) => ModuleMock;

type Path = readonly PropertyKey[];

export function toMock(written: WrittenMocks, path: Path, moduleAt: ModuleAt): Mock {
  if (isList(written)) return { choices: written.map((one, i) => toChoice(one, [...path, i], moduleAt)) };
  return written.when ? { choices: [toChoice(written, path, moduleAt)] } : plainMock(written, path, moduleAt);
}

const isList = (written: WrittenMocks): written is readonly WrittenMock[] => Array.isArray(written);

function toChoice(written: WrittenMock, path: Path, moduleAt: ModuleAt): Mock {
  const mock = plainMock(written, path, moduleAt);
  return written.when ? { when: written.when, mock } : mock;
}

function plainMock(written: WrittenMock, path: Path, moduleAt: ModuleAt): Mock {
  if (written.error !== undefined) return { error: written.error };
  if (written.sequence !== undefined)
    return { sequence: written.sequence.map((one, i) => toMock(one, [...path, 'sequence', i], moduleAt)) };
  if (written.module !== undefined) return { module: moduleAt(written.module, [...path, 'module']) };
  // `returned` made it plain data.
  return { returns: (written.returns ?? null) as Json };
}
