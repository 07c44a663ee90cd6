import { isPlaywrightReport, readPlaywrightReport } from './playwright-report.ts';
import type { Report } from './test-outcome.ts';
import { isVitestReport, readVitestReport } from './vitest-report.ts';

/** Detects the format from the content, so a report may have any name; undefined if it is not a test report. */
export function readReport(value: unknown): Report | undefined {
  if (isVitestReport(value)) return readVitestReport(value);
  if (isPlaywrightReport(value)) return readPlaywrightReport(value);
  return undefined;
}
