import {
  type CalculationSnapshot,
  calculate,
  type SnapshotReceiver,
  type SnapshotRow,
  type SnapshotTask,
} from '@quietsite/domain';
import { computeGeographicalCentre, type Hk80Point, hk80 } from '@quietsite/geometry';
import type { Random } from '../random-case/random.ts';
import { alone } from './transformations.ts';

const isAudible = ({ quantity, timePercent }: SnapshotRow) => quantity > 0 && timePercent > 0;

/** Whether the project has an audible row to isolate (M-11). */
export function hasAudibleRow({ rows }: CalculationSnapshot): boolean {
  return rows.some(isAudible);
}

/** Keeps only the first audible row, on all days of its activity. */
export function withSingleRow(snapshot: CalculationSnapshot, fixedLocation: Hk80Point | null): CalculationSnapshot {
  const row = snapshot.rows.find(isAudible) as SnapshotRow;
  const { start, end } = snapshot.tasks.find(({ id }) => id === row.taskId) as SnapshotTask;
  return alone({ ...snapshot, rows: [{ ...row, start, end, fixedLocation }] });
}

/** All zones as one rectangle north-east of a corner. */
export function withBoxes(
  snapshot: CalculationSnapshot,
  [west, south]: Hk80Point,
  width: number,
  height: number,
): CalculationSnapshot {
  const [east, north] = [west + width, south + height];
  const outline = [[hk80(west, south), hk80(east, south), hk80(east, north), hk80(west, north), hk80(west, south)]];
  const centre = computeGeographicalCentre(outline);
  return { ...snapshot, zones: snapshot.zones.map((zone) => ({ ...zone, outline, centre })) };
}

/** From less than a metre to a kilometre, ascending. */
export function drawDistances(random: Random): number[] {
  return Array.from({ length: 12 }, (_, index) => random.fraction() * 10 ** (index % 4)).sort((a, b) => a - b);
}

/** Levels at receivers that replace the project's own, at the given distances. */
export function levelsAtDistances(
  snapshot: CalculationSnapshot,
  distances: readonly number[],
  placeAt: (distance: number) => Hk80Point,
): number[] {
  const [original] = snapshot.receivers as [SnapshotReceiver];
  const receivers = distances.map((distance, pointId) => ({
    ...original,
    pointId,
    position: placeAt(distance),
    isInsideZoneWithBuilding: false,
  }));
  const result = calculate({ ...snapshot, receivers });
  return result.receivers.map(({ unmitigated }) => unmitigated.highestLevel as number);
}
