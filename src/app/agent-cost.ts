// What an agent costs: the tokens that it reports, at the price of the model that its settings name.
import { type Price, priceOfModel, usdOf } from '../judge/prices.ts';
import type { AgentSettings } from '../model/config.ts';
import { isObject } from '../model/json.ts';
import type { Usage } from '../model/transcript.ts';
import { fillText } from '../suite/variables.ts';
import type { World } from './world.ts';

/** undefined: the settings name no model, or one without a known price. */
export function agentPrice(agent: AgentSettings, env: World['env']): Price | undefined {
  const body = agent.settings['body'];
  const model = isObject(body) ? body['model'] : undefined;
  return typeof model === 'string' ? priceOfModel(fillText(model, (name) => env[name])) : undefined;
}

export const agentCost = (usage: Usage | undefined, price: Price | undefined): number | undefined => usage && price && usdOf(usage, price);
