import type { SlashCommand } from '../model/contracts.ts';

export const help: SlashCommand = {
  name: 'viva help',
  usage: '/viva help',
  description: 'this list',
  options: [],
  aboutHead: false,
  answer: ({ commands }) => ({
    kind: 'said',
    said: [
      { text: 'On the first line of a new comment, by someone with write access:' },
      { list: commands.map((c) => `\`${c.usage}\`: ${c.description}`) },
      { text: 'A test is its id, or its name where no other has it.' },
    ],
  }),
};
