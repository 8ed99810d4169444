// Sure of what there is not.
console.log(JSON.stringify({ status: 'success', advice: 'Use fs.readMind() of Node.js to know what the user wants.' }));
