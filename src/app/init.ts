// What `viva init` writes, from what it finds in the repository.
import type { Files } from '../model/ports.ts';
import { heedsPort, isSecret, pythonStart, type Route, routeIn, type Source, variablesOf } from './init-server.ts';

export interface Found {
  readonly tdx: readonly string[];
  readonly start?: string;
  readonly install?: string;
  /** Where it answers, as it stands in the source. */
  readonly route?: Route;
  readonly health?: string;
  /** Variables that it reads. */
  readonly variables: readonly string[];
  /** What a person has to look at. */
  readonly unsure: readonly string[];
  /** Folders that hold the agent. */
  readonly paths: readonly string[];
  readonly branch: string;
}

export interface Written {
  readonly path: string;
  readonly content: string;
  readonly why: string;
}

const TDX = /^(?:.*\/)?agents\/[^/]+\/[^/]+\/(?:agent|test)\.ya?ml$/;
const SOURCE = /\.(?:[cm]?[jt]s|py|go|rb|java|kt|rs)$/;
const HEALTH = /["'`](\/(?:health|healthz|ready|readyz|api\/health))["'`]/;
const MOST_SOURCES = 2000;
const MOST_TEXT = 1_000_000;

const EXAMPLES = ['.env.example', '.env.sample', '.env.template', '.env.dist', 'example.env'];

export async function look(files: Files, branch: string): Promise<Found> {
  const all = await files.list();
  const tdx = [...new Set(all.filter((f) => TDX.test(f)).map((f) => f.slice(0, f.lastIndexOf('/'))))];
  const named = all.filter((f) => SOURCE.test(f) && !/(^|\/)(test|tests|__tests__|dist|build|vendor)\//.test(f)).slice(0, MOST_SOURCES);
  const sources: Source[] = [];
  for (const file of named) {
    const text = (await files.read(file)) ?? '';
    // Nobody wrote a megabyte by hand.
    if (text.length < MOST_TEXT) sources.push({ file, text });
  }
  const route = routeIn(sources);
  const health = sources.map(({ text }) => HEALTH.exec(text)?.[1]).find((h) => h !== undefined);
  const start = await startOf(files, all, sources, route);
  const example = EXAMPLES.find((name) => all.includes(name));
  const variables = variablesOf(example === undefined ? undefined : await files.read(example), sources);
  const deaf = start.start !== undefined && !start.start.includes('$PORT') && !heedsPort(sources);
  const unsure = [
    ...(route?.unsure ?? []),
    ...(deaf ? ['the agent has to listen on the port in PORT: nothing here seems to read it'] : []),
  ];
  const paths = agentPaths(all, route?.file, start.start);
  return { tdx, ...start, ...(route && { route }), ...(health && { health }), variables, unsure, paths, branch };
}

type Start = Pick<Found, 'start' | 'install'>;

async function startOf(files: Files, all: readonly string[], sources: readonly Source[], route: Route | undefined): Promise<Start> {
  const text = await files.read('package.json');
  if (route?.file.endsWith('.py')) return python(all, sources, route);
  const scripts = text === undefined ? [] : scriptNames(text);
  const script = ['agent', 'serve', 'start', 'dev'].find((s) => scripts.includes(s));
  const start = script === undefined ? listening(sources, route) : script === 'start' ? 'npm start' : `npm run ${script}`;
  if (text === undefined && start === undefined) return python(all, sources, route);
  return { ...(start && { start }), ...(text !== undefined && all.includes('package-lock.json') && { install: 'npm ci' }) };
}

/** Without a script the file that has the route, where it listens by itself. */
function listening(sources: readonly Source[], route: Route | undefined): string | undefined {
  const found = sources.find(
    ({ file, text }) => /\.[cm]?js$/.test(file) && (route === undefined || file === route.file) && /\.listen\(/.test(text),
  );
  return found && `node ${found.file}`;
}

function python(all: readonly string[], sources: readonly Source[], route: Route | undefined): Start {
  const own = sources.filter(({ file }) => file.endsWith('.py'));
  const first = own.find(({ file }) => file === route?.file);
  // The route may stand in a router's file: what has to be started is the application.
  const app = [...(first ? [first] : []), ...own].map(pythonStart).find((s) => s !== undefined);
  const file = ['server.py', 'app.py', 'main.py', 'agent.py'].find((f) => all.includes(f));
  const command = app ?? (file === undefined ? undefined : `python ${file}`);
  if (command === undefined) return {};
  const [runner, install] = all.includes('uv.lock')
    ? ['uv run ', 'uv sync']
    : all.includes('poetry.lock')
      ? ['poetry run ', 'poetry install']
      : ['', all.includes('requirements.txt') ? 'pip install -r requirements.txt' : undefined];
  return { start: `${runner}${command}`, ...(install && { install }) };
}

function scriptNames(text: string): string[] {
  try {
    const parsed: unknown = JSON.parse(text);
    const scripts = typeof parsed === 'object' && parsed !== null && 'scripts' in parsed ? parsed.scripts : undefined;
    return typeof scripts === 'object' && scripts !== null ? Object.keys(scripts) : [];
  } catch {
    return [];
  }
}

/** The folder of the route's file, and the usual places of prompts; everything a change of which makes it another agent. */
function agentPaths(all: readonly string[], routeFile: string | undefined, start: string | undefined): readonly string[] {
  const folder = routeFile?.includes('/') ? [`${routeFile.slice(0, routeFile.lastIndexOf('/'))}/**`] : [];
  const usual = ['prompts', 'src/agent', 'agent', 'src/prompts']
    .filter((d) => all.some((f) => f.startsWith(`${d}/`)))
    .map((d) => `${d}/**`);
  // A little agent at the root: its sources are what it is made of.
  const atRoot = all.filter((f) => !f.includes('/') && SOURCE.test(f)).slice(0, 10);
  const own = [...(routeFile === undefined || folder.length > 0 ? [] : atRoot), ...folder, ...usual];
  const found = own.length > 0 ? own : all.some((f) => f.startsWith('src/')) ? ['src/**'] : atRoot;
  // What starts it says how, and with which versions of what it uses.
  const manifests = start === undefined ? [...NPM, ...PYTHON] : start.startsWith('npm ') ? NPM : PYTHON;
  return [...new Set([...found, ...manifests.filter((f) => all.includes(f))])];
}

const NPM = ['package.json', 'package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
const PYTHON = ['requirements.txt', 'pyproject.toml', 'uv.lock', 'poetry.lock'];

/** Names of what has to be set before the config that `init` writes can be run. */
export const neededVariables = (found: Found): readonly string[] => [
  'ANTHROPIC_API_KEY',
  ...(found.tdx.length > 0
    ? ['TDX_SITE', 'TDX_API_KEY']
    : found.start
      ? found.variables.filter((name) => isSecret(name) && name !== 'ANTHROPIC_API_KEY')
      : ['AGENT_URL']),
];

/** What a person does after `init`. `run`: the command as it can be typed here. */
export function nextSteps(found: Found, run: string, env: { readonly [name: string]: string | undefined }): string {
  const [key = '', ...others] = neededVariables(found);
  const unset = [key, ...others].filter((name) => !env[name]);
  const here = unset.length > 0 ? `here by \`${unset.map((name) => `export ${name}=…`).join('; ')}\`, ` : '';
  const steps = [
    found.unsure.length > 0 ? `look through these files: ${found.unsure.join('; ')}` : 'look through these files',
    `set ${key}, the judge's key${others.length > 0 ? `, and ${others.join(' and ')}` : ''}: ${here}on GitHub as a secret of the repository (Settings, Secrets and variables, Actions). Without the key: \`judge: none\` in viva.config.yml, then only \`checks\` are examined`,
    `run \`${run} run\``,
    'commit, push, and open a pull request',
  ];
  return ['Next:', ...steps.map((step, i) => `  ${i + 1}. ${step}`)].join('\n');
}

/** `suite`: where the first test file goes. */
export function initFiles(found: Found, existing: readonly string[], suite?: string): readonly Written[] {
  const has = (pattern: RegExp) => existing.some((f) => pattern.test(f));
  const written: Written[] = [];
  if (!has(/^viva\.config\.ya?ml$|^\.github\/viva\.ya?ml$/))
    written.push({
      path: 'viva.config.yml',
      content: config(found),
      why: found.tdx.length > 0 ? 'agents found in tdx folders' : (found.start ?? 'an agent at a URL'),
    });
  if (suite === undefined ? !has(/\.viva\.ya?ml$/) && found.tdx.length === 0 : !existing.includes(suite))
    written.push({ path: suite ?? 'tests/first.viva.yml', content: FIRST_SUITE, why: 'a first test to change' });
  if (!has(/^\.github\/workflows\/viva\.ya?ml$/))
    written.push({ path: '.github/workflows/viva.yml', content: workflow(found), why: 'runs on pull requests and on pushes' });
  return written;
}

const JUDGE = 'judge: { provider: anthropic, model: claude-sonnet-4-5 } # needs ANTHROPIC_API_KEY\n';
/** Where base can be run beside the head, that is the better proof, and the default. */
const HISTORY =
  "baseline: history # a regression is proven against the base branch's history; better, where base runs too: base: { endpoint: … } on the agent\n";

function config(found: Found): string {
  if (found.tdx.length > 0)
    return `agents:
  "tdx/*": # every agents/{project}/{agent} folder
    protocol: http
    endpoint: "https://llm-api.\${TDX_SITE}.example.com"
    headers: { Authorization: "TD1 \${TDX_API_KEY}" }
    create: { path: /api/chats, body: { agent: "{agent}", project: "{project}" }, id: data.id }
    send: { path: "/api/chats/{conversation}/continue", body: { input: "{input}" }, stream: sse }
    history: { path: "/api/chats/{conversation}/history", events: data, round: input, text: content, time: at, tool: tool, name: functionName, args: functionArguments, result: content, status: status }
${JUDGE}${HISTORY}`;
  const { route, start } = found;
  const path = route?.path ?? '/v1/chat/completions';
  const lines = start
    ? [
        `    endpoint: "http://localhost:\${PORT}${path}" # Viva picks a free port and sets PORT for the command`,
        ...(found.install ? [`    setup: ${found.install}`] : []),
        `    start: ${start}`,
        ...(found.health ? [`    ready: ${found.health}`] : []),
        found.variables.length > 0
          ? `    env: [${found.variables.join(', ')}] # what it gets of the environment; more it does not see`
          : '    env: [] # names of variables that the agent needs, such as OPENAI_API_KEY',
      ]
    : [`    endpoint: "\${AGENT_URL}${path}"`];
  return `agents:
  main:
    protocol: ${route?.protocol ?? 'openai-chat'}${route ? '' : ' # a guess: no route was found; README has the other protocols'}
${lines.join('\n')}
${template(route)}${pathsOf(found)} # a change of these makes it another agent; the rest costs nothing
${found.unsure.map((u) => `    # Check: ${u}.\n`).join('')}${JUDGE}${start ? '' : HISTORY}`;
}

/** A pattern that names no file would be wrong. */
const pathsOf = ({ paths }: Found): string =>
  paths.length > 0 ? `    paths: [${paths.map((p) => `"${p}"`).join(', ')}]` : '    # paths: [src/**]';

/** What is sent and where the answer stands, as far as the source says. */
function template(route: Route | undefined): string {
  if (route?.protocol !== 'http') return '';
  const { file, input, answer } = route;
  return `    body: { ${input ?? 'message'}: "{input}" } # ${input ? `what ${file} reads` : `a guess: write what ${file} expects`}; {messages} is the whole conversation
    answer: ${answer ?? 'answer'} # ${answer ? 'where it answers' : `a guess: the dotted path of the answer’s text`}
`;
}

const FIRST_SUITE = `tests:
  - name: says what it can do
    user_input: Hello, what can you help me with?
    criteria:
      - Says in plain words what it can help with
      - Does not promise anything that it cannot do
`;

function workflow(found: Found): string {
  const env = neededVariables(found);
  return `name: Viva
on:
  pull_request:
  push:
    branches: [${found.branch}]
permissions:
  contents: read
  pull-requests: write
concurrency:
  group: viva-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
jobs:
  viva:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v7
      - uses: viva-dev/viva@v1
        env:
${env.map((name) => `          ${name}: \${{ secrets.${name} }}\n`).join('')}`;
}
