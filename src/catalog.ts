// THE LIST: everything that can be added to Viva. A new one is one file and one line here.
import { a2a } from './agent/a2a.ts';
import { httpProtocol } from './agent/http.ts';
import { openaiChat } from './agent/openai-chat.ts';
import { openaiResponses } from './agent/openai-responses.ts';
import type { Catalog } from './app/world.ts';
import { jsonChecks } from './check/json.ts';
import { limitChecks } from './check/limits.ts';
import { stepChecks } from './check/steps.ts';
import { textChecks } from './check/text.ts';
import { toolChecks } from './check/tools.ts';
import { help } from './command/help.ts';
import { tardi } from './format/tardi.ts';
import { labelMetrics } from './judge/label-metrics.ts';
import { scoreMetrics } from './judge/score-metrics.ts';
import { comment } from './report/comment.ts';
import { dot } from './report/dot.ts';
import { json } from './report/json.ts';
import { jsonl } from './report/jsonl.ts';
import { junit } from './report/junit.ts';
import { summary } from './report/summary.ts';
import { table } from './report/table.ts';
import { tsv } from './report/tsv.ts';

export const catalog: Catalog = {
  protocols: [openaiChat, openaiResponses, a2a, httpProtocol],
  checks: [...textChecks, ...jsonChecks, ...toolChecks, ...stepChecks, ...limitChecks],
  metrics: [...scoreMetrics, ...labelMetrics],
  reports: [json, jsonl, tsv, table, dot, junit, comment, summary],
  commands: [help],
  formats: [tardi],
};
