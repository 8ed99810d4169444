// What several runs of one test come to, for people who asked for many.
import type { Repeats, RunReport } from '../model/report.ts';

/** `planned`: runs that there were to be. undefined: one run is no repeat. */
export function repeatsOf(runs: readonly RunReport[], planned: number): Repeats | undefined {
  const all = Math.max(planned, runs.length);
  if (all < 2 || runs.length === 0) return undefined;
  const by = (status: RunReport['status']) => runs.filter((r) => r.status === status).length;
  const [passed, failed, errored] = [by('passed'), by('failed'), by('errored')];
  const latencies = runs.flatMap((r) => (r.latency === undefined || r.status === 'errored' ? [] : [r.latency]));
  const outputs = runs.flatMap((r) => r.output ?? []);
  return {
    runs: all,
    passed,
    failed,
    errored,
    skipped: all - passed - failed - errored,
    pass_rate: passed + failed === 0 ? null : Number((passed / (passed + failed)).toFixed(4)),
    ...(latencies.length > 0 && { mean_latency: Math.round(latencies.reduce((a, b) => a + b, 0) / latencies.length) }),
    judge_calls_saved: runs.reduce((sum, r) => sum + (r.judge_calls_saved ?? 0), 0),
    ...(outputs.length > 1 && { identical: new Set(outputs).size === 1 }),
  };
}
