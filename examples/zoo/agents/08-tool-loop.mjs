// Searches, and searches, and searches.
for (let i = 1; i <= 12; i++)
  console.log(`Thought: I should search again.\nAction: search\nAction Input: {"q": "the date", "try": ${i}}\nObservation: nothing found`);
console.log('I could not find it.');
