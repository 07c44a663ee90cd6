import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../stack/cluster.ts';

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** Journeys that passed only when tried again; told in the closing lines so that none grows old unseen. */
  readonly secondTries: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** A browser on a busy machine misses a beat now and then; more of it than this is a fault of the tests or the product. */
const MOST_SECOND_TRIES = 2;

/** Tests that ran, from the runners' own reports. */
export function countTests(): TestCount {
  const reports = globSync('reports/*.json', { cwd: repositoryRoot }).map(
    (file) => JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as Partial<VitestReport & PlaywrightReport>,
  );
  let [passed, failed, secondTries] = [0, 0, 0];
  for (const report of reports) {
    passed += (report.numPassedTests ?? 0) + (report.stats?.expected ?? 0);
    failed += (report.numFailedTests ?? 0) + (report.stats?.unexpected ?? 0);
    secondTries += report.stats?.flaky ?? 0;
  }
  return secondTries > MOST_SECOND_TRIES
    ? { passed, failed: failed + secondTries, secondTries }
    : { passed: passed + secondTries, failed, secondTries };
}
