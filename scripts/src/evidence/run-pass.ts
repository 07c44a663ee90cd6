import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { readVitestReport } from '../trace/read-report.ts';
import type { TestOutcome } from '../trace/test-outcome.ts';

/** The correct status with an empty body, or an error. */
export const modes = ['hollow', 'refused'] as const;
export type Mode = (typeof modes)[number];

export interface PassResult {
  readonly outcomes: readonly TestOutcome[];
  /** 'API-12 PUT /api/...': the calls whose response was replaced. */
  readonly hits: ReadonlySet<string>;
}

interface Plan {
  readonly mode: Mode;
  readonly callIndex: number;
  /** Rows that have a call with this index. */
  readonly rows: readonly string[];
}

/** Runs the tests of the rows once; without a plan all responses are real. */
export async function runPass(plan: Plan | null): Promise<PassResult> {
  const name = plan ? `${plan.mode}-${plan.callIndex + 1}` : 'real';
  const [report, hits] = [`reports/evidence/${name}.json`, `reports/evidence/${name}.hits`];
  for (const file of [report, hits]) rmSync(file, { force: true });
  const environment = plan
    ? { EVIDENCE_MODE: plan.mode, EVIDENCE_CALL: String(plan.callIndex), EVIDENCE_HITS: hits }
    : undefined;
  const child = spawn(
    'pnpm',
    [
      '--silent',
      'vitest',
      'run',
      '--project',
      'integration',
      'apps/server/test/api-rows',
      '--reporter=json',
      `--outputFile=${report}`,
      ...(plan ? ['--testNamePattern', `\\[(${plan.rows.join('|')})\\]`] : []),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...environment } },
  );
  await once(child, 'exit');
  if (!existsSync(report)) throw new Error(`the tests of the API rows did not run (${name})`);
  return {
    outcomes: readVitestReport(JSON.parse(readFileSync(report, 'utf8'))).outcomes,
    hits: new Set(existsSync(hits) ? readFileSync(hits, 'utf8').trimEnd().split('\n') : []),
  };
}
