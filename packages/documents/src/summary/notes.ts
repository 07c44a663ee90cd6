import { exceedsInReport } from '@quietsite/domain';
import { countOf } from '../text/show-level.ts';
import type { AssessedReceiver } from './assessed-receivers.ts';

const METHOD =
  'Each level is the highest over all days at the facade, Leq (30 min): sound power of the equipment corrected for quantity and on-time, distance from the notional source of each zone or a fixed position, and +3 dB(A) for the facade (clauses M-10 to M-42 of the calculation method).';

const ROUNDING =
  'Levels are calculated unrounded and shown in whole dB(A), rounded half up. A receiver exceeds when on any day its rounded mitigated level is above the rounded criterion valid on that day (M-60).';

/** What a reader needs to know to judge the numbers. */
export function buildNotes(assessed: readonly AssessedReceiver[]): readonly string[] {
  const borderline = assessed.filter(isBorderline).length;
  return [METHOD, borderline > 0 ? `${ROUNDING} ${borderlineNote(borderline)}` : ROUNDING];
}

/** Satisfies in whole decibels (M-60), yet a report in tenths lists it (M-61). */
function isBorderline({ exceeds, criterion, mitigated: { highestLevel } }: AssessedReceiver): boolean {
  return !exceeds && exceedsInReport(highestLevel, criterion);
}

const borderlineNote = (count: number): string =>
  `At ${countOf(count, 'receiver')} shown as satisfying, the level is above the criterion by less than 0.5 dB(A); the detailed report judges in steps of 0.1 dB(A) and lists ${count === 1 ? 'it' : 'them'} (M-61).`;
