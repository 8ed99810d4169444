// Would answer after a minute.
setTimeout(() => console.log('{"status":"success"}'), 60_000);
