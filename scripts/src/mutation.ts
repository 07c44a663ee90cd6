// Makes small changes to the code of the calculation and counts those that the tests find: pnpm mutation [--short |
// --incremental]. Writes docs/benchmarks/mutation.md unless --short. --incremental reuses earlier results where neither
// the code nor its tests have changed, and says so. Exits 1 if fewer than 90 % of the changes are found.
// pnpm mutation --sample [--part NAME] [--share PERCENT] [--seed NUMBER] [--incremental] tests a random share of the
// changes of newer code instead, of one part or of all, and renews its section of the page.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../tools/kit/src/stack/cluster.ts';
import { EQUIVALENT_MUTANTS } from './mutation/equivalent-mutants.ts';
import { renderPage, renderTable } from './mutation/render.ts';
import { findSamples, renderSamples, replaceSamples, type SampleOutcome } from './mutation/render-samples.ts';
import { runSample } from './mutation/run-sample.ts';
import { runStryker } from './mutation/run-stryker.ts';
import { SAMPLES } from './mutation/samples.ts';
import { type MutationReport, scoreOf, tally } from './mutation/tally.ts';

const MIN_SCORE = 90;
const reports = join(repositoryRoot, 'reports/mutation');
const reportFile = join(reports, 'mutation.json');
const page = join(repositoryRoot, 'docs/benchmarks/mutation.md');
/** Draws the same mutants again unless another seed is asked for. */
const DEFAULT_SEED = '20261120';

/** Rules that everything else depends on; their own tests find the mutants without the tests of the engine. */
const SHORT_LIST = ['level', 'verdict', 'emission'];
const SHORT_PARAMETERS = [
  '--mutate',
  SHORT_LIST.map((name) => `src/${name}.ts`).join(),
  '--ignorePatterns',
  '/src/*/*.test.ts',
];

function describeRun(seconds: number, isIncremental: boolean): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const run = `${new Date().toISOString().slice(0, 10)}, ${machine}, ${(seconds / 60).toFixed(0)} minutes`;
  if (!isIncremental) return `${run}.`;
  return `${run} after an earlier run, from which the outcome is taken over where neither the code nor the tests that find its change were touched since.`;
}

async function runWhole({ short: isShort, incremental: isIncremental }: typeof values): Promise<MutationReport> {
  const startedAt = performance.now();
  const extra = [...(isShort ? SHORT_PARAMETERS : []), ...(isIncremental ? ['--incremental'] : [])];
  await runStryker('pnpm', ['--filter', '@quietsite/acoustics', 'exec', 'stryker', 'run', ...extra]);
  const report = JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport;
  const run = describeRun((performance.now() - startedAt) / 1000, isIncremental);
  if (!isShort) writeFileSync(page, addSamples(renderPage(report, EQUIVALENT_MUTANTS, run, MIN_SCORE)));
  return report;
}

/** A whole run says nothing about the samples, which stay on the page. */
function addSamples(text: string): string {
  const samples = existsSync(page) ? findSamples(readFileSync(page, 'utf8')) : '';
  return samples === '' ? text : replaceSamples(text, samples);
}

async function runSamples({ part, share, seed, incremental }: typeof values): Promise<MutationReport> {
  mkdirSync(reports, { recursive: true });
  const asked = SAMPLES.filter(({ name }) => part === undefined || name === part);
  if (asked.length === 0) throw new RangeError(`--part is one of ${SAMPLES.map(({ name }) => name).join(', ')}`);
  for (const sample of asked) {
    const startedAt = performance.now();
    const sharePercent = share === undefined ? sample.sharePercent : Number(share);
    const drawn = await runSample({ ...sample, sharePercent }, Number(seed), incremental);
    const run = describeRun((performance.now() - startedAt) / 1000, incremental);
    const outcome: SampleOutcome = { ...sample, ...drawn, sharePercent, seed: Number(seed), run };
    writeFileSync(outcomeFile(sample.name), JSON.stringify(outcome));
  }
  const outcomes = SAMPLES.map(({ name }) => outcomeFile(name))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as SampleOutcome);
  const section = renderSamples(outcomes, EQUIVALENT_MUTANTS, MIN_SCORE);
  writeFileSync(page, replaceSamples(readFileSync(page, 'utf8'), section));
  return { files: Object.assign({}, ...outcomes.map(({ report }) => report.files)) };
}

const outcomeFile = (name: string) => join(reports, `sample-${name}.json`);

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    incremental: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    part: { type: 'string' },
    share: { type: 'string' },
    seed: { type: 'string', default: DEFAULT_SEED },
  },
});
const report = await (values.sample ? runSamples(values) : runWhole(values));
console.log(renderTable(report));
const score = scoreOf(tally(Object.values(report.files).flatMap(({ mutants }) => mutants)));
process.exitCode = score >= MIN_SCORE ? 0 : 1;
