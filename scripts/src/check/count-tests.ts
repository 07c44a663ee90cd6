import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../../tools/kit/src/stack/cluster.ts';

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** Journeys that passed only on retry, by title; listed in the summary so that none stays unnoticed. */
  readonly secondTries: readonly string[];
  readonly failedTitles: readonly string[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

/** A browser on a busy machine fails occasionally; more than this is a fault of the tests or the product. */
const MAX_SECOND_TRIES_SHARE = 0.02;

/** Tests that ran, according to the runners' reports. */
export function countTests(): TestCount {
  const reports = globSync('reports/*.json', { cwd: repositoryRoot }).map(
    (file) => JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as Partial<VitestReport & PlaywrightReport>,
  );
  let [passed, failed, journeys] = [0, 0, 0];
  const secondTries: string[] = [];
  const failedTitles: string[] = [];
  for (const report of reports) {
    passed += (report.numPassedTests ?? 0) + (report.stats?.expected ?? 0);
    failed += (report.numFailedTests ?? 0) + (report.stats?.unexpected ?? 0);
    journeys += (report.stats?.expected ?? 0) + (report.stats?.flaky ?? 0);
    secondTries.push(...(report.suites ?? []).flatMap((suite) => listJourneys(suite, 'flaky')));
    failedTitles.push(...(report.suites ?? []).flatMap((suite) => listJourneys(suite, 'unexpected')));
    failedTitles.push(...(report.testResults ?? []).flatMap(listFailedTests));
  }
  const count = secondTries.length;
  return count > journeys * MAX_SECOND_TRIES_SHARE
    ? { passed, failed: failed + count, secondTries, failedTitles }
    : { passed: passed + count, failed, secondTries, failedTitles };
}

function listFailedTests({ assertionResults }: VitestReport['testResults'][number]): readonly string[] {
  return assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
}

function listJourneys({ suites = [], specs }: Suite, wanted: 'flaky' | 'unexpected'): readonly string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ title }) => title);
  return [...own, ...suites.flatMap((suite) => listJourneys(suite, wanted))];
}
