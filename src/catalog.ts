// THE LIST: everything that can be added to Viva. A new one is one file and one line here.
import { commandProtocol } from './agent/command.ts';
import { httpProtocol } from './agent/http.ts';
import { openaiChat } from './agent/openai-chat.ts';
import type { Catalog } from './app/world.ts';
import { exitCode } from './check/exit-code.ts';
import { jsonChecks } from './check/json.ts';
import { limitChecks } from './check/limits.ts';
import { textChecks } from './check/text.ts';
import { toolChecks } from './check/tools.ts';
import { comment } from './report/comment.ts';
import { json } from './report/json.ts';
import { jsonl } from './report/jsonl.ts';
import { junit } from './report/junit.ts';
import { summary } from './report/summary.ts';
import { table } from './report/table.ts';
import { tsv } from './report/tsv.ts';

export const catalog: Catalog = {
  protocols: [openaiChat, httpProtocol, commandProtocol],
  checks: [...textChecks, ...jsonChecks, ...toolChecks, ...limitChecks, exitCode],
  reports: [json, jsonl, tsv, table, junit, comment, summary],
};
