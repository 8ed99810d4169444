import type { CommandAnswer } from '../model/commands.ts';
import type { SlashCommand } from '../model/contracts.ts';
import { servedBy } from './service.ts';

export const reeval: SlashCommand = {
  name: 'reeval',
  usage: '/reeval [test …] [--criterion "text"] [--judge provider:model] [--sha SHA]',
  description: 'judge the stored transcripts again; with another criterion of one test, only to see what it would say',
  options: ['criterion', 'judge', 'sha'],
  aboutHead: true,
  answer: (asked): CommandAnswer => servedBy(asked, asked.line.options.criterion === undefined ? 'judge' : 'what_if'),
};
