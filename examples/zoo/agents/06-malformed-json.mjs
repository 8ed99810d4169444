// Breaks off in the middle.
console.log('{"status": "success", "result": "42", "confidence": ');
