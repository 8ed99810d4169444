import type { SlashCommand } from '../model/contracts.ts';
import { servedBy } from './service.ts';

export const rerun: SlashCommand = {
  name: 'rerun',
  usage: '/rerun [test …] [--sha SHA]',
  description: 'talk to the agent again; earlier runs of this commit still count',
  options: ['sha'],
  aboutHead: true,
  answer: (asked) => servedBy(asked, 'talk'),
};
