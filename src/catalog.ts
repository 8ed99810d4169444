// THE LIST: everything that can be added to Viva. A new one is one file and one line here.
import { a2a } from './agent/a2a.ts';
import { commandProtocol } from './agent/command.ts';
import { httpProtocol } from './agent/http.ts';
import { openaiChat } from './agent/openai-chat.ts';
import { openaiResponses } from './agent/openai-responses.ts';
import type { Catalog } from './app/world.ts';
import { exitCode } from './check/exit-code.ts';
import { jsonChecks } from './check/json.ts';
import { limitChecks } from './check/limits.ts';
import { stepChecks } from './check/steps.ts';
import { textChecks } from './check/text.ts';
import { toolChecks } from './check/tools.ts';
import { workspaceChecks } from './check/workspace.ts';
import { agree } from './command/agree.ts';
import { disagree } from './command/disagree.ts';
import { help } from './command/help.ts';
import { reeval } from './command/reeval.ts';
import { rerun } from './command/rerun.ts';
import { why } from './command/why.ts';
import { agentest } from './format/agentest.ts';
import { tardi } from './format/tardi.ts';
import { labelMetrics } from './judge/label-metrics.ts';
import { scoreMetrics } from './judge/score-metrics.ts';
import { comment } from './report/comment.ts';
import { dot } from './report/dot.ts';
import { html } from './report/html.ts';
import { json } from './report/json.ts';
import { jsonl } from './report/jsonl.ts';
import { junit } from './report/junit.ts';
import { summary } from './report/summary.ts';
import { table } from './report/table.ts';
import { tsv } from './report/tsv.ts';

export const catalog: Catalog = {
  protocols: [openaiChat, openaiResponses, a2a, httpProtocol, commandProtocol],
  checks: [...textChecks, ...jsonChecks, ...toolChecks, ...stepChecks, ...limitChecks, exitCode, ...workspaceChecks],
  metrics: [...scoreMetrics, ...labelMetrics],
  reports: [json, jsonl, tsv, table, dot, junit, comment, summary, html],
  commands: [reeval, rerun, agree, disagree, why, help],
  formats: [tardi, agentest],
};
