// Says the same each time.
console.log(JSON.stringify({ status: 'success', answer: 'The capital of France is Paris.', confidence: 0.98 }));
