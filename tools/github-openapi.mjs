// Makes test/fixtures/github-openapi.json: the operations that Viva uses, cut out of GitHub's own description (npm package @octokit/openapi).
// usage: npm pack @octokit/openapi && tar xzf octokit-openapi-*.tgz && node tools/github-openapi.mjs package
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const WANTED = [
  'pulls/get',
  'pulls/list-files',
  'repos/get-content',
  'repos/compare-commits-with-basehead',
  'issues/list-comments',
  'issues/list-comments-for-repo',
  'issues/get-comment',
  'issues/create-comment',
  'issues/update-comment',
  'issues/delete-comment',
  'users/get-authenticated',
  'repos/get-commit',
  'repos/get-collaborator-permission-level',
  'reactions/create-for-issue-comment',
  'pulls/create-review-comment',
  'git/get-tree',
  'actions/get-workflow-run',
  'actions/list-workflow-runs-for-repo',
  'actions/list-jobs-for-workflow-run',
  'actions/re-run-job-for-workflow-run',
  'actions/re-run-workflow',
  'actions/list-workflow-run-artifacts',
  'actions/list-artifacts-for-repo',
  'actions/get-artifact',
  'actions/download-artifact',
  'repos/create-commit-status',
  'repos/list-pull-requests-associated-with-commit',
];
const WITH_EXAMPLE = new Set([
  'pulls/get',
  'pulls/create-review-comment',
  'repos/compare-commits-with-basehead',
  'repos/get-commit',
  'repos/get-collaborator-permission-level',
  'repos/create-commit-status',
  'repos/list-pull-requests-associated-with-commit',
  'reactions/create-for-issue-comment',
  'actions/get-workflow-run',
  'actions/list-jobs-for-workflow-run',
  'actions/list-workflow-run-artifacts',
  'actions/get-artifact',
  'issues/create-comment',
  'users/get-authenticated',
]);

const folder = process.argv[2] ?? 'package';
const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const whole = JSON.parse(readFileSync(path.join(folder, 'generated/api.github.com.json'), 'utf8'));
const cut = {
  openapi: whole.openapi,
  info: {
    title: whole.info.title,
    version: whole.info.version,
    license: whole.info.license,
    'x-notice': readFileSync(path.join(folder, 'LICENSE'), 'utf8'),
    'x-source': `npm:@octokit/openapi@${version}, cut by tools/github-openapi.mjs`,
  },
  paths: {},
  components: {},
};

const isText = (key, value) => ['description', 'summary'].includes(key) && typeof value === 'string';
const isNoise = (key, value) =>
  isText(key, value) ||
  ['externalDocs', 'x-github'].includes(key) ||
  (key === 'tags' && Array.isArray(value)) ||
  (key === 'example' && !value?.type);

function bare(value, inExample = false) {
  if (Array.isArray(value)) return value.map((item) => bare(item, inExample));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, item]) => inExample || !isNoise(key, item));
  return Object.fromEntries(entries.map(([key, item]) => [key, bare(item, inExample || key === 'examples')]));
}

function bring(value) {
  if (typeof value !== 'object' || value === null) return;
  if (typeof value.$ref === 'string' && value.$ref.startsWith('#/components/')) {
    const [kind, name] = value.$ref.split('/').slice(2);
    cut.components[kind] ??= {};
    if (!(name in cut.components[kind])) {
      cut.components[kind][name] = bare(whole.components[kind][name], kind === 'examples');
      bring(cut.components[kind][name]);
    }
  }
  for (const item of Object.values(value)) bring(item);
}

for (const [route, methods] of Object.entries(whole.paths)) {
  for (const [method, operation] of Object.entries(methods)) {
    if (!WANTED.includes(operation.operationId)) continue;
    for (const [status, response] of Object.entries(operation.responses)) {
      for (const media of Object.values(response.content ?? {})) {
        const keep = WITH_EXAMPLE.has(operation.operationId) && status.startsWith('2');
        media.examples = keep ? Object.fromEntries(Object.entries(media.examples ?? {}).slice(0, 1)) : undefined;
      }
    }
    for (const media of Object.values(operation.requestBody?.content ?? {})) media.examples = undefined;
    cut.paths[route] ??= {};
    cut.paths[route][method] = bare(operation);
    bring(cut.paths[route][method]);
  }
}
writeFileSync(new URL('../test/fixtures/github-openapi.json', import.meta.url), `${JSON.stringify(cut)}\n`);
