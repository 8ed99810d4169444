import type { SlashCommand } from '../model/contracts.ts';
import { labelled } from './label.ts';

export const agree: SlashCommand = {
  name: 'agree',
  usage: '/agree test [--criterion "part of it"]',
  description: 'the judge is right: a label that it is held against later',
  options: ['criterion'],
  aboutHead: false,
  answer: (asked) => labelled(asked, agree.usage, true),
};
