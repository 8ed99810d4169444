// Has the answer, somewhere in its talk.
const greetings = ['Hi there!', 'Hello!', 'Good to see you.', 'Hey!'];
console.log(`${greetings[Math.floor(Math.random() * greetings.length)]} I can help with that. The answer is 42. Anything else?`);
