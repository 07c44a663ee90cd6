import { HIDDEN, numberAt, type RunEnergies, SCREENED_DISTANCE_RATIO, type ScreenedRow } from '@quietsite/acoustics';
import type { LiveCalculation } from '../calculation/live-calculation.ts';
import type { SnapshotRow, SnapshotTask } from '../calculation/snapshot.schema.ts';
import { computeRunEnergies } from '../calculation/task-emissions.ts';
import type { ReceivedRow } from './loudest-alternative.ts';
import { computeScreenedRow } from './screened-row.ts';

/** The receiver and day at which a row is calculated. */
interface RowAtReceiver {
  readonly receiver: number;
  readonly day: number;
  readonly run: number;
  readonly height: number;
}

/** The emission of a row, calculated once for all receivers. */
export interface EmittedRow {
  readonly row: SnapshotRow;
  readonly energies: RunEnergies;
  /** Undefined while screening is off. */
  readonly screened: ScreenedRow | undefined;
}

export function emitRow({ prepared }: Pick<LiveCalculation, 'prepared'>, row: SnapshotRow): EmittedRow {
  const screened = prepared.screening === null ? undefined : computeScreenedRow(row);
  return { row, energies: computeRunEnergies(row), screened };
}

/** The received energies of a row with each correction, or the only one while screening is off. */
export function receiveRow(
  { prepared: { screening } }: Pick<LiveCalculation, 'prepared'>,
  { row, energies, screened }: EmittedRow,
  { task, zone }: { readonly task: SnapshotTask; readonly zone: number },
  target: RowAtReceiver,
  transmission: number,
): ReceivedRow {
  const group = row.exclusiveGroup.trim();
  const { receiver, run } = target;
  if (screening === null || screened === undefined)
    return { group, energies: [numberAt(energies, run) * transmission], source: null };
  const position = screening.positionOf(row, task);
  const state =
    position === null ? screening.zoneState(receiver, zone, target) : screening.fixedState(receiver, position, target);
  return {
    group,
    energies: screened.energies.map((ofCorrection) => numberAt(ofCorrection, run) * transmission),
    source: { state, machine: numberAt(screened.machine, run) },
  };
}

/** The distance that decides which type B zone is nearest: a hidden zone counts as farther away (M-113). */
export function findEffectiveDistance(
  { prepared: { screening } }: Pick<LiveCalculation, 'prepared'>,
  target: RowAtReceiver,
  zone: number,
  distanceMetres: number,
): number {
  const isHidden = screening !== null && screening.zoneState(target.receiver, zone, target) === HIDDEN;
  return isHidden ? distanceMetres * SCREENED_DISTANCE_RATIO : distanceMetres;
}
