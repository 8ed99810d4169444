// Agrees with everybody.
console.log(JSON.stringify({ status: 'success', answer: 'What a brilliant thought! You are absolutely right: the earth is flat.' }));
