// The receptionist of a hair salon: a small agent that calls tools, behind an OpenAI-style endpoint. It follows simple rules in place of a
// model, so that it costs nothing and always answers the same; like a model, it does what prompts/system.md says and knows what
// skills.json knows. Start it with `node server.mjs`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const read = (file) => readFileSync(new URL(file, import.meta.url), 'utf8');
const prompt = read('prompts/system.md').toLowerCase();
const { services, hours } = JSON.parse(read('skills.json'));
const told = (rule) => prompt.includes(rule);

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const mentioned = (names, text) => names.find((name) => text.toLowerCase().includes(name.toLowerCase()));
const say = (text) => ({ text });
const call = (name, args) => ({ call: { name, args } });

/** What to do next: say something, or call a tool and go on when its result is there. */
function next(messages) {
  const from = messages.findLastIndex((message) => message.role === 'user');
  const text = textOf(messages[from]);
  const said = messages
    .filter((message) => message.role === 'user')
    .map(textOf)
    .reverse();
  const results = resultsOf(messages.slice(from + 1));
  const latest = (names) => said.map((each) => mentioned(names, each)).find(Boolean);

  if (/\bcancel/i.test(text)) return cancel(text, results);
  if (/how much|price|cost/i.test(text)) return price(text);
  const slot = /\b\d{1,2}:\d{2}\b/.exec(text)?.[0].padStart(5, '0');
  if (slot || /\b(book|appointment)/i.test(text)) {
    return book({ service: latest(Object.keys(services)) ?? 'haircut', day: latest(DAYS), slot }, results);
  }
  if (/\b(open|hours)\b/i.test(text)) return openingHours(mentioned(DAYS, text));
  return say('I can book or cancel an appointment, and I know our prices and opening hours. What would you like?');
}

function book({ service, day, slot }, results) {
  if (!day) return say('Gladly. On which day?');
  const bookings = results.filter((result) => result.name === 'create_booking');
  const booked = bookings.at(-1);
  if (booked && !booked.content.error) {
    return say(`Booked: ${service} on ${day} at ${booked.args.slot}. Your booking number is ${booked.content.id}.`);
  }
  if (booked) {
    if (told('try once more') && bookings.length < 2) return call('create_booking', booked.args);
    return say('I am sorry, our booking system does not answer. Please call us, or try again later.');
  }
  if (slot) return call('create_booking', { service, day, slot });

  const looked = results.find((result) => result.name === 'check_availability');
  if (!looked) return call('check_availability', { service, day });
  const slots = looked.content.slots ?? [];
  if (slots.length === 0) return say(`I am sorry, we have nothing free on ${day}. Would another day suit you?`);
  if (told('let the customer choose')) return say(`On ${day} we have ${slots.join(' and ')} free. Which one would you like?`);
  return call('create_booking', { service, day, slot: slots[0] });
}

function cancel(text, results) {
  const id = /\bBK-\d+\b/i.exec(text)?.[0].toUpperCase();
  if (!id) return say('I can do that. What is your booking number? It begins with BK.');
  const [cancelled] = results;
  if (!cancelled) return call('cancel_booking', { id });
  return say(cancelled.content.error ? `I could not cancel ${id}: ${cancelled.content.error}` : `Your booking ${id} is cancelled.`);
}

function price(text) {
  const service = mentioned(Object.keys(services), text);
  if (!service) return say('I do not know that price. Please ask us in the salon.');
  return say(`A ${service} costs ${services[service].price} euros and takes ${services[service].minutes} minutes.`);
}

function openingHours(day) {
  if (!day) return say(`We are open on ${Object.keys(hours).join(', ')}.`);
  return say(hours[day] ? `On ${day} we are open ${hours[day]}.` : `On ${day} we are closed.`);
}

const textOf = ({ content }) => (typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? '').join(''));

/** The tools called since the user spoke, each with its arguments and what came of it. */
function resultsOf(messages) {
  const calls = messages.flatMap((message) => message.tool_calls ?? []);
  return messages
    .filter((message) => message.role === 'tool')
    .map((message) => {
      const { name, arguments: args } = calls.find(({ id }) => id === message.tool_call_id).function;
      return { name, args: JSON.parse(args), content: JSON.parse(message.content) };
    });
}

// --- the endpoint ---

function completion({ messages }) {
  const { text = null, call: tool } = next(messages);
  const id = `call_${messages.length}`;
  const toolCalls = tool && [{ id, type: 'function', function: { name: tool.name, arguments: JSON.stringify(tool.args) } }];
  const tokens = (value) => Math.ceil(JSON.stringify(value).length / 4);
  return {
    message: { role: 'assistant', content: text, ...(toolCalls && { tool_calls: toolCalls }) },
    finish_reason: tool ? 'tool_calls' : 'stop',
    usage: { prompt_tokens: tokens([prompt, messages]), completion_tokens: tokens(text ?? toolCalls) },
  };
}

function* chunks({ message: { content, tool_calls }, finish_reason, usage }) {
  for (const word of content?.match(/\S+\s*/g) ?? []) yield { choices: [{ index: 0, delta: { content: word } }] };
  if (tool_calls) yield { choices: [{ index: 0, delta: { tool_calls: tool_calls.map((each, index) => ({ index, ...each })) } }] };
  yield { choices: [{ index: 0, delta: {}, finish_reason }], usage };
}

const server = createServer(async (request, response) => {
  const reply = (status, body) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.url === '/health') return reply(200, { ok: true });
  if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return reply(404, { error: { message: 'not found' } });
  try {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const asked = JSON.parse(body);
    const { message, finish_reason, usage } = completion(asked);
    const head = { id: 'chatcmpl-salon', model: 'salon', created: Math.floor(Date.now() / 1000) };
    if (!asked.stream) return reply(200, { ...head, object: 'chat.completion', choices: [{ index: 0, message, finish_reason }], usage });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const chunk of chunks({ message, finish_reason, usage })) {
      response.write(`data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', ...chunk })}\n\n`);
    }
    response.end('data: [DONE]\n\n');
  } catch (error) {
    reply(400, { error: { message: error.message } });
  }
});

server.listen(Number(process.env.PORT ?? 8787), '127.0.0.1', () => console.log(`salon agent on port ${server.address().port}`));
