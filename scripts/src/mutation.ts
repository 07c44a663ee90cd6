// Makes small changes to the code of the calculation and counts those that the tests find: pnpm mutation [--short |
// --incremental]. Writes docs/benchmarks/mutation.md unless --short. --incremental reuses earlier results where neither
// the code nor its tests have changed, and says so. Exits 1 if fewer than 90 % of the changes are found.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../tools/kit/src/stack/cluster.ts';
import { EQUIVALENT_MUTANTS } from './mutation/equivalent-mutants.ts';
import { renderPage, renderTable } from './mutation/render.ts';
import { type MutationReport, scoreOf, tally } from './mutation/tally.ts';

const MIN_SCORE = 90;
const reportFile = join(repositoryRoot, 'reports/mutation/mutation.json');

/** Rules that everything else depends on; their own tests find the mutants without the tests of the engine. */
const SHORT_LIST = ['level', 'verdict', 'emission'];
const SHORT_PARAMETERS = [
  '--mutate',
  SHORT_LIST.map((name) => `src/${name}.ts`).join(),
  '--ignorePatterns',
  '/src/*/*.test.ts',
];

async function runStryker(parameters: readonly string[]): Promise<void> {
  const child = spawn('pnpm', ['--filter', '@quietsite/acoustics', 'exec', 'stryker', 'run', ...parameters], {
    cwd: repositoryRoot,
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new Error(`stryker ended with ${code}`);
}

function describeRun(seconds: number, isIncremental: boolean): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const run = `${new Date().toISOString().slice(0, 10)}, ${machine}, ${(seconds / 60).toFixed(0)} minutes`;
  if (!isIncremental) return `${run}.`;
  return `${run} after an earlier whole run, from which the outcome is taken over where neither the code nor the tests that find its change were touched since.`;
}

function writeDocument(report: MutationReport, run: string): void {
  const directory = join(repositoryRoot, 'docs/benchmarks');
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'mutation.md'), renderPage(report, EQUIVALENT_MUTANTS, run, MIN_SCORE));
}

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, incremental: { type: 'boolean', default: false } },
});
const startedAt = performance.now();
await runStryker([...(values.short ? SHORT_PARAMETERS : []), ...(values.incremental ? ['--incremental'] : [])]);
const report = JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport;
console.log(renderTable(report));
if (!values.short) writeDocument(report, describeRun((performance.now() - startedAt) / 1000, values.incremental));
const score = scoreOf(tally(Object.values(report.files).flatMap(({ mutants }) => mutants)));
process.exitCode = score >= MIN_SCORE ? 0 : 1;
