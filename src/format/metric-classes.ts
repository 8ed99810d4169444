// The classes that metrics of other people's code extend, as Agentest has them.
import type { GenerateObject, Llm } from './llm.ts';

export type { GenerateObject, Llm };

export interface ToolCallRecord {
  readonly name: string;
  readonly args: Record<string, unknown>;
  readonly result: unknown;
  readonly turnIndex: number;
}

export interface KnowledgeItem {
  readonly content: string;
}

export interface ScoreInput {
  readonly goal: string;
  readonly profile: string;
  readonly knowledge: KnowledgeItem[];
  readonly userMessage: string;
  readonly agentMessage: string;
  readonly toolCalls: ToolCallRecord[];
  readonly history: { readonly userMessage: string; readonly agentMessage: string }[];
  readonly turnIndex: number;
}

export interface ConversationScoreInput {
  readonly goal: string;
  readonly profile: string;
  readonly knowledge: KnowledgeItem[];
  readonly turns: { readonly userMessage: string; readonly agentMessage: string; readonly toolCalls: ToolCallRecord[] }[];
}

export interface QuantResult {
  readonly value: number;
  readonly reason: string;
}

export interface QualResult {
  readonly value: string;
  readonly reason: string;
  /** Makes the label a failure. */
  readonly severity?: 'low' | 'medium' | 'high' | 'critical';
}

abstract class Metric {
  abstract readonly name: string;
  #llm: Llm | undefined;

  /** The judge's model. */
  protected get llm(): Llm {
    if (!this.#llm) throw new Error(`the metric "${this.name}" has no model: setLLM() comes first`);
    return this.#llm;
  }

  setLLM(llm: Llm): void {
    this.#llm = llm;
  }
}

/** A number for each round. */
export abstract class QuantitativeMetric extends Metric {
  abstract score(input: ScoreInput): Promise<QuantResult>;
}

/** A label for each round. */
export abstract class QualitativeMetric extends Metric {
  abstract evaluate(input: ScoreInput): Promise<QualResult>;
}

/** A number for the whole conversation. */
export abstract class ConversationMetric extends Metric {
  abstract score(input: ConversationScoreInput): Promise<QuantResult>;
}
