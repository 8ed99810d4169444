// `npm run demo`: the main job on embedded parts. A real little agent, a real git repository, the engine of the action.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import type { Occasion } from './app/occasion.ts';
import type { Options } from './app/options.ts';
import { run } from './app/run.ts';
import { catalog } from './catalog.ts';
import { compose } from './compose.ts';
import type { Rendering } from './model/report.ts';
import { renderComment } from './report/comment.ts';
import { VERSION } from './version.ts';

const PUSHES = 8;
const KEYS = { ANTHROPIC_API_KEY: 'anthropic:claude-sonnet-4-5', OPENAI_API_KEY: 'openai:gpt-5-mini', GOOGLE_GENERATIVE_AI_API_KEY: 'google:gemini-2.5-flash' } as const;
