// Metrics that are numbers.
import type { AskedMetric } from '../model/contracts.ts';

const FIVE = { from: 1, to: 5 };

export const helpfulness: AskedMetric = {
  name: 'helpfulness',
  description: 'Does the answer bring the user nearer to the goal? 1 to 5, each round.',
  of: 'round',
  scale: FIVE,
  question:
    'Does the answer bring the user nearer to the goal, with something to act on? 5: as far as it can; 3: in part, or by a detour; 1: not at all.',
};

export const coherence: AskedMetric = {
  name: 'coherence',
  description: 'Does the answer agree with itself and with what was said before? 1 to 5, each round.',
  of: 'round',
  scale: FIVE,
  question:
    'Does the answer agree with itself and with what the agent said before? 5: entirely; 3: it loses the thread; 1: it contradicts itself.',
};

export const relevance: AskedMetric = {
  name: 'relevance',
  description: 'Does every part of the answer address what the user said and wants? 1 to 5, each round.',
  of: 'round',
  scale: FIVE,
  question:
    'Does every part of the answer address what the user said and wants? 5: every part; 3: half of it; 1: it answers something else.',
};

export const faithfulness: AskedMetric = {
  name: 'faithfulness',
  description: 'Does the answer agree with `knowledge` and the results of the tools? 1 to 5, each round.',
  of: 'round',
  scale: FIVE,
  question:
    'Does the answer agree with what is true in this test and with the results of the tools? Only contradictions count, never omissions. 5: none; 3: one without harm; 1: in what matters.',
};

export const verbosity: AskedMetric = {
  name: 'verbosity',
  description: 'Is the answer as short as it can be? 5: every word serves a purpose. 1 to 5, each round.',
  of: 'round',
  scale: FIVE,
  question: 'Is the answer as short as it can be? 5: every word serves a purpose; 3: much of it could go; 1: most of it could.',
};

export const goalCompletion: AskedMetric = {
  name: 'goal_completion',
  description: 'Was the goal of the user fully reached by the end? 0 or 1, once a conversation.',
  of: 'conversation',
  scale: { from: 0, to: 1 },
  question:
    'Was the goal of the user fully reached by the end? 1: the record shows that it was done; 0: it was talked about, promised, or done in part.',
};

export const scoreMetrics: readonly AskedMetric[] = [helpfulness, coherence, relevance, faithfulness, verbosity, goalCompletion];
