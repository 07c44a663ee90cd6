import { isPlaywrightReport, readPlaywrightReport } from './playwright-report.ts';
import type { Report } from './test-outcome.ts';
import { isVitestReport, readVitestReport } from './vitest-report.ts';

/** The format is told by the content, so a report may have any name; undefined: not a test report. */
export function readReport(value: unknown): Report | undefined {
  if (isVitestReport(value)) return readVitestReport(value);
  if (isPlaywrightReport(value)) return readPlaywrightReport(value);
  return undefined;
}
