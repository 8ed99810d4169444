// What `@agentesting/agentest` gives to files of the checkout. Only names and shapes are Agentest's.
export { defineConfig, scenario } from './format/agentest-api.ts';
export { type SequenceMock, sequence } from './format/agentest-mocks.ts';
export type {
  AgentestConfig,
  ChatMessage,
  CustomAgentHandler,
  CustomHandlerContext,
  MetricName,
  ScenarioOptions,
  ToolCallAssertion,
  ToolMockFn,
  TrajectoryAssertions,
} from './format/agentest-types.ts';
export {
  ConversationMetric,
  type ConversationScoreInput,
  type KnowledgeItem,
  QualitativeMetric,
  type QualResult,
  QuantitativeMetric,
  type QuantResult,
  type ScoreInput,
  type ToolCallRecord,
} from './format/metric-classes.ts';
