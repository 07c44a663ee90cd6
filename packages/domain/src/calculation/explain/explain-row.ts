import {
  computeEmission,
  computeMitigatedEmission,
  computeTotalReduction,
  type MitigatedTerms,
  toLevel,
} from '@quietsite/acoustics';
import type { DayString } from '../../day.ts';
import { storedId } from '../../front/part-ids.ts';
import { machineReduction } from '../../screening/screened-row.ts';
import type { SnapshotRow } from '../snapshot.schema.ts';
import type { RowEnergy } from './source-lines.ts';

export interface RowExplanation {
  readonly rowId: number;
  readonly name: string;
  readonly officialId: string;
  readonly group: string;
  /** As entered. The row counts on the days it shares with its activity (M-13). */
  readonly start: DayString;
  readonly end: DayString;
  readonly quantity: number;
  readonly timePercent: number;
  /** M-10, M-20 to M-24; the unmitigated run has no replacement and no measure. */
  readonly terms: MitigatedTerms;
  /** The sound power of the original equipment, even if a replacement is in force. */
  readonly originalSoundPower: number;
  /** The replacement in force (M-20, M-24). The name is empty if unknown. */
  readonly replacement: { readonly name: string; readonly soundPower: number } | null;
  /** All measures of the row; one of them is in force (M-21). 0 means none. Empty in the unmitigated run. */
  readonly measures: readonly MeasureExplanation[];
  /** The parts of its total reduction and their sum; null while screening is off (M-111). */
  readonly reduction: ReductionExplanation | null;
  readonly level: number | null;
  readonly energy: number;
  /** Share of the project's own energy at the receiver, 0 to 1. It is 0 if the row does not run or does not count. */
  readonly share: number;
}

/** In decibels, 0 or negative. */
export interface ReductionExplanation {
  /** The most negative measure at the machine. */
  readonly machine: number;
  readonly barrier: number;
  readonly screening: number;
  readonly total: number;
}

export interface MeasureExplanation {
  readonly measure: NonNullable<MitigatedTerms['measure']>;
  /** Name of a custom method. */
  readonly name: string;
  readonly effect: number;
  readonly isInForce: boolean;
}

export function explainRow(
  { row, energy, correction }: RowEnergy,
  run: 'unmitigated' | 'mitigated',
  share: number,
): RowExplanation {
  const terms = run === 'mitigated' ? computeMitigatedEmission(row) : unmitigatedTerms(row);
  if (terms === null) throw new RangeError(`Row ${row.id} is silent`);
  return {
    rowId: storedId(row.id),
    name: row.name,
    officialId: row.officialId,
    group: row.exclusiveGroup.trim(),
    start: row.start,
    end: row.end,
    quantity: row.quantity,
    timePercent: row.timePercent,
    terms,
    originalSoundPower: row.soundPower,
    replacement: terms.replacement && { name: nameOfReplacement(row, terms.replacement), soundPower: terms.soundPower },
    measures: run === 'mitigated' ? listMeasures(row, terms.measure) : [],
    reduction: correction === null ? null : explainReduction(row, run, correction),
    level: toLevel(energy),
    energy,
    share: energy * share,
  };
}

function explainReduction(row: SnapshotRow, run: 'unmitigated' | 'mitigated', screening: number): ReductionExplanation {
  const [machine, barrier] = run === 'mitigated' ? [machineReduction(row), row.barrierDba] : [0, 0];
  return { machine, barrier, screening, total: computeTotalReduction(machine, barrier, screening) };
}

/** The unmitigated run in the same form: nothing replaced, nothing reduced (M-23). */
function unmitigatedTerms(row: SnapshotRow): MitigatedTerms | null {
  const emission = computeEmission(row);
  return (
    emission && {
      ...emission,
      replacement: null,
      measure: null,
      effect: 0,
      mitigatedSoundPower: emission.totalSoundPower,
      shownSoundPower: Math.max(0, emission.totalSoundPower),
    }
  );
}

function nameOfReplacement(row: SnapshotRow, replacement: NonNullable<MitigatedTerms['replacement']>): string {
  return (replacement === 'quieterMethod' ? row.quieterMethodName : row.quieterEquipmentName) ?? '';
}

/** In the order of M-21. */
function listMeasures(row: SnapshotRow, inForce: MitigatedTerms['measure']): MeasureExplanation[] {
  const measures = [
    { measure: 'enclosure', name: '', effect: row.enclosureDba },
    { measure: 'barrier', name: '', effect: row.barrierDba },
    { measure: 'hammerBracket', name: '', effect: row.hammerDba },
    { measure: 'custom', name: row.customMethodName, effect: row.customMethodDba },
  ] as const;
  return measures.map((entry) => ({ ...entry, isInForce: entry.measure === inForce }));
}
