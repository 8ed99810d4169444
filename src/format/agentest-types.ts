// What people write in Agentest's files, as types for their editors.
import type { SequenceMock } from './agentest-mocks.ts';
import type { Llm } from './llm.ts';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string | null;
  tool_call_id?: string;
  tool_calls?: { id: string; type: 'function'; function: { name: string; arguments: string } }[];
}

export interface CustomHandlerContext {
  /** Answers from the scenario's mocks, and records the call. */
  resolveTool(name: string, args: Record<string, unknown>): Promise<unknown>;
  turnIndex: number;
  conversationId: string;
  scenarioName: string;
}

export type CustomAgentHandler = (messages: ChatMessage[], ctx: CustomHandlerContext) => Promise<ChatMessage>;

export interface ChatAgent {
  type?: 'chat_completions';
  name: string;
  endpoint: string;
  headers?: Record<string, string>;
  body?: Record<string, unknown>;
  streaming?: boolean;
}

export interface CustomAgent {
  type: 'custom';
  name: string;
  handler: CustomAgentHandler;
}

export type MetricName =
  | 'helpfulness'
  | 'coherence'
  | 'relevance'
  | 'faithfulness'
  | 'verbosity'
  | 'goal_completion'
  | 'agent_behavior_failure'
  | 'tool_call_behavior_failure';

export interface AgentestConfig {
  agent: ChatAgent | CustomAgent;
  agents?: Record<string, ChatAgent | CustomAgent>;
  model?: string;
  provider?: 'openai' | 'anthropic' | 'google' | 'ollama' | 'openai-compatible';
  providerOptions?: { baseURL?: string; apiKey?: string };
  conversationsPerScenario?: number;
  maxTurns?: number;
  requestTimeoutMs?: number;
  concurrency?: number;
  debounceMs?: number;
  metrics?: MetricName[];
  thresholds?: Record<string, number>;
  include?: string[];
  exclude?: string[];
  reporters?: ('console' | 'json' | 'github-actions')[];
  unmockedTools?: 'error' | 'passthrough';
  failOnErrorSeverity?: 'low' | 'medium' | 'high' | 'critical';
  customMetrics?: { name: string; setLLM(llm: Llm): void }[];
  compare?: (({ name: string } & Partial<Omit<ChatAgent, 'name' | 'type'>>) | CustomAgent)[];
}

/** As a method, so that authors may type the arguments as their tools have them. */
interface Mocking {
  mock(args: Record<string, unknown>, ctx: { callIndex: number; conversationId: string; turnIndex: number }): unknown;
}
export type ToolMockFn = Mocking['mock'];

export interface ToolCallAssertion {
  name: string;
  args?: Record<string, unknown>;
  argMatchMode?: 'exact' | 'partial' | 'ignore';
}

export interface TrajectoryAssertions {
  matchMode: 'strict' | 'unordered' | 'contains' | 'within';
  expected: ToolCallAssertion[];
  forbidden?: ToolCallAssertion[];
}

export interface ScenarioOptions {
  agent?: string;
  profile?: string;
  goal?: string;
  knowledge?: { content: string }[];
  userPromptTemplate?: string;
  conversationsPerScenario?: number;
  maxTurns?: number;
  turns?: { userMessage: string; assertions?: { toolCalls?: TrajectoryAssertions } }[];
  mocks?: { tools?: Record<string, ToolMockFn | SequenceMock> };
  assertions?: { toolCalls?: TrajectoryAssertions };
}
