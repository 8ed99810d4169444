// `viva init` in small repositories of each kind: what the source says is taken over, what it does not say is said to be a guess.
import { afterEach, describe, expect, test } from 'vitest';
import { type Desk, type Setting, setDesk } from './desk.ts';

const desks: Desk[] = [];
afterEach(async () => {
  await Promise.all(desks.splice(0).map((d) => d.close()));
});

async function initialised(files: Setting['files']) {
  const d = await setDesk({ noConfig: true, files });
  desks.push(d);
  const ran = await d.viva(['init']);
  expect(ran.exit).toBe(0);
  const valid = await d.viva(['validate'], { env: { ANTHROPIC_API_KEY: 'k' } });
  expect([valid.exit, valid.stderr]).toEqual([0, '']);
  return { d, config: d.read('viva.config.yml'), workflow: d.read('.github/workflows/viva.yml'), stdout: ran.stdout };
}

const EXPRESS = `import express from 'express';
const app = express();
app.use(express.json());
app.get('/healthz', (req, res) => res.send('ok'));
app.post('/api/chat', async (req, res) => {
  const { message, userId } = req.body;
  const answer = await ask(message, process.env.OPENAI_API_KEY);
  res.json({ reply: answer });
});
app.listen(process.env.PORT || 3000);
`;

test('Express: its own route, with the field that it reads and the one that it answers', async () => {
  const { config, workflow } = await initialised({
    'package.json': '{"scripts":{"dev":"nodemon src/server.js","start":"node src/server.js"}}',
    'package-lock.json': '{}',
    'src/server.js': EXPRESS,
    '.env.example': '# keys\nOPENAI_API_KEY=\nSHOP_URL=https://shop.example.com\nPORT=3000\n',
  });
  expect(config).toBe(`agents:
  main:
    protocol: http
    endpoint: "http://localhost:\${PORT}/api/chat" # Viva picks a free port and sets PORT for the command
    setup: npm ci
    start: npm start
    ready: /healthz
    env: [OPENAI_API_KEY, SHOP_URL] # what it gets of the environment; more it does not see
    body: { message: "{input}" } # what src/server.js reads; {messages} is the whole conversation
    answer: reply # where it answers
    paths: ["src/**", "package.json", "package-lock.json"] # a change of these makes it another agent; the rest costs nothing
judge: { provider: anthropic, model: claude-sonnet-4-5 } # needs ANTHROPIC_API_KEY
`);
  // Live base runs need no word: they are the default where the agent can be started twice.
  expect(config).not.toContain('baseline');
  expect(workflow).toContain('OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}');
  expect(workflow).not.toContain('SHOP_URL');
});

test('FastAPI: uvicorn with the port that Viva picks, the field of its model, its keys', async () => {
  const { config } = await initialised({
    'requirements.txt': 'fastapi\nuvicorn\n',
    'app/main.py': `import os
from fastapi import FastAPI
from pydantic import BaseModel

app = FastAPI()
KEY = os.environ["OPENAI_API_KEY"]


class Ask(BaseModel):
    question: str
    session: str | None = None


@app.get("/health")
def health():
    return {"ok": True}


@app.post("/ask")
async def ask(body: Ask):
    answer = await run(body.question)
    return {"answer": answer, "session": body.session}
`,
  });
  expect(config).toContain('protocol: http\n    endpoint: "http://localhost:${PORT}/ask"');
  expect(config).toContain(
    '    setup: pip install -r requirements.txt\n    start: uvicorn app.main:app --port $PORT\n    ready: /health\n',
  );
  expect(config).toContain('    env: [OPENAI_API_KEY]');
  expect(config).toContain('    body: { question: "{input}" } # what app/main.py reads');
  expect(config).toContain('    answer: answer # where it answers');
});

test('FastAPI with a router, and uv: the prefix counts, the application is what is started', async () => {
  const { config } = await initialised({
    'pyproject.toml': '[project]\nname = "salon"\n',
    'uv.lock': '',
    'salon/api.py': `from fastapi import FastAPI
from salon.chat import router
app = FastAPI()
app.include_router(router)
`,
    'salon/chat.py': `from fastapi import APIRouter
router = APIRouter(prefix="/v2")

@router.post("/agent/invoke")
def invoke(request: dict):
    return {"output": talk(request["input"])}
`,
  });
  expect(config).toContain('endpoint: "http://localhost:${PORT}/v2/agent/invoke"');
  expect(config).toContain('setup: uv sync\n    start: uv run uvicorn salon.api:app --port $PORT');
  expect(config).toContain('body: { input: "{input}" }');
  expect(config).toContain('answer: output # where it answers');
});

test('Flask: its own server, the port that Viva picks', async () => {
  const { config } = await initialised({
    'requirements.txt': 'flask\n',
    'app.py': `from flask import Flask, jsonify, request
app = Flask(__name__)

@app.route("/chat", methods=["POST"])
def chat():
    text = request.get_json()["prompt"]
    return jsonify(response=talk(text))
`,
  });
  expect(config).toContain('endpoint: "http://localhost:${PORT}/chat"');
  expect(config).toContain('start: flask --app app:app run --port $PORT');
  expect(config).toContain('body: { prompt: "{input}" }');
  expect(config).toContain('answer: response # where it answers');
});

describe('what cannot be told is said', () => {
  test('a route whose fields are not seen, a router mounted elsewhere, a port that is not heeded', async () => {
    const { config, stdout } = await initialised({
      'package.json': '{"scripts":{"start":"node server.js"}}',
      'server.js': `const router = require('express').Router();\nrouter.post('/chat', handle);\nmodule.exports = router;\n`,
    });
    expect(config).toContain('body: { message: "{input}" } # a guess: write what server.js expects');
    expect(config).toContain('answer: answer # a guess: the dotted path of the answer’s text');
    expect(config).toContain('# Check: `router` in server.js may be mounted under another path.');
    expect(config).toContain('# Check: the agent has to listen on the port in PORT: nothing here seems to read it.');
    expect(stdout).toContain('1. look through these files: `router` in server.js may be mounted under another path; ');
  });

  test('nothing at all: a URL, and that the protocol is a guess', async () => {
    const { config } = await initialised({ 'notes.md': 'nothing\n' });
    expect(config).toContain('protocol: openai-chat # a guess: no route was found');
    expect(config).toContain('endpoint: "${AGENT_URL}/v1/chat/completions"');
    expect(config).toContain("baseline: history # a regression is proven against the base branch's history");
  });

  test('webhooks and admin routes are not the agent, where another one talks', async () => {
    const { config } = await initialised({
      'package.json': '{"scripts":{"start":"node server.js"}}',
      'server.js': `app.post('/webhook', (req, res) => res.end());
app.post('/users', (req, res) => res.json({ text: req.body.text }));
app.post('/messages/:id', (req, res) => res.end());
app.post('/message', (req, res) => res.json({ text: say(req.body.text) }));
app.listen(process.env.PORT);
`,
    });
    expect(config).toContain('${PORT}/message"');
    expect(config).toContain('body: { text: "{input}" }');
  });

  test('a responses endpoint is one', async () => {
    const { config } = await initialised({
      'package.json': '{"scripts":{"start":"node server.js"}}',
      'server.js': `app.post('/v1/responses', answer);\napp.listen(process.env.PORT);\n`,
    });
    expect(config).toContain('protocol: openai-responses\n    endpoint: "http://localhost:${PORT}/v1/responses"');
  });
});

test('from init to a passing test, without a word changed but the judge', async () => {
  const { d, config } = await initialised({
    'server.mjs': `import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
const app = { post: (path, handler) => void (routes[path] = handler), listen: (port) => server.listen(port) };
const routes = {};
const server = createServer(async (q, r) => {
  const handler = routes[q.url];
  if (!handler) return r.writeHead(404).end();
  const body = await json(q);
  await handler({ body }, { json: (value) => r.setHeader('content-type', 'application/json').end(JSON.stringify(value)) });
});
app.post('/chat', async (req, res) => {
  const { text } = req.body;
  res.json({ reply: 'You said ' + text });
});
app.listen(process.env.PORT);
`,
  });
  expect(config).toContain('start: node server.mjs');
  d.write({
    'viva.config.yml': config.replace(/^judge:.*/m, 'judge: none'),
    'tests/first.viva.yml': 'tests:\n  - name: echoes\n    user_input: Hi\n    checks: { equals: You said Hi }\n',
  });
  const ran = await d.viva(['run', '--json']);
  expect([ran.exit, ran.report().totals.passed]).toEqual([0, 1]);
});
