// `npm run demo`: the main job on embedded parts. A real little agent on loopback, a real git repository, the action's engine.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { marked } from 'marked';
import type { Occasion } from './app/occasion.ts';
import type { Options } from './app/options.ts';
import { type RunOutcome, run } from './app/run.ts';
import { catalog } from './catalog.ts';
import { compose } from './compose.ts';
import { plainText } from './edge/log.ts';
import { createVault } from './edge/secrets.ts';
import type { JudgeSettings } from './model/suite.ts';
import { renderComment } from './report/comment.ts';
import { readable } from './report/readable.ts';
import { parseJudge } from './suite/config.ts';
import { VERSION } from './version.ts';

const PUSHES = 8;
const JUDGES = {
  ANTHROPIC_API_KEY: 'anthropic:claude-sonnet-4-5',
  OPENAI_API_KEY: 'openai:gpt-5-mini',
  GOOGLE_GENERATIVE_AI_API_KEY: 'google:gemini-2.5-flash',
} as const;

/** What the scripted judge looks for in the conversation, by words of the criterion. */
const RULES: readonly (readonly [criterion: RegExp, shows: RegExp])[] = [
  [/Offers free slots/, /9:00|09:00/],
  [/Books exactly the slot/, /BK-001/],
  [/beard trim is booked/, /BK-002/],
  [/nothing is free/, /nothing|no free|full|another/i],
  [/Asks for the booking number/, /number/i],
  [/price of a coloring/, /80/],
  [/Thursday/, /10:00|20:00/],
  [/Sunday/, /closed/i],
];

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

export async function main(): Promise<void> {
  // dist/demo.js, wherever it was started from.
  const root = path.resolve(realpathSync(process.argv[1] ?? '.'), '../..');
  const folder = mkdtempSync(path.join(tmpdir(), 'viva-demo-'));
  const judge = await chooseJudge();
  say(judge.words);
  try {
    const git = gitIn(folder);
    cpSync(path.join(root, 'examples/salon-agent'), folder, { recursive: true });
    git('init', '--quiet', '--initial-branch=main');
    for (let n = 1; n <= PUSHES; n++) {
      writeFileSync(path.join(folder, 'NEWS.md'), `Push ${n}\n`);
      const before = n === 1 ? undefined : git('rev-parse', 'HEAD');
      git('add', '--all');
      git('commit', '--quiet', '-m', `Push ${n}`);
      const { report } = await examine(folder, judge.settings, {
        ...HERE,
        kind: 'push',
        commit: git('rev-parse', 'HEAD'),
        ...(before && { base: before }),
        adds_history: true,
      });
      say(`push ${n} on main: ${report.totals.passed} passed, ${report.totals.failed} failed, ${calls(report)}`);
    }
    const base = git('rev-parse', 'HEAD');
    change(folder);
    git('switch', '--quiet', '-c', 'pull-request');
    git('commit', '--quiet', '--all', '-m', 'Book faster; know the price of a coloring');
    const head = git('rev-parse', 'HEAD');
    const outcome = await examine(folder, judge.settings, {
      ...HERE,
      kind: 'pull_request',
      pr: 1,
      commit: head,
      base,
      adds_history: false,
    });
    say(`pull request: ${calls(outcome.report)}\n`);
    show(outcome);
  } finally {
    judge.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const HERE = { base_name: 'main', trusted: true, links: {} } as const;

const calls = ({ usage }: RunOutcome['report']): string => `${usage.agent_calls} agent and ${usage.judge_calls} judge calls`;

/** The pull request: the receptionist no longer lets the customer choose, and learns a price. */
function change(folder: string): void {
  const prompt = path.join(folder, 'prompts/system.md');
  writeFileSync(prompt, readFileSync(prompt, 'utf8').replace('- Let the customer choose a slot before you book it.\n', '- Be quick.\n'));
  const skills = path.join(folder, 'skills.json');
  const known = JSON.parse(readFileSync(skills, 'utf8'));
  known.services.coloring = { price: 80, minutes: 90 };
  writeFileSync(skills, `${JSON.stringify(known, null, 2)}\n`);
}

async function examine(cwd: string, judge: JudgeSettings, occasion: Occasion): Promise<RunOutcome> {
  const memory = path.join(cwd, '.viva');
  const folders = { memory, transcripts: path.join(memory, 'transcripts'), restored: { memory: [], transcripts: [] } };
  const world = compose({ cwd, env: process.env, stream: { write: () => true }, folders, vault: createVault(process.env) });
  const options: Options = {
    mode: 'action',
    paths: [],
    suites: [],
    run: occasion.kind === 'pull_request' ? 'changed' : 'all',
    names: [],
    files: [],
    tags: [],
    judge,
    reeval: false,
    dry_run: false,
    bail: false,
  };
  const signal = new AbortController().signal;
  const outcome = await run({ world, options, occasion, catalog, viva: VERSION, id: '0000000', progress: {}, signal });
  await world.disk.close();
  if (outcome.report.problems.length > 0) throw new Error(outcome.report.problems.map((p) => p.message).join('\n'));
  return outcome;
}

/** Relative to where it was started; ncc would take a path joined to the working directory for a file to pack. */
const OUT = 'demo-out';

function show(outcome: RunOutcome): void {
  const markdown = renderComment({ report: outcome.report, transcript: outcome.transcript, links: {} });
  mkdirSync(OUT, { recursive: true });
  writeFileSync(`${OUT}/comment.md`, markdown);
  writeFileSync(`${OUT}/comment.html`, page(String(marked.parse(markdown))));
  say(`${plainText(readable(markdown))}\n\nWritten to ${OUT}/comment.md and ${OUT}/comment.html`);
}

const page = (body: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Viva: the comment</title>
<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 860px; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse } td, th { border: 1px solid #8884; padding: .4rem .8rem; text-align: left }
  pre { background: #8881; padding: .8rem; overflow: auto } blockquote { border-left: .25rem solid #8886; margin-left: 0; padding-left: 1rem }
</style>
${body}
</html>
`;

function gitIn(cwd: string): (...args: string[]) => string {
  const who = ['-c', 'user.name=Demo', '-c', 'user.email=demo@example.com', '-c', 'commit.gpgsign=false'];
  return (...args) => execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

async function chooseJudge(): Promise<{ settings: JudgeSettings; words: string; close(): void }> {
  for (const [key, name] of Object.entries(JUDGES)) {
    const judge = process.env[key] ? parseJudge(name) : undefined;
    if (judge && 'judge' in judge && judge.judge !== 'none')
      return { settings: judge.judge, words: `Judge: ${name} (${key} is set).`, close: () => {} };
  }
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const asked = request.method === 'POST';
      response.writeHead(asked ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(asked ? verdicts(body) : { error: { message: 'no list of models here' } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const base_url = `http://127.0.0.1:${port}/v1`;
  return {
    settings: { provider: 'openai-compatible', model: 'scripted', base_url, headers: {}, query: {}, api_key: 'none-needed', votes: 3 },
    words: 'Judge: scripted, over HTTP (set ANTHROPIC_API_KEY, OPENAI_API_KEY or GOOGLE_GENERATIVE_AI_API_KEY for a real one).',
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Reads the judge's prompt as a model would, and answers by the rules. */
function verdicts(body: string): unknown {
  const messages: { role: string; content: string }[] = JSON.parse(body).messages ?? [];
  const prompt = messages.find((m) => m.role === 'user')?.content ?? '';
  const nonce = /^<<<DATA (\S+)>>>$/m.exec(prompt)?.[1] ?? '';
  const start = prompt.indexOf(`<<<DATA ${nonce}>>>`);
  const data = prompt.slice(start, prompt.indexOf(`<<<END ${nonce}>>>`));
  const criteria = [...prompt.slice(0, start).matchAll(/^\[(c\d+)\] (.*)$/gm)].map(([, id, text = '']) => {
    const shows = RULES.find(([criterion]) => criterion.test(text))?.[1];
    const pass = shows?.test(data) ?? false;
    return { id, thinking: '', evidence: [], reason: pass ? 'The conversation shows it.' : 'The conversation does not show it.', pass };
  });
  const content = JSON.stringify({ plan: '', criteria, injection_suspected: false, nonce });
  const usage = { prompt_tokens: Math.round(prompt.length / 4), completion_tokens: 60, total_tokens: 60 + Math.round(prompt.length / 4) };
  return {
    id: 'scripted',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage,
  };
}
