import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import type { Flags } from './app/flags.ts';
import { installLeanHeaders } from './edge/lean-headers.ts';
import { plainText, withoutCommands } from './edge/log.ts';
import { problem } from './model/problems.ts';
import { inertJson } from './report/json.ts';
import { VERSION } from './version.ts';

const listed = (before: unknown): string[] => (Array.isArray(before) ? before : []);
const collect = (value: string, before: unknown): string[] => [
  ...listed(before),
  ...value
    .split(',')
    .map((s) => s.trim())
    .filter(Boolean),
];
const repeat = (value: string, before: unknown): string[] => [...listed(before), value];

const PRESETS = ['quick', 'standard', 'thorough'] as const;

function runs(value: string): number | (typeof PRESETS)[number] {
  const preset = PRESETS.find((p) => p === value);
  if (!preset && !/^[1-9]\d*$/.test(value)) throw new InvalidArgumentError('expected quick, standard, thorough or a number of runs.');
  return preset ?? Number(value);
}

function atLeastOne(value: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new InvalidArgumentError('expected a whole number, 1 or more.');
  return Number(value);
}

/** The other name of a flag, as three other tools spell it: understood, not shown. */
const alias = (flags: string, parse?: (value: string, before: unknown) => unknown): Option => {
  const option = new Option(flags).hideHelp();
  return parse ? option.argParser(parse) : option;
};

/** What `run` and `github` may be told about an exam. */
const examining = (command: Command): Command =>
  command
    .option('--name <text>', 'only tests whose name or id contains this; repeatable', collect)
    .option('-t, --file <text>', 'only test files whose path contains this; repeatable', collect)
    .option('--no-judge', 'skip the criteria')
    .option('--judge <provider:model>', 'the judge')
    .option('-n, --runs <runs>', 'quick, standard, thorough, or a number of runs a test', runs)
    .option('-c, --concurrency <n>', 'conversations at once', atLeastOne)
    .option('--timeout <duration>', 'time for the whole run of a test: 500ms, 5s, 2m')
    .option('--threshold <bar>', 'what each test must reach: 4 of 5, 80%, or 80')
    .option('-b, --bail', 'stop at the first failure')
    .option('--sandbox [image]', 'run commands in containers of their own (Docker)')
    .option('--budget-usd <usd>', 'stop scheduling past this many dollars')
    .option('--budget-calls <n>', 'stop scheduling past this many calls', atLeastOne)
    .option('-r, --reporter <name[:path]>', 'a report or a module of your own, to stdout or a file; repeatable', repeat)
    .option('-o, --output <file>', 'write the report to this file; without -r the JSON report')
    .option('-e, --export <file>', 'write the JSON report to this file as well')
    .option('--json', 'print the JSON report')
    .option('-q, --quiet', 'no progress')
    .option('--verbose', 'say why each test ran, was reused or was judged again')
    .addOption(alias('--scenario <text>', collect))
    .addOption(alias('--filter <text>', collect))
    .addOption(alias('--no-eval'))
    .addOption(alias('--no-evaluator'))
    .addOption(alias('--evaluator <provider:model>'))
    .addOption(alias('--iterations <n>', atLeastOne));

function program(): Command {
  const viva = new Command('viva').description('An oral exam for AI agents.').version(VERSION).enablePositionalOptions().exitOverride();
  const readable = process.env['GITHUB_ACTIONS'] === 'true' ? withoutCommands : plainText;
  viva.configureOutput({ writeErr: (text) => void process.stderr.write(readable(text)) });
  examining(viva.command('run'))
    .description('Examine the agent: run the tests, judge what it said and did.')
    .argument('[paths...]', 'test files, folders or globs; default, as the config says')
    .option('--config <file>', 'the config (default: viva.config.yml or .github/viva.yml)')
    .option('--cwd <folder>', 'the folder that paths are relative to')
    .option('--tags <tags>', 'only tests with one of these tags', collect)
    .option('--dry-run', 'show tests, calls and about how many dollars, and call nothing')
    .option('--reeval', 'judge the stored transcripts again')
    .option('--reproduce <file>', 'run again what left this file in .viva/dead-letters')
    .option('--agent-version <name>', "names the agent's build")
    .action(async (paths: string[], o: Record<string, unknown>) => {
      const { runInTerminal } = await import('./terminal.ts');
      await runInTerminal(flags(paths, o));
    });
  viva
    .command('validate')
    .description('Check config and test files without running anything.')
    .argument('[paths...]')
    .option('--config <file>')
    .option('--cwd <folder>')
    .option('--json')
    .action(async (paths: string[], o: Record<string, unknown>) => {
      const { validateInTerminal } = await import('./terminal.ts');
      await validateInTerminal(flags(paths, o));
    });
  viva
    .command('init')
    .description('Look at this repository and write a config, a first test file and the workflow.')
    .option('--cwd <folder>')
    .option('-y, --yes', 'ask nothing (it never does)')
    .option('-f, --force', 'write anew what is there')
    .option('-o, --output <file>', 'where the first test file goes')
    .option('--dry-run', 'show what would be written')
    .action(async (o: Record<string, unknown>) => {
      const { initInTerminal } = await import('./terminal.ts');
      await initInTerminal(flags([], o), { force: o['force'] === true, output: textOf(o['output']) });
    });
  addAuth(viva);
  viva
    .command('synthesize')
    .description('Run a command that does well, and write the suite that holds it to what was the same each time.')
    .argument('<command...>', 'one text for the shell, or a program and its arguments after --')
    .option('-n, --runs <n>', 'golden runs (3)', atLeastOne)
    .option('-o, --output <file>', 'the suite (synthesized.tardi.yaml)')
    .option('-f, --force', 'write it anew')
    .option('--timeout <duration>', 'for one run (2m)')
    .option('--env <names>', 'variables that the command gets, besides PATH, HOME and the like', collect)
    .option('--cwd <folder>')
    .option('-q, --quiet', 'no progress')
    .passThroughOptions()
    .action(async (command: string[], o: Record<string, unknown>) => {
      const { synthesizeInTerminal } = await import('./synthesize-terminal.ts');
      await synthesizeInTerminal(
        { ...flags([], { ...o, runs: undefined, timeout: undefined }), output: undefined },
        {
          command,
          runs: numberOf(o['runs']) ?? 3,
          timeout: textOf(o['timeout']) ?? '2m',
          env: listOf(o['env']),
          output: textOf(o['output']) ?? 'synthesized.tardi.yaml',
          force: o['force'] === true,
        },
      );
    });
  examining(viva.command('github'))
    .description("Clone somebody's repository and run its Tardi suites here: none of its config is read, and your keys stay yours.")
    .argument('<repository>', 'OWNER/NAME, or an address')
    .option('--no-sandbox', 'run its commands as they are, where you trust it')
    .action(async (repository: string, o: Record<string, unknown>) => {
      const { githubInTerminal } = await import('./github-terminal.ts');
      await githubInTerminal(repository, { ...flags([], o), sandbox: o['sandbox'] === false ? undefined : (textOf(o['sandbox']) ?? true) });
    });
  viva
    .command('repl')
    .description('Type one command after the other.')
    .action(async () => {
      const { repl } = await import('./repl-terminal.ts');
      await repl(obey);
    });
  viva
    .command('calibrate')
    .description('Hold the judge against what people say: agreement, kappa, and where they part (viva.labels.yml).')
    .option('--pull', 'first read what /agree and /disagree said on pull requests (GITHUB_TOKEN)')
    .option('--offer', 'draw some passes for a label, and show the runs that wait for one')
    .option('--config <file>')
    .option('--cwd <folder>')
    .option('--judge <provider:model>', 'the judge')
    .option('--json', 'print the figures as JSON')
    .action(async (o: Record<string, unknown>) => {
      const { calibrateInTerminal } = await import('./calibrate-terminal.ts');
      await calibrateInTerminal(flags([], o), { offer: o['offer'] === true, pull: o['pull'] === true });
    });
  viva
    .command('prompts')
    .alias('show-prompts')
    .description('Show what the judge and the simulated user are told.')
    .option('--metric <name>', 'what the judge is told about this metric')
    .action(async (o: Record<string, unknown>) => {
      const { showPrompts } = await import('./terminal.ts');
      await showPrompts(textOf(o['metric']));
    });
  return viva;
}

function addAuth(viva: Command): void {
  const auth = viva.command('auth').description("Keep judges' keys in this machine's keychain; the environment goes first.");
  const act = async (action: 'login' | 'logout' | 'status' | 'wipe', provider = '') => {
    const { authInTerminal } = await import('./auth-terminal.ts');
    await authInTerminal(action, provider, flags([], {}));
  };
  auth
    .command('login <provider>')
    .description('Ask for a key, try it, and keep it: anthropic, openai, google.')
    .action((provider: string) => act('login', provider));
  auth
    .command('logout <provider>')
    .description('Remove a key.')
    .action((provider: string) => act('logout', provider));
  auth
    .command('status')
    .description('Say where the key of each provider is.')
    .action(() => act('status'));
  auth
    .command('wipe')
    .description('Remove all keys.')
    .action(() => act('wipe'));
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((v): v is string => typeof v === 'string') : []);
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function flags(paths: string[], o: Record<string, unknown>): Flags {
  const noJudge = o['judge'] === false || o['eval'] === false || o['evaluator'] === false;
  const wanted = o['runs'] ?? o['iterations'];
  return {
    paths,
    config: textOf(o['config']),
    cwd: textOf(o['cwd']),
    names: [...listOf(o['name']), ...listOf(o['scenario'])],
    files: [...listOf(o['file']), ...listOf(o['filter'])],
    tags: listOf(o['tags']),
    dryRun: o['dryRun'] === true,
    judge: noJudge ? 'none' : (textOf(o['judge']) ?? textOf(o['evaluator'])),
    reeval: o['reeval'] === true,
    reproduce: textOf(o['reproduce']),
    runs: wanted === undefined ? undefined : runs(String(wanted)),
    concurrency: numberOf(o['concurrency']),
    timeout: textOf(o['timeout']),
    threshold: textOf(o['threshold']),
    bail: o['bail'] === true,
    sandbox: typeof o['sandbox'] === 'string' || o['sandbox'] === true ? o['sandbox'] : undefined,
    budgetUsd: textOf(o['budgetUsd']),
    budgetCalls: numberOf(o['budgetCalls']),
    agentVersion: textOf(o['agentVersion']),
    reporters: listOf(o['reporter']),
    output: textOf(o['output']),
    export: textOf(o['export']),
    json: o['json'] === true,
    quiet: o['quiet'] === true,
    verbose: o['verbose'] === true,
  };
}

/** Exit 2 for wrong usage; commander has said what is wrong by then. */
async function obey(argv: readonly string[]): Promise<void> {
  try {
    await program().parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? 0 : 2;
    // Who reads the output as JSON gets JSON, also where nothing could run.
    if (process.exitCode === 2 && argv.includes('--json'))
      process.stdout.write(`${inertJson(JSON.stringify({ problems: [problem('bad_usage', error.message)] }, null, 2))}\n`);
  }
}

export async function main(): Promise<void> {
  installLeanHeaders();
  await obey(process.argv.slice(2));
}
