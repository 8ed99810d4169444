import type { CommandAnswer } from '../model/commands.ts';
import type { SlashCommand } from '../model/contracts.ts';
import { servedBy } from './service.ts';

export const reeval: SlashCommand = {
  name: 'reeval',
  usage: '/reeval [test …] [--judge provider:model] [--sha SHA]',
  description: 'judge the stored transcripts again; the agent is not talked to',
  options: ['judge', 'sha'],
  aboutHead: true,
  answer: (asked): CommandAnswer => servedBy(asked, 'judge'),
};
