import type { SlashCommand } from '../model/contracts.ts';
import { labelled } from './label.ts';

export const disagree: SlashCommand = {
  name: 'disagree',
  usage: '/disagree test [why] [--criterion "part of it"]',
  description: 'the judge is wrong: a label that it is held against later',
  options: ['criterion'],
  aboutHead: false,
  answer: (asked) => labelled(asked, disagree.usage, false),
};
