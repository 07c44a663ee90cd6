import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';
import { type Draw, isDrawn } from './draw.ts';
import type { SampleOutcome } from './render-samples.ts';
import { runStryker } from './run-stryker.ts';
import type { Sample } from './samples.ts';
import type { MutationReport } from './tally.ts';

const acoustics = join(repositoryRoot, 'packages/acoustics');
const here = join(repositoryRoot, 'scripts/src/mutation');

/** As many as `pnpm check` runs, and pairs of a receiver and a zone. */
const FEW_RANDOM_CASES = { QUIETSITE_RANDOM_PROJECTS: '20', QUIETSITE_SCREENING_PAIRS: '100' };

const isFile = (path: string) => path.endsWith('.ts');

export type DrawnMutants = Pick<SampleOutcome, 'mutants' | 'loadTime' | 'report'>;

/** Runs the mutants that are drawn; the report has no others. */
export async function runSample(
  { name, code, tests, packages, sharePercent }: Sample,
  seed: number,
  isIncremental: boolean,
): Promise<DrawnMutants> {
  const draw = { sharePercent, seed };
  const folder = join(repositoryRoot, 'reports/mutation');
  mkdirSync(folder, { recursive: true });
  const fileName = join(folder, `stryker-${name}.json`);
  const incrementalFile = join(folder, `incremental-${name}.json`);
  const configFile = join(folder, `stryker-${name}.config.json`);
  const config = {
    packageManager: 'pnpm',
    testRunner: 'vitest',
    plugins: [
      join(acoustics, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js'),
      join(here, 'draw-checker.ts'),
    ],
    checkers: ['draw'],
    draw,
    vitest: { configFile: 'scripts/src/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // What runs only while a file is loaded, constants mostly, is tested by a whole run.
    ignoreStatic: true,
    mutate: [...code.map((path) => (isFile(path) ? path : `${path}/**/*.ts`)), '!**/*.test.ts', '!**/*.data.ts'],
    ignorePatterns: [
      '/*',
      '!/tsconfig.base.json',
      '!/package.json',
      '!/packages/tsconfig.json',
      ...packages.map((pkg) => `!/packages/${pkg}`),
      '!/scripts/src/mutation',
    ],
    concurrency: 1,
    timeoutMS: 10_000,
    reporters: ['json', 'clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false, reportMutants: false },
    jsonReporter: { fileName },
    incremental: isIncremental,
    incrementalFile,
    cleanTempDir: 'always',
    tempDirName: '.run/stryker',
    warnings: { unknownOptions: false, unserializableOptions: true, preprocessorErrors: true, slow: false },
  };
  writeFileSync(configFile, JSON.stringify(config, null, 2));
  await runStryker(join(acoustics, 'node_modules/.bin/stryker'), ['run', configFile], {
    ...FEW_RANDOM_CASES,
    QUIETSITE_MUTATION_TESTS: JSON.stringify(tests.map((path) => (isFile(path) ? path : `${path}/**/*.test.ts`))),
  });
  const report = JSON.parse(readFileSync(fileName, 'utf8')) as MutationReport;
  writeFileSync(incrementalFile, JSON.stringify({ ...report, files: leaveOutUndrawn(report.files) }));
  return selectDrawn(report, draw);
}

/** A larger share draws some of them later. */
function leaveOutUndrawn(files: MutationReport['files']): MutationReport['files'] {
  return Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      name,
      { ...file, mutants: file.mutants.filter(({ status }) => status !== 'CompileError') },
    ]),
  );
}

function selectDrawn({ files }: MutationReport, draw: Draw): DrawnMutants {
  const all = Object.values(files).flatMap(({ mutants }) => mutants);
  const loadTime = all.filter(({ status }) => status === 'Ignored').length;
  const drawn = Object.entries(files).map(([name, { source, mutants }]) => {
    const kept = mutants.filter((mutant) => isDrawn(name, mutant, draw));
    return [name.replace(/^packages\/acoustics\//, ''), { source, mutants: kept }] as const;
  });
  return { mutants: all.length - loadTime, loadTime, report: { files: Object.fromEntries(drawn) } };
}
