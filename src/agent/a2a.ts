import type { Message, SendMessageRequest } from '@a2a-js/sdk';
import type { Client } from '@a2a-js/sdk/client';
import type { Conversation, Failed, Opening, ReadyAgent, Reply } from '../model/agents.ts';
import type { Protocol } from '../model/contracts.ts';
import { isObject, type JsonObject } from '../model/json.ts';
import { dataObject, flag, text } from '../model/values.ts';
import { type A2aFetch, a2aFetch } from './a2a-fetch.ts';
import { type A2aRound, nothingSeen, openRound } from './a2a-talk.ts';
import { failed, where } from './failure.ts';

export const a2a: Protocol = {
  name: 'a2a',
  description:
    'An agent behind the Agent2Agent protocol (1.0 and 0.3), by its card: messages, tasks and artifacts, plain or streaming. It runs its tools itself.',
  keys: {
    card: text.optional().describe('The path of its card (/.well-known/agent-card.json).'),
    stream: flag.optional().describe('Ask for a stream; without: as its card says.'),
    body: dataObject.optional().describe('`metadata` and `configuration` of each message.'),
  },
  open,
};

/** Between looks at a task that is still worked on. */
const POLL = 1000;

function open({ agent, tools }: Opening): Conversation {
  const never = new AbortController().signal;
  let current = never;
  const http = a2aFetch(agent, tools, () => current);
  const seen = nothingSeen();
  const asked = where('POST', agent.endpoint ?? '');
  let client: Client | undefined;
  let contextId = '';
  let taskId = '';

  async function hold(round: A2aRound, input: string, signal: AbortSignal): Promise<Reply> {
    client ??= await connect(agent, http);
    const message = messageOf(input, tools.random.uuid(), contextId, taskId);
    const request = requestOf(message, agent.settings);
    const streams = agent.settings['stream'] ?? (await client.getAgentCard()).capabilities?.streaming ?? false;
    if (streams === true) {
      for await (const event of client.sendMessageStream(request, { signal })) round.take(event);
    } else {
      const answer = await client.sendMessage(request, { signal });
      if ('messageId' in answer) round.takeMessage(answer);
      else round.takeTask(answer);
      while (!round.over() && round.taskId() !== '' && !signal.aborted) {
        await tools.clock.sleep(POLL, signal);
        if (!signal.aborted) round.takeTask(await client.getTask({ tenant: '', id: round.taskId(), historyLength: undefined }, { signal }));
      }
    }
    return http.failure() ?? round.reply(`${asked} answered`);
  }

  return {
    calls: http.calls,
    hides_tools: () => seen.calls === 0,
    async say(turn, signal) {
      if (!('input' in turn)) return failed('HARNESS_ERROR', 'an a2a agent runs its tools itself');
      current = signal;
      const round = openRound(seen, { contextId });
      try {
        const reply = await hold(round, turn.input, signal);
        contextId = round.contextId();
        taskId = round.taskId();
        return signal.aborted && !reply.ok ? failed('TIMEOUT', `${asked}: the answer did not end in time`) : reply;
      } catch (error) {
        return brokenOff(error, http, asked, signal);
      }
    },
  };
}

function brokenOff(error: unknown, http: A2aFetch, asked: string, signal: AbortSignal): Failed {
  const failure = http.failure();
  if (failure) return failure;
  if (signal.aborted) return failed('TIMEOUT', `${asked}: the answer did not end in time`);
  return failed('AGENT_ERROR', `${asked}: ${error instanceof Error ? error.message : String(error)}`);
}

async function connect(agent: ReadyAgent, http: A2aFetch): Promise<Client> {
  const { ClientFactory, DefaultAgentCardResolver, JsonRpcTransportFactory, RestTransportFactory } = await import('@a2a-js/sdk/client');
  // Most agents speak 0.3 still.
  const how = { fetchImpl: http.fetch, legacyCompat: { enabled: true } };
  const factory = new ClientFactory({
    transports: [new JsonRpcTransportFactory(how), new RestTransportFactory(how)],
    cardResolver: new DefaultAgentCardResolver(how),
  });
  const { card } = agent.settings;
  return factory.createFromUrl(agent.endpoint ?? '', typeof card === 'string' ? card : undefined);
}

const USER = 1;

function messageOf(input: string, messageId: string, contextId: string, taskId: string): Message {
  return {
    messageId,
    role: USER,
    contextId,
    taskId,
    parts: [{ content: { $case: 'text', value: input }, metadata: undefined, filename: '', mediaType: 'text/plain' }],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  };
}

function requestOf(message: Message, settings: JsonObject): SendMessageRequest {
  const body = isObject(settings['body']) ? settings['body'] : {};
  const configuration = isObject(body['configuration']) ? body['configuration'] : undefined;
  const metadata = isObject(body['metadata']) ? body['metadata'] : undefined;
  return {
    message,
    metadata,
    tenant: '',
    configuration: configuration && {
      acceptedOutputModes: [],
      taskPushNotificationConfig: undefined,
      returnImmediately: false,
      ...configuration,
    },
  };
}
