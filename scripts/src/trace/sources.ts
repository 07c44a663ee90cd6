import { existsSync, globSync, readFileSync } from 'node:fs';
import { belongsToRun, type FullRun, parseFullRun } from './full-run.ts';
import { readReport } from './read-report.ts';
import { findPoints, findReferences, type TracedPoint } from './references.ts';
import { parseRequirements, type Requirement } from './requirement.ts';
import type { TestOutcome } from './test-outcome.ts';

const RUN_FILE = 'reports/run.json';
const DECIDED_POINTS = ['docs/decisions/decided-points.md', 'docs/decisions/safe-readings.md'];

export interface ReportedRun {
  readonly run: FullRun | undefined;
  readonly reportCount: number;
  readonly outcomes: readonly TestOutcome[];
  /** Reports from outside the last full run; their tests do not count. */
  readonly staleFiles: readonly string[];
}

export function loadRequirements(): Requirement[] {
  return parseRequirements(readFileSync('docs/requirements.tsv', 'utf8'));
}

/** Every decided point and safe reading; a test must name each. */
export function loadPoints(): TracedPoint[] {
  return findPoints(DECIDED_POINTS.map((file) => readFileSync(file, 'utf8')));
}

export function loadReferences(): Set<string> {
  const decisions = globSync('docs/decisions/*.md').sort();
  const method = existsSync('docs/method.md') ? readFileSync('docs/method.md', 'utf8') : '';
  return findReferences(
    method,
    decisions.map((file) => readFileSync(file, 'utf8')),
  );
}

export function loadReports(): ReportedRun {
  const run = existsSync(RUN_FILE) ? parseFullRun(readJson(RUN_FILE)) : undefined;
  const files = globSync('reports/*.json')
    .filter((file) => file !== RUN_FILE)
    .sort();
  const reports = files.flatMap((file) => {
    const report = readReport(readJson(file));
    return report ? [{ file, report }] : [];
  });
  const fresh = reports.filter(({ report }) => belongsToRun(report, run));
  return {
    run,
    reportCount: reports.length,
    outcomes: fresh.flatMap(({ report }) => report.outcomes),
    staleFiles: reports.filter((entry) => !fresh.includes(entry)).map(({ file }) => file),
  };
}

function readJson(file: string): unknown {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return value;
}
