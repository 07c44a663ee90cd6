import type { ComplianceRow, PlanRun } from '@quietsite/domain';
import { showHongKongTime } from '../text/hong-kong-time.ts';
import type { Fact } from './report-model.ts';

const METHOD =
  'Each level is the highest over all days at the facade, Leq (30 min): sound power of the equipment corrected for quantity and on-time, distance from the notional source of each zone or a fixed position, and +3 dB(A) for the facade (clauses M-10 to M-42 of the calculation method). Levels with neighbours add the approved projects nearby and the levels entered for concurrent sites (M-50 to M-52); verdicts judge the level of the project itself (M-58).';
const ROUNDING =
  'Levels are calculated unrounded and rounded half up for print: sound power levels to whole dB(A), levels at receivers to 0.1 dB(A). A receiver exceeds when on any day its mitigated level, rounded to 0.1 dB(A), is above the criterion valid on that day (M-61); the duration counts those days (M-62). A dash stands for no level.';
const UNPRINTABLE =
  'A box (□) stands for a character of an entered text that the fonts of this document do not contain.';

/** What a reader needs to judge the figures and to repeat them. */
export function buildReportNotes(compliance: readonly ComplianceRow[], isIncomplete: boolean): string[] {
  const hasDated = compliance.some(({ otherCriteria }) => otherCriteria.length > 0);
  const dated = hasDated ? ' A dated criterion can tighten the standing one on its days, never relax it (M-57).' : '';
  return [METHOD, ROUNDING + dated, ...(isIncomplete ? [UNPRINTABLE] : [])];
}

/** Where the figures come from: the same input gives the same. */
export const buildOrigin = (run: PlanRun): Fact[] => [
  { label: 'Calculation run', value: String(run.id) },
  { label: 'Finished', value: `${showHongKongTime(run.finishedAt)} (Hong Kong time)` },
  { label: 'Engine version', value: run.engineVersion },
  { label: 'Hash of the stored input', value: run.inputHash },
];
