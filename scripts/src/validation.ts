// Compares the engine with the golden cases and with the oracle on random cases and writes docs/validation.md; --cases
// sets the number of random cases and leaves the page unchanged; --check repeats the golden part and fails if the page
// is out of date or reports fewer random cases. Run from the root of the repository.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareGoldenFolders } from './validation/golden-report.ts';
import { ALL_RANDOM_CASES, compareRandomCases, coversAllRandomCases } from './validation/random-cases.ts';
import { renderPage, stripRandomPart } from './validation/render-page.ts';
import { NOTHING_COMPARED, type Totals } from './validation/totals.ts';

const FILE = 'docs/validation.md';
const CASES_PER_LINE = 500;
const SHOWN_DIFFERENCES = 20;

const { values: options } = parseArgs({
  options: { check: { type: 'boolean' }, cases: { type: 'string' } },
});

function describeTotals({ cases, counts, largestDecibels, largestMetres, differences }: Totals): string {
  const largest = `largest ${largestDecibels.toExponential(1)} dB, ${largestMetres.toExponential(1)} m`;
  return `${cases} cases, ${counts.levels} levels, ${counts.verdicts} verdicts, ${differences.length} differences, ${largest}`;
}

function readCaseCount(): number {
  const count = Number(options.cases ?? ALL_RANDOM_CASES);
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError('--cases takes a whole number above 0');
  return count;
}

function showProgress(totals: Totals): void {
  if (totals.cases % CASES_PER_LINE === 0) console.log(`random: ${describeTotals(totals)}`);
}

function findStalePage(page: string): string[] {
  const written = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const isFresh = stripRandomPart(written) === stripRandomPart(page);
  return [
    ...(isFresh ? [] : [`${FILE} is stale: run pnpm validation`]),
    ...(coversAllRandomCases(written) ? [] : [`${FILE} does not tell of all random cases: run pnpm validation`]),
  ];
}

const caseCount = readCaseCount();
const golden = compareGoldenFolders();
console.log(`golden, expected values: ${describeTotals(golden.expected)}`);
console.log(`golden, oracle: ${describeTotals(golden.byOracle)}`);
const random = options.check ? NOTHING_COMPARED : compareRandomCases(caseCount, showProgress);
if (!options.check) console.log(`random: ${describeTotals(random)}`);

const differences = [golden.expected, golden.byOracle, random].flatMap((totals) => totals.differences);
const problems = differences
  .slice(0, SHOWN_DIFFERENCES)
  .map(({ path, expected, actual }) => `${path}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`);
const page = renderPage(golden, random);
if (options.check) problems.push(...findStalePage(page));
else if (differences.length === 0 && options.cases === undefined) writeFileSync(FILE, page);
for (const problem of problems) {
  console.error(problem);
  process.exitCode = 1;
}
