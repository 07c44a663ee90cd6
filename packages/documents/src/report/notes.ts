import type { ComplianceRow, PlanRun } from '@quietsite/domain';
import { showHongKongTime } from '../text/hong-kong-time.ts';
import type { Fact } from './report-model.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

/** What a reader needs to judge and reproduce the figures. */
export function buildReportNotes(
  compliance: readonly ComplianceRow[],
  isIncomplete: boolean,
  { notes }: ReportWords = english,
): string[] {
  const hasDated = compliance.some(({ otherCriteria }) => otherCriteria.length > 0);
  const dated = hasDated ? notes.dated : '';
  return [notes.method, notes.rounding + dated, ...(isIncomplete ? [notes.unprintable] : [])];
}

/** Where the figures come from. The same input gives the same figures. */
export const buildOrigin = (run: PlanRun, { facts, hongKongTime }: ReportWords = english): Fact[] => [
  { label: facts.runId, value: String(run.id) },
  { label: facts.finished, value: hongKongTime(showHongKongTime(run.finishedAt)) },
  { label: facts.engine, value: run.engineVersion },
  { label: facts.hash, value: run.inputHash },
];
