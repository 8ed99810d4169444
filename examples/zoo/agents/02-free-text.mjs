// Says the same thing in other words each time.
const words = [
  'The mitochondrion is where a cell makes its ATP.',
  'ATP is made in the mitochondria, by respiration.',
  'Cells get their ATP from mitochondria.',
];
console.log(words[Math.floor(Math.random() * words.length)]);
