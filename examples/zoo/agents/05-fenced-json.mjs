// Wraps its JSON in Markdown, and talks around it.
console.log(`Here is your query:

\`\`\`json
{ "sql": "SELECT * FROM users WHERE active", "explanation": "All active users." }
\`\`\`

Hope this helps!`);
