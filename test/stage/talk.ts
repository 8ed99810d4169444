// What a conversation needs around it: real HTTP, a clock whose waits take no time, a test with the usual fields.
import { systemClock, systemRandom } from '../../src/edge/clock.ts';
import { createCommands } from '../../src/edge/commands.ts';
import { createHttp } from '../../src/edge/http.ts';
import type { AgentTools, ReadyAgent } from '../../src/model/agents.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { Clock } from '../../src/model/ports.ts';
import type { Test } from '../../src/model/suite.ts';

/** Waits between `least` and `most` milliseconds are noted instead of waited; all others are real. */
export function hastyClock(least = 1000, most = 60_000): { clock: Clock; waits: number[] } {
  const waits: number[] = [];
  return {
    waits,
    clock: {
      ...systemClock,
      sleep: (ms, signal) => {
        if (ms < least || ms > most) return systemClock.sleep(ms, signal);
        waits.push(ms);
        return Promise.resolve();
      },
    },
  };
}

export function tools(clock: Clock = systemClock): AgentTools {
  return { http: createHttp(), commands: createCommands(process.cwd()), clock, random: systemRandom };
}

export function ready(endpoint: string, settings: JsonObject = {}, timeout = 120_000): ReadyAgent {
  return { name: 'salon', protocol: 'openai-chat', endpoint, settings, timeout };
}

export const folder = { project: 'hair', agent: 'salon' };

const place = { file: 'tests/salon.viva.yml', line: 12 };

export function testOf(inputs: readonly string[], more: Partial<Test> = {}): Test {
  return {
    id: 'tests/salon.viva.yml#booking',
    name: 'booking',
    file: place.file,
    place,
    tags: [],
    rounds: inputs.map((user_input) => ({ user_input, criteria: [], checks: [], place })),
    knowledge: [],
    criteria: [],
    checks: [],
    mocks: {},
    unmocked_tools: 'error',
    ...more,
  };
}
