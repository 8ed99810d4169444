// Metrics that are code of the project, as metrics of ours.
import type { CodedMetric, MetricRound, MetricSubject } from '../model/contracts.ts';
import { type Measured, SEVERITIES } from '../model/finding.ts';
import { isObject } from '../model/json.ts';
import type { Place } from '../model/place.ts';
import { type Problem, problem, warning } from '../model/problems.ts';
import { currentLlm, llmOf, withLlm } from './llm.ts';
import type { ConversationScoreInput, Llm, ScoreInput, ToolCallRecord } from './metric-classes.ts';
import { ConversationMetric } from './metric-classes.ts';

/** What a metric is known by: it may extend a class of another copy of this program. */
interface Coded {
  readonly name: string;
  setLLM(llm: Llm): void;
  score?(input: unknown): Promise<unknown>;
  evaluate?(input: unknown): Promise<unknown>;
}

export function customMetrics(
  written: readonly unknown[],
  version: string,
  place: Place,
): { readonly metrics: readonly CodedMetric[]; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const metrics = written.flatMap((one, i): CodedMetric[] => {
    if (!isObject(one) || typeof one['name'] !== 'string' || typeof one['setLLM'] !== 'function') {
      problems.push(problem('bad_config', `\`customMetrics.${i}\` is no metric: it needs \`name\` and \`setLLM\`.`, place, EXTEND));
      return [];
    }
    if (typeof one['score'] !== 'function' && typeof one['evaluate'] !== 'function') {
      problems.push(
        warning(
          'bad_config',
          `\`customMetrics.${i}\` ("${one['name']}") is left out: it has neither \`score\` nor \`evaluate\`.`,
          place,
          EXTEND,
        ),
      );
      return [];
    }
    return [codedMetric(one as unknown as Coded, version)];
  });
  return { metrics, problems };
}

const EXTEND = 'Extend QuantitativeMetric, QualitativeMetric or ConversationMetric.';

export function codedMetric(metric: Coded, version: string): CodedMetric {
  const whole = metric instanceof ConversationMetric;
  return {
    name: metric.name,
    description: 'A metric of this project.',
    of: whole ? 'conversation' : 'round',
    version,
    measure: (subject) =>
      withLlm(llmOf(subject.model, subject.signal), async () => {
        metric.setLLM(currentLlm);
        if (whole) return [{ ...measured(await metric.score?.(conversationInput(subject))) }];
        const ask = (input: ScoreInput) => (metric.evaluate ? metric.evaluate(input) : metric.score?.(input));
        return Promise.all(roundInputs(subject).map(async ({ round, input }) => ({ round, ...measured(await ask(input)) })));
      }),
  };
}

function measured(result: unknown): Omit<Measured, 'round'> {
  if (!isObject(result)) throw new Error('it gave no { value, reason }');
  const { value, reason, severity } = result;
  const why = typeof reason === 'string' ? reason : '';
  if (typeof value === 'number' && Number.isFinite(value)) return { score: value, reason: why };
  if (typeof value !== 'string') throw new Error('its `value` is neither a number nor a text');
  const known = SEVERITIES.find((one) => one === severity);
  return { label: value, reason: why, ...(known && { severity: known }) };
}

const about = ({ goal, profile, knowledge }: MetricSubject) => ({
  goal: goal ?? 'Respond to the user query accurately',
  profile: profile ?? 'A user testing the agent',
  knowledge: knowledge.map((content) => ({ content })),
});

function roundInputs(subject: MetricSubject): readonly { readonly round: number; readonly input: ScoreInput }[] {
  return subject.rounds.map((one, i) => ({
    round: one.round,
    input: {
      ...about(subject),
      userMessage: one.user,
      agentMessage: one.agent,
      toolCalls: callsOf(one),
      history: subject.rounds.slice(0, i).map(({ user, agent }) => ({ userMessage: user, agentMessage: agent })),
      turnIndex: one.round - 1,
    },
  }));
}

function conversationInput(subject: MetricSubject): ConversationScoreInput {
  const turns = subject.rounds.map((one) => ({ userMessage: one.user, agentMessage: one.agent, toolCalls: callsOf(one) }));
  return { ...about(subject), turns };
}

const callsOf = ({ tool_calls, round }: MetricRound): ToolCallRecord[] =>
  tool_calls.map(({ name, args, result }) => ({ name, args: isObject(args) ? args : {}, result: result ?? null, turnIndex: round - 1 }));
