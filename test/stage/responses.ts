// The scripted agent behind a responses endpoint: plain and streamed, function calls and their outputs.
import type { ServerResponse } from 'node:http';
import type { Json, JsonObject } from '../../src/model/json.ts';
import type { AgentRequest, Line, Player } from './agent.ts';

/** With `previous_response_id` the server remembers what was said before. */
export type Kept = Map<string, readonly JsonObject[]>;

export async function respond(request: AgentRequest, response: ServerResponse, play: Player, kept: Kept): Promise<void> {
  const previous = kept.get(String(request.body['previous_response_id'])) ?? [];
  const items = [...previous, ...((request.body['input'] ?? []) as JsonObject[])];
  const from = items.findLastIndex((item) => item['role'] === 'user');
  const since = items.slice(from + 1);
  const given = await play({
    input: String(items[from]?.['content'] ?? ''),
    results: since.filter((item) => item['type'] === 'function_call_output').map((item) => item['output'] ?? null),
    step: since.filter((item, i) => item['type'] === 'function_call_output' && since[i + 1]?.['type'] !== 'function_call_output').length,
    messages: items,
    request,
  });
  const line: Line = typeof given === 'string' ? { text: given } : given;
  if (line.delay) await new Promise((resolve) => setTimeout(resolve, line.delay));
  if (line.status !== undefined || line.body !== undefined) {
    response.writeHead(line.status ?? 200, { 'content-type': 'application/json', ...line.headers });
    response.end(line.body ?? '');
    return;
  }
  const output = outputOf(line, items.length);
  const body = {
    id: `resp_${kept.size + 1}`,
    object: 'response',
    status: line.finish === 'length' ? 'incomplete' : 'completed',
    error: null,
    ...(line.finish === 'length' && { incomplete_details: { reason: 'max_output_tokens' } }),
    output,
    ...(line.usage && { usage: { input_tokens: line.usage.input, output_tokens: line.usage.output } }),
  };
  kept.set(body.id, [...items, ...output]);
  if (request.body['stream'] === true) return stream(response, body, output);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

function outputOf(line: Line, at: number): JsonObject[] {
  const calls = (line.tools ?? []).map((tool, i): JsonObject => {
    const args = tool.raw ?? JSON.stringify(tool.args ?? {});
    return {
      type: 'function_call',
      id: `fc_${at}_${i}`,
      call_id: tool.id ?? `call_${at}_${i}`,
      name: tool.name,
      arguments: args,
      status: 'completed',
    };
  });
  const content: Json[] = [{ type: 'output_text', text: line.text ?? '', annotations: [] }];
  const message: JsonObject = { type: 'message', id: `msg_${at}`, role: 'assistant', status: 'completed', content };
  return [...(line.text === undefined ? [] : [message]), ...calls];
}

function stream(response: ServerResponse, body: JsonObject, output: readonly JsonObject[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (type: string, rest: JsonObject) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: 0, ...rest })}\n\n`);
  send('response.created', { response: { ...body, status: 'in_progress', output: [] } });
  for (const [output_index, item] of output.entries()) {
    send('response.output_item.added', { output_index, item: { ...item, status: 'in_progress' } });
    const content = item['content'];
    const text = Array.isArray(content) ? String((content[0] as JsonObject)['text']) : undefined;
    for (const delta of text?.match(/[\s\S]{1,7}/g) ?? []) send('response.output_text.delta', { output_index, delta });
    send('response.output_item.done', { output_index, item });
  }
  send(body['status'] === 'incomplete' ? 'response.incomplete' : 'response.completed', { response: body });
  response.end();
}
