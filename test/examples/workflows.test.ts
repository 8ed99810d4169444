// The workflows that a user pastes, read by GitHub's own parser.
import { readdirSync, readFileSync } from 'node:fs';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalog } from '../../src/catalog.ts';

const FOLDER = 'examples/workflows';
const files = readdirSync(FOLDER).sort();
const action: { inputs: object } = parse(readFileSync('action.yml', 'utf8'));

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: object;
}
const steps = (file: string): Step[] =>
  Object.values<{ steps: Step[] }>(parse(readFileSync(`${FOLDER}/${file}`, 'utf8')).jobs).flatMap((job) => job.steps);

async function errors(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map((error) => error.message);
}

describe('the example workflows', () => {
  it('are these', () => {
    expect(files).toEqual(['viva-comments.yml', 'viva-nightly.yml', 'viva-openai.yml', 'viva-preview-url.yml', 'viva.yml']);
  });

  it.each(files)('%s is valid for GitHub', async (file) => {
    expect(await errors(file, readFileSync(`${FOLDER}/${file}`, 'utf8'))).toEqual([]);
  });

  it('would not be, with a wrong permission', async () => {
    const broken = readFileSync(`${FOLDER}/viva.yml`, 'utf8').replace('pull-requests: write', 'pull-request: write');
    expect(await errors('viva.yml', broken)).not.toEqual([]);
  });

  it.each(files)('%s gives the action only inputs that it has', (file) => {
    const given = steps(file).filter((step) => step.uses?.startsWith('viva-dev/viva@'));
    expect(given).toHaveLength(1);
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(given.flatMap((step) => Object.keys(step.with ?? {}))));
  });

  it('a comment starts a job only where it is a command of ours, and no other takes its place', () => {
    const { on, permissions, jobs } = parse(readFileSync(`${FOLDER}/viva-comments.yml`, 'utf8'));
    expect(on).toEqual({ issue_comment: { types: ['created'] } });
    expect(permissions).toEqual({});
    const [job] = Object.values<{ if: string; permissions: object; concurrency: object }>(jobs);
    const begun = [...(job?.if ?? '').matchAll(/startsWith\(github\.event\.comment\.body, '(\/\w+)'\)/g)].map((m) => m[1]);
    expect(new Set(begun)).toEqual(new Set(catalog.commands.map((c) => `/${c.name.split(' ')[0]}`)));
    expect(job?.permissions).toEqual({ actions: 'write', contents: 'read', 'pull-requests': 'write' });
    expect(job?.concurrency).toEqual({ group: 'viva-comments-${{ github.event.issue.number }}', queue: 'max' });
  });

  it.each(files)('%s pastes nothing that an author of a pull request writes into a script', (file) => {
    expect(steps(file).filter((step) => step.run?.includes('${{'))).toEqual([]);
  });
});
