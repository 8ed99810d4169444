import type { Conversation, Failed, Opening, Reply } from '../model/agents.ts';
import type { Protocol } from '../model/contracts.ts';
import type { Json } from '../model/json.ts';
import { readText } from './body.ts';
import { answered, brokenAnswer, failed, MOST_TEXT } from './failure.ts';
import { readAnswer } from './http-answer.ts';
import { readHistory } from './http-history.ts';
import { httpKeys, httpSettings } from './http-settings.ts';
import { fillBody, fillUrl, joinUrl, type Values } from './http-template.ts';
import { atPath, parseJson } from './json.ts';
import { type Caller, caller } from './request.ts';

export const httpProtocol: Protocol = {
  name: 'http',
  description:
    'Any HTTP endpoint, by a request template and paths into the answer; also agents that keep their conversations themselves (create, send, history).',
  keys: httpKeys,
  open,
};

function open({ agent, folder, tools }: Opening): Conversation {
  const settings = httpSettings(agent.settings);
  const endpoint = agent.endpoint ?? '';
  const http = caller(agent, tools);
  const inputs: string[] = [];
  const messages: { role: string; content: string }[] = [];
  let conversation: Json | undefined;
  let called = 0;
  let answeredRounds = 0;
  const callId = () => `call_${++called}`;
  const values = (input: string): Values => ({ ...folder, input, messages, conversation: conversation ?? '' });

  async function say(input: string, signal: AbortSignal): Promise<Reply> {
    if (conversation === undefined) {
      const created = settings.create ? await create(http, endpoint, settings.create, values(input), signal) : { id: tools.random.uuid() };
      if ('ok' in created) return created;
      conversation = created.id;
    }
    inputs.push(input);
    messages.push({ role: 'user', content: input });
    const { send } = settings;
    const url = fillUrl(send ? joinUrl(endpoint, send.path) : endpoint, values(input));
    if (url === undefined) return climbs();
    const body = send ? send.body : settings.body;
    const answer = await http.call({
      method: body === undefined ? 'GET' : 'POST',
      url,
      ...(body !== undefined && { body: fillBody(body, values(input)) }),
      signal,
      once: send !== undefined,
      accept: '*/*',
    });
    if (!answer.ok) return answer;
    const kind = { settings, stream: send?.stream ?? settings.stream, discard: settings.history !== undefined, callId };
    const reply = await readAnswer(answer.response, answer.asked, signal, kind);
    if (reply.ok) answeredRounds++;
    if (reply.ok && reply.text !== null) messages.push({ role: 'assistant', content: reply.text });
    return reply;
  }

  const { history } = settings;
  return {
    calls: http.calls,
    say: async (turn, signal) =>
      'input' in turn ? say(turn.input, signal) : failed('HARNESS_ERROR', 'an http agent runs its tools itself'),
    ...(history && {
      async history(signal: AbortSignal) {
        if (conversation === undefined) return failed('AGENT_ERROR', 'there is no conversation');
        const url = fillUrl(joinUrl(endpoint, history.path), values(''));
        if (url === undefined) return climbs();
        const fetched = await fetchJson(http, { method: 'GET', url, signal });
        return 'ok' in fetched
          ? fetched
          : readHistory(fetched.body, fetched.text, fetched.said, { inputs, answered: answeredRounds }, history, callId);
      },
    }),
  };
}

/** A history has the answers of all rounds. */
const MOST_RECORD = 16 * MOST_TEXT;

const climbs = (): Failed => failed('AGENT_ERROR', 'a value for the URL is `.` or `..`: it would lead to another path');

async function create(
  http: Caller,
  endpoint: string,
  { path, body, id }: { path: string; body?: Json; id: string },
  values: Values,
  signal: AbortSignal,
): Promise<{ id: Json } | Failed> {
  const url = fillUrl(joinUrl(endpoint, path), values);
  if (url === undefined) return climbs();
  const fetched = await fetchJson(http, { method: 'POST', url, signal, ...(body !== undefined && { body: fillBody(body, values) }) });
  if ('ok' in fetched) return fetched;
  const found = fetched.body === undefined ? undefined : atPath(fetched.body, id);
  if (typeof found === 'number' || (typeof found === 'string' && found !== '')) return { id: found };
  return failed('AGENT_ERROR', `${fetched.said} without the conversation’s id at \`${id}\``, fetched.text);
}

async function fetchJson(
  http: Caller,
  request: { method: 'GET' | 'POST'; url: string; body?: Json; signal: AbortSignal },
): Promise<{ body: Json | undefined; text: string; said: string } | Failed> {
  const answer = await http.call(request);
  if (!answer.ok) return answer;
  try {
    const text = await readText(answer.response.body, MOST_RECORD);
    return { body: parseJson(text), text, said: answered(answer.asked, answer.response) };
  } catch (error) {
    return brokenAnswer(answer.asked, error, request.signal, '16 MB');
  } finally {
    answer.response.cancel();
  }
}
