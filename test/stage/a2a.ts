// An agent behind Agent2Agent, protocol 1.0 or 0.3, JSON-RPC over real HTTP: it says what its script has.
import type { JsonObject } from '../../src/model/json.ts';
import { type AgentRequest, json, type Served, serve } from './agent.ts';

/** Results of a call: one for a plain one; a stream's events, one after the other. In the protocol's own JSON. */
export type A2aScript = (call: {
  readonly method: string;
  readonly params: JsonObject;
  readonly n: number;
}) => JsonObject | readonly JsonObject[];

export interface A2aServer extends Served {
  readonly requests: AgentRequest[];
}

export interface A2aHow {
  readonly version?: '1.0' | '0.3';
  readonly streaming?: boolean;
  /** Where the card says that it is; `{url}`: this server. */
  readonly at?: string;
}

export async function startA2aServer(
  script: A2aScript,
  { version = '1.0', streaming = false, at = '{url}' }: A2aHow = {},
): Promise<A2aServer> {
  const requests: AgentRequest[] = [];
  let n = 0;
  const server: Served = await serve((request, response) => {
    requests.push(request);
    const url = at.replace('{url}', server.url);
    if (request.path === '/.well-known/agent-card.json') return json(response, 200, card(version, url, streaming));
    const { id, method, params } = request.body;
    const said = script({ method: String(method), params: params as JsonObject, n: n++ });
    const results: readonly JsonObject[] = Array.isArray(said) ? said : [said as JsonObject];
    const envelope = (result: JsonObject) => ('jsonrpc_error' in result ? { error: result['jsonrpc_error'] } : { result });
    const answers = results.map((result) => ({ jsonrpc: '2.0', id, ...envelope(result) }));
    if (!/stream/i.test(String(method))) return json(response, 200, answers[0]);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const answer of answers) response.write(`data: ${JSON.stringify(answer)}\n\n`);
    response.end();
  });
  return { ...server, requests };
}

function card(version: string, url: string, streaming: boolean): JsonObject {
  const about = {
    name: 'salon',
    description: 'Books haircuts.',
    version: '1',
    capabilities: { streaming, pushNotifications: false },
    defaultInputModes: ['text/plain'],
    defaultOutputModes: ['text/plain'],
    skills: [],
  };
  if (version === '0.3') return { ...about, protocolVersion: '0.3.0', url, preferredTransport: 'JSONRPC' };
  return { ...about, supportedInterfaces: [{ url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' }] };
}
