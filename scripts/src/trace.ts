// Which requirements are exercised by a test that ran and passed. Run from the root of the repository.
import { parseArgs } from 'node:util';
import { computeCoverage } from './trace/coverage.ts';
import { describeRun } from './trace/full-run.ts';
import { checkGate, parseGate } from './trace/gate.ts';
import { loadReferences, loadReports, loadRequirements, loadStaticTitles } from './trace/sources.ts';
import { formatMissing, formatTable, summarise } from './trace/summary.ts';
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

function outcomesOfSources(): readonly TestOutcome[] {
  const titles = loadStaticTitles();
  console.log(`titles as written, nothing has run; ${titles.length} titles`);
  return titles;
}

const countPassed = (outcomes: readonly TestOutcome[]) => outcomes.filter(({ hasPassed }) => hasPassed).length;

function trace(): readonly string[] {
  const gate = parseGate(options.milestone, options.min);
  const requirements = loadRequirements();
  const outcomes = options.static ? outcomesOfSources() : outcomesOfReports();
  const { covered, problems } = computeCoverage(requirements, outcomes, loadReferences());
  const byMilestone = summarise(requirements, covered, ({ milestone }) => milestone);
  const byArea = summarise(requirements, covered, ({ area }) => area);
  console.log(`\n${formatTable('milestone', byMilestone)}\n\n${formatTable('area', byArea)}`);
  console.log(`\nmissing\n${formatMissing(requirements, covered) || 'none'}`);
  const shortfall = gate && checkGate(gate, requirements, covered);
  return shortfall ? [...problems, shortfall] : problems;
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
