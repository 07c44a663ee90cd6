// Lists the requirements and decided points that are exercised by a test that ran and passed. Run from the root of the
// repository.
import { parseArgs } from 'node:util';
import { computeCoverage } from './trace/coverage.ts';
import { describeRun } from './trace/full-run.ts';
import { checkGate, parseGate } from './trace/gate.ts';
import { listTitles } from './trace/listed-titles.ts';
import { loadPoints, loadReferences, loadReports, loadRequirements } from './trace/sources.ts';
import { formatMissing, formatMissingPoints, formatTable, summarise } from './trace/summary.ts';
import type { TestOutcome } from './trace/test-outcome.ts';

const { values: options } = parseArgs({
  options: { static: { type: 'boolean' }, milestone: { type: 'string' }, min: { type: 'string' } },
});

function outcomesOfReports(): readonly TestOutcome[] {
  const { run, reportCount, outcomes, staleFiles } = loadReports();
  if (reportCount === 0) throw new Error('no test report in reports/: run pnpm check first, or use --static');
  console.log(`${describeRun(run)}; ${outcomes.length} tests, ${countPassed(outcomes)} passed`);
  for (const file of staleFiles) console.log(`not counted, not of the last full run: ${file}`);
  return outcomes;
}

function outcomesOfTitles(): readonly TestOutcome[] {
  const titles = listTitles();
  console.log(`titles as listed, nothing has run; ${titles.length} tests`);
  return titles;
}

const countPassed = (outcomes: readonly TestOutcome[]) => outcomes.filter(({ hasPassed }) => hasPassed).length;

function trace(): readonly string[] {
  const gate = parseGate(options.milestone, options.min);
  const requirements = loadRequirements();
  const outcomes = options.static ? outcomesOfTitles() : outcomesOfReports();
  const { covered, problems } = computeCoverage(requirements, outcomes, loadReferences());
  const points = loadPoints();
  const byMilestone = summarise(requirements, covered, ({ milestone }) => milestone);
  const byArea = summarise(requirements, covered, ({ area }) => area);
  const byList = summarise(points, covered, ({ list }) => list);
  console.log(`\n${formatTable('milestone', byMilestone)}\n\n${formatTable('area', byArea)}`);
  console.log(`\n${formatTable('points', byList)}`);
  const missing = [formatMissing(requirements, covered), formatMissingPoints(points, covered)];
  console.log(`\nmissing\n${missing.filter((text) => text !== '').join('\n') || 'none'}`);
  return gate ? [...problems, ...checkGate(gate, requirements, points, covered)] : problems;
}

try {
  for (const problem of trace()) {
    console.error(problem);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
