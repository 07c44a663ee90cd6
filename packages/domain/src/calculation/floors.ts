import {
  computeBarrierHeight,
  countFloors,
  criterionOn,
  type Engine,
  FLOOR_HEIGHT_METRES,
  FLOOR_RUNS,
  floatAt,
  intAt,
  itemAt,
  KEPT_RUNS,
  LANES,
  levelOfPositive,
  mapLimitEnergy,
  type RunPair,
  TIE_DECIBELS,
  TIE_ENERGY_RATIO,
  WITHOUT_BARRIERS,
} from '@quietsite/acoustics';
import { type DayString, fromDayNumber } from '../day.ts';
import { storedId } from '../front/part-ids.ts';
import { listTaskLines } from './explain/source-lines.ts';
import type { LiveCalculation } from './live-calculation.ts';
import { storedLevel } from './results/stored-level.ts';
import { activeDays } from './task-emissions.ts';

/** Levels with every measure except barriers, so that entering the barrier does not remove its figure (M-70). */
export interface FloorsResult {
  readonly totalFloors: number;
  /** From floor 1 upwards. */
  readonly floors: readonly FloorLevel[];
  readonly lastRedFloor: number | null;
  /** M-71; null when there is no figure. */
  readonly barrier: BarrierFigure | null;
}

export interface FloorLevel {
  readonly floor: number;
  readonly level: number | null;
  readonly day: DayString | null;
  readonly isRed: boolean;
}

export interface BarrierFigure {
  /** Uncapped, for display and for the warning above 7 m. */
  readonly heightMetres: number;
  /** The height that can be built. */
  readonly buildableHeightMetres: number;
  /** Plan distance of the loudest source at the last red floor. */
  readonly sourceDistanceMetres: number;
}

/** The barrier that an activity needs to screen its equipment from the floors of a receiver. */
export interface NeededBarrier {
  readonly taskId: number;
  /** On the days on which its equipment behind barriers is active. */
  readonly lastRedFloor: number;
  readonly totalFloors: number;
  /** Plan distance of the activity's loudest source at that floor. */
  readonly sourceDistanceMetres: number;
  /** Null if the equipment is too near for a barrier. */
  readonly height: Pick<BarrierFigure, 'heightMetres' | 'buildableHeightMetres'> | null;
}

/** Returns null if the receiver is left out or its building's height is unknown. */
export function describeFloors(calculation: LiveCalculation, pointId: number): FloorsResult | null {
  const tested = testFloors(calculation, pointId);
  if (!tested) return null;
  const { receiver, totalFloors, peaks, lastRed } = tested;
  const barrier = lastRed ? describeBarrier(calculation, receiver, lastRed) : null;
  return {
    totalFloors,
    floors: peaks.map(toFloorLevel),
    lastRedFloor: lastRed?.floor ?? null,
    barrier,
  };
}

const toFloorLevel = ({ floor, energy, day, isRed }: FloorPeak): FloorLevel => ({
  ...{ floor, level: storedLevel(energy), day: energy > 0 ? fromDayNumber(day) : null, isRed },
});

/**
 * One for each activity with barriers, if a floor is red on its days. Applies M-71 with the activity's own loudest
 * source.
 */
export function listNeededBarriers(calculation: LiveCalculation, pointId: number): NeededBarrier[] {
  const receiver = calculation.indexOf(pointId);
  const height = calculation.prepared.receivers[receiver]?.heightMetres ?? null;
  const works = listScreenedWorks(calculation);
  if (receiver < 0 || height === null || works.length === 0) return [];
  const totalFloors = countFloors(height);
  const peaks = listFloorPeaks(calculation.engine, receiver, totalFloors, works);
  const needed = new Map<number, NeededBarrier>();
  works.forEach(({ taskId }, index) => {
    const lastRed = peaks[index]?.findLast(({ isRed }) => isRed);
    const source = lastRed && findLoudestLine(calculation, receiver, lastRed, taskId);
    const ofTask = storedId(taskId);
    if (!lastRed || !source || lastRed.floor <= (needed.get(ofTask)?.lastRedFloor ?? 0)) return;
    needed.set(ofTask, {
      taskId: ofTask,
      lastRedFloor: lastRed.floor,
      totalFloors,
      sourceDistanceMetres: source.distanceMetres,
      height: computeBarrierHeight(lastRed.floor, source.distanceMetres),
    });
  });
  return [...needed.values()];
}

/** Days, both ends included. */
interface Period {
  readonly startDay: number;
  readonly endDay: number;
}

const ALL_DAYS: Period = { startDay: -Infinity, endDay: Infinity };

/** The periods in which equipment behind barriers is active, each period of an activity once. */
function listScreenedWorks({ prepared }: LiveCalculation): (Period & { readonly taskId: number })[] {
  const works = new Map<string, Period & { readonly taskId: number }>();
  for (const task of prepared.orderedTasks)
    for (const row of prepared.snapshot.rows) {
      if (row.taskId !== task.id || !(row.barrierDba < 0)) continue;
      const { startDay, endDay } = activeDays(row, task);
      works.set(`${task.id} ${startDay} ${endDay}`, { taskId: task.id, startDay, endDay });
    }
  return [...works.values()];
}

/** The levels of all floors with every measure, including barriers (M-112); empty if the height is unknown. */
export function listMitigatedFloors(calculation: LiveCalculation, pointId: number): FloorLevel[] {
  const receiver = calculation.indexOf(pointId);
  const height = calculation.prepared.receivers[receiver]?.heightMetres ?? null;
  if (receiver < 0 || height === null) return [];
  const [peaks = []] = listFloorPeaks(calculation.engine, receiver, countFloors(height), [ALL_DAYS], KEPT_RUNS);
  return peaks.map(toFloorLevel);
}

function testFloors(calculation: LiveCalculation, pointId: number) {
  const receiver = calculation.indexOf(pointId);
  const height = calculation.prepared.receivers[receiver]?.heightMetres ?? null;
  if (receiver < 0 || height === null) return null;
  const totalFloors = countFloors(height);
  const [peaks = []] = listFloorPeaks(calculation.engine, receiver, totalFloors, [ALL_DAYS]);
  return { receiver, totalFloors, peaks, lastRed: peaks.findLast(({ isRed }) => isRed) };
}

interface FloorPeak {
  readonly floor: number;
  energy: number;
  day: number;
  /** Energy of the chosen day, which may be slightly below the highest (M-42). */
  energyOfDay: number;
  isRed: boolean;
}

/**
 * The peak of every floor in the second run, separately for each period: the worst combination at ground level may
 * differ from the worst above (M-70).
 */
function listFloorPeaks(
  engine: Engine,
  receiver: number,
  totalFloors: number,
  periods: readonly Period[],
  runs: RunPair = FLOOR_RUNS,
): FloorPeak[][] {
  const peaks = periods.map(() =>
    Array.from(
      { length: totalFloors },
      (_, i): FloorPeak => ({ floor: i + 1, energy: 0, day: 0, energyOfDay: 0, isRed: false }),
    ),
  );
  const profile = itemAt(engine.input.profiles, intAt(engine.input.profileOfReceiver, receiver));
  for (let first = 0; first < totalFloors; first += LANES) {
    const lanes = Math.min(LANES, totalFloors - first);
    const points = Array.from({ length: lanes }, (_, lane) => ({
      receiver,
      height: (first + lane + 1) * FLOOR_HEIGHT_METRES,
    }));
    engine.visit(points, runs, ({ own }, { days }) => {
      for (let i = 0; i + 1 < days.length; i++) {
        const day = intAt(days, i);
        const limit = mapLimitEnergy(criterionOn(profile, day));
        periods.forEach(({ startDay, endDay }, index) => {
          if (day < startDay || day > endDay) return;
          for (let lane = 0; lane < lanes; lane++)
            updatePeak(itemAt(itemAt(peaks, index), first + lane), floatAt(own[1], i * LANES + lane), day, limit);
        });
      }
    });
  }
  return peaks;
}

function updatePeak(peak: FloorPeak, energy: number, day: number, limit: number): void {
  if (energy > peak.energyOfDay * TIE_ENERGY_RATIO) [peak.day, peak.energyOfDay] = [day, energy];
  peak.energy = Math.max(peak.energy, energy);
  if (energy >= limit) peak.isRed = true;
}

function describeBarrier(calculation: LiveCalculation, receiver: number, peak: FloorPeak): BarrierFigure | null {
  const loudest = findLoudestLine(calculation, receiver, peak);
  const height = loudest && computeBarrierHeight(peak.floor, loudest.distanceMetres);
  return height && { ...height, sourceDistanceMetres: loudest.distanceMetres };
}

/**
 * The loudest source, or that of one activity, on the first day of the floor's highest level; if equally loud, the
 * nearest (M-71).
 */
function findLoudestLine(
  calculation: LiveCalculation,
  receiver: number,
  { floor, day }: FloorPeak,
  taskId: number | null = null,
): { readonly distanceMetres: number } | null {
  const height = floor * FLOOR_HEIGHT_METRES;
  const lines = listTaskLines(calculation, { receiver, day, run: WITHOUT_BARRIERS, height })
    .filter(({ counts, task }) => (taskId === null ? counts : task.id === taskId))
    .flatMap(({ lines: ofTask }) => ofTask)
    .map(({ energy, distanceMetres }) => ({ level: levelOfPositive(energy), distanceMetres }));
  const highest = Math.max(...lines.map(({ level }) => level));
  const loudest = lines.filter(({ level }) => level >= highest - TIE_DECIBELS);
  const [nearest] = loudest.sort((one, other) => one.distanceMetres - other.distanceMetres);
  return nearest ?? null;
}
