import {
  computeEmission,
  computeMitigatedEmission,
  computePropagation,
  criterionOn,
  exceedsInReport,
  exceedsOnMap,
  MITIGATED,
  type MitigatedTerms,
  toLevel,
  UNMITIGATED,
} from '@quietsite/acoustics';
import { computeNotionalSource, type Hk80Point, type NotionalSource } from '@quietsite/geometry';
import { type DayString, dayNumber } from '../day.ts';
import { codeCombinations, letterCode } from './codes.ts';
import { effectiveCriterion, listCriteria } from './criterion.ts';
import { explainNeighbours, type NeighbourExplanation } from './explain-neighbours.ts';
import type { LiveCalculation } from './live-calculation.ts';
import type { SnapshotReceiver, SnapshotRow } from './snapshot.ts';
import { listTaskLines, type RowEnergy, type SourceLine, type TaskLines } from './source-lines.ts';
import { storedLevel } from './stored-level.ts';

/**
 * One level taken apart: the energies of the rows that run and count, added up, are its energy (M-04). Every figure
 * names the clause it comes from.
 */
export interface Explanation {
  readonly pointId: number;
  readonly day: DayString;
  readonly run: 'unmitigated' | 'mitigated';
  /** The project's own level as stored; null = no active work on this day. */
  readonly level: number | null;
  readonly energy: number;
  /** M-41. */
  readonly combination: { readonly key: string; readonly code: string } | null;
  readonly tasks: readonly TaskExplanation[];
  readonly criterion: CriterionExplanation;
  /** M-60, M-61 on this day. */
  readonly exceedsOnMap: boolean;
  readonly exceedsInReport: boolean;
  /** M-50 to M-52. */
  readonly withNeighbours: NeighbourExplanation;
}

export interface CriterionExplanation {
  /** The criterion of the day. */
  readonly value: number;
  /** Without dated entries: M-55 less M-56. */
  readonly standard: number;
  readonly reduction: number;
  /** Names of the entries that hold on this day (M-57). */
  readonly entries: readonly string[];
}

export interface TaskExplanation {
  readonly taskId: number;
  readonly zoneId: number;
  readonly code: string;
  /** False: another type B zone at work is nearer, this one shows '-' (M-34). */
  readonly counts: boolean;
  readonly level: number | null;
  readonly energy: number;
  /** M-12, M-32. */
  readonly loudestGroup: string | null;
  readonly groups: readonly { readonly group: string; readonly level: number | null }[];
  readonly sources: readonly SourceExplanation[];
  /** Rows of other groups: they never run together with the loudest. */
  readonly otherRows: readonly RowExplanation[];
}

export interface SourceExplanation {
  readonly kind: 'notional' | 'fixed';
  readonly position: Hk80Point;
  /** How the notional source was found (M-31); null for a fixed position. */
  readonly notional: NotionalSource | null;
  /** M-33. */
  readonly distanceMetres: number;
  readonly distanceCorrection: number;
  readonly facadeCorrection: number;
  readonly level: number | null;
  readonly energy: number;
  readonly rows: readonly RowExplanation[];
}

export interface RowExplanation {
  readonly rowId: number;
  readonly name: string;
  readonly officialId: string;
  readonly group: string;
  readonly quantity: number;
  readonly timePercent: number;
  /** M-10, M-20 to M-24; the unmitigated run has no replacement and no measure. */
  readonly terms: MitigatedTerms;
  readonly level: number | null;
  readonly energy: number;
  /** Of the project's own energy at the receiver, 0 to 1; 0 when the row does not run or does not count. */
  readonly share: number;
}

/** Null when the receiver is left out or unknown. */
export function explain(
  calculation: LiveCalculation,
  pointId: number,
  day: DayString,
  run: 'unmitigated' | 'mitigated',
): Explanation | null {
  const index = calculation.indexOf(pointId);
  if (index < 0) return null;
  const { receivers, orderedTasks } = calculation.prepared;
  const receiver = receivers[index] as SnapshotReceiver;
  const listening = {
    receiver: index,
    day: dayNumber(day),
    run: run === 'mitigated' ? MITIGATED : UNMITIGATED,
    height: 0,
  };
  const lines = listTaskLines(calculation, listening);
  const energy = lines.reduce((total, task) => total + (task.counts ? task.energy : 0), 0);
  const level = storedLevel(energy);
  const criterion = explainCriterion(receiver, day);
  const indices = lines.map(({ task }) => orderedTasks.indexOf(task));
  return {
    pointId,
    day,
    run,
    level,
    energy,
    combination: findCombination(calculation, indices),
    tasks: lines.map((task, i) => explainTask(task, receiver, energy, run, letterCode(indices[i] as number))),
    criterion,
    exceedsOnMap: exceedsOnMap(level, criterion.value),
    exceedsInReport: exceedsInReport(level, criterion.value),
    withNeighbours: explainNeighbours(calculation, listening, energy, criterion.value),
  };
}

function explainCriterion(receiver: SnapshotReceiver, day: DayString): CriterionExplanation {
  return {
    value: criterionOn({ criteria: listCriteria(receiver), contributions: [] }, dayNumber(day)),
    standard: effectiveCriterion(receiver),
    reduction: receiver.criterionReduction,
    entries: receiver.otherCriteria.filter(({ start, end }) => start <= day && day <= end).map(({ name }) => name),
  };
}

function findCombination({ engine, prepared }: LiveCalculation, tasks: readonly number[]) {
  const key = tasks.join('+');
  const index = engine.combinations.tasks.findIndex((candidate) => candidate.join('+') === key);
  return codeCombinations(engine.combinations.tasks, prepared.orderedTasks)[index] ?? null;
}

function explainTask(
  { task, zone, counts, energy, loudestGroup, groups, lines, otherRows }: TaskLines,
  receiver: SnapshotReceiver,
  total: number,
  run: Explanation['run'],
  code: string,
): TaskExplanation {
  const share = counts && total > 0 ? 1 / total : 0;
  return {
    taskId: task.id,
    zoneId: zone.id,
    code,
    counts,
    level: storedLevel(energy),
    energy,
    loudestGroup,
    groups: groups.map((group) => ({ group: group.group, level: storedLevel(group.energy) })),
    sources: lines.map((line) => ({
      ...explainSource(line),
      notional: line.kind === 'notional' ? computeNotionalSource(zone.outline, zone.centre, receiver.position) : null,
      rows: line.rows.map((entry) => explainRow(entry, run, share)),
    })),
    otherRows: otherRows.map((entry) => explainRow(entry, run, 0)),
  };
}

function explainSource({ kind, position, distanceMetres, energy }: SourceLine) {
  const { distanceCorrection, facadeCorrection } = computePropagation(0, distanceMetres);
  return { kind, position, distanceMetres, distanceCorrection, facadeCorrection, level: storedLevel(energy), energy };
}

function explainRow({ row, energy }: RowEnergy, run: Explanation['run'], share: number): RowExplanation {
  return {
    rowId: row.id,
    name: row.name,
    officialId: row.officialId,
    group: row.exclusiveGroup.trim(),
    quantity: row.quantity,
    timePercent: row.timePercent,
    terms: run === 'mitigated' ? (computeMitigatedEmission(row) as MitigatedTerms) : unmitigatedTerms(row),
    level: toLevel(energy),
    energy,
    share: energy * share,
  };
}

/** The unmitigated run in the same shape: nothing replaced, nothing reduced (M-23). */
function unmitigatedTerms(row: SnapshotRow): MitigatedTerms {
  const emission = computeEmission(row) as NonNullable<ReturnType<typeof computeEmission>>;
  return {
    ...emission,
    replacement: null,
    measure: null,
    effect: 0,
    mitigatedSoundPower: emission.totalSoundPower,
    shownSoundPower: Math.max(0, emission.totalSoundPower),
  };
}
