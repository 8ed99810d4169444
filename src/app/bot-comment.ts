// The bot's part of the one comment: what was asked, what was answered, and what people said about verdicts.
import { type BotState, packBot, readBot } from '../command/state.ts';
import { botStateIn, mergeBotSection } from '../report/comment.ts';
import { renderAnswers } from '../report/said.ts';

export const botIn = (body: string | undefined): BotState => readBot(botStateIn(body));

/** The body with the bot's part changed. `change` may be called more than once. */
export function changedBot(body: string | undefined, change: (state: BotState) => BotState): string {
  const state = change(botIn(body));
  return mergeBotSection(body, renderAnswers(state.answers.slice(-5)), packBot(state));
}
