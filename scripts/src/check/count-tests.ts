import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../stack/cluster.ts';

export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Tests that ran, from the runners' own reports. A flaky test has failed once, and that counts. */
export function countTests(): TestCount {
  const reports = globSync('reports/*.json', { cwd: repositoryRoot }).map(
    (file) => JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8')) as Partial<VitestReport & PlaywrightReport>,
  );
  let [passed, failed] = [0, 0];
  for (const report of reports) {
    passed += (report.numPassedTests ?? 0) + (report.stats?.expected ?? 0);
    failed += (report.numFailedTests ?? 0) + (report.stats?.unexpected ?? 0) + (report.stats?.flaky ?? 0);
  }
  return { passed, failed };
}
