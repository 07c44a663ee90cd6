import {
  computeBarrierHeight,
  countFloors,
  criterionOn,
  type Engine,
  FLOOR_HEIGHT_METRES,
  FLOOR_RUNS,
  LANES,
  mapLimitEnergy,
  TIE_DECIBELS,
  TIE_ENERGY_RATIO,
  toLevel,
  WITHOUT_BARRIERS,
} from '@quietsite/acoustics';
import { type DayString, fromDayNumber } from '../day.ts';
import type { LiveCalculation } from './live-calculation.ts';
import { listTaskLines } from './source-lines.ts';
import { storedLevel } from './stored-level.ts';

/** Levels with every measure except barriers, so that the figure stays when the barrier works (M-70). */
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
  /** Uncapped, for showing and for the warning above 7 m. */
  readonly heightMetres: number;
  /** What can be built. */
  readonly buildableHeightMetres: number;
  /** Plan distance of the loudest source at the last red floor. */
  readonly sourceDistanceMetres: number;
}

/** The barrier that a receiver needs, with the works it has to hide. */
export interface NeededBarrier extends BarrierFigure {
  readonly lastRedFloor: number;
  readonly totalFloors: number;
  /** The activity of the loudest source at the last red floor. */
  readonly taskId: number;
}

/** Null when the receiver is left out or its building's height is unknown. */
export function describeFloors(calculation: LiveCalculation, pointId: number): FloorsResult | null {
  const tested = testFloors(calculation, pointId);
  if (!tested) return null;
  const { receiver, totalFloors, peaks, lastRed } = tested;
  const barrier = lastRed ? describeBarrier(calculation, receiver, lastRed) : null;
  return {
    totalFloors,
    floors: peaks.map(({ floor, energy, day, isRed }) => ({
      floor,
      level: storedLevel(energy),
      day: energy > 0 ? fromDayNumber(day) : null,
      isRed,
    })),
    lastRedFloor: lastRed?.floor ?? null,
    barrier: barrier?.figure ?? null,
  };
}

/** Null when no floor is red, or when no barrier fits (M-71). */
export function findNeededBarrier(calculation: LiveCalculation, pointId: number): NeededBarrier | null {
  const tested = testFloors(calculation, pointId);
  if (!tested?.lastRed) return null;
  const { receiver, totalFloors, lastRed } = tested;
  const barrier = describeBarrier(calculation, receiver, lastRed);
  return barrier && { ...barrier.figure, taskId: barrier.taskId, lastRedFloor: lastRed.floor, totalFloors };
}

function testFloors(calculation: LiveCalculation, pointId: number) {
  const receiver = calculation.indexOf(pointId);
  const height = calculation.prepared.receivers[receiver]?.heightMetres ?? null;
  if (receiver < 0 || height === null) return null;
  const totalFloors = countFloors(height);
  const peaks = listFloorPeaks(calculation.engine, receiver, totalFloors);
  return { receiver, totalFloors, peaks, lastRed: peaks.findLast(({ isRed }) => isRed) };
}

interface FloorPeak {
  readonly floor: number;
  energy: number;
  day: number;
  /** Of the kept day, which may be a little less than the highest (M-42). */
  energyOfDay: number;
  isRed: boolean;
}

/** Every floor by itself, over all days: the combination that is worst at the ground need not be worst above (M-70). */
function listFloorPeaks(engine: Engine, receiver: number, totalFloors: number): FloorPeak[] {
  const peaks = Array.from(
    { length: totalFloors },
    (_, i): FloorPeak => ({ floor: i + 1, energy: 0, day: 0, energyOfDay: 0, isRed: false }),
  );
  const profile = engine.input.profiles[engine.input.profileOfReceiver[receiver] as number];
  for (let first = 0; first < totalFloors; first += LANES) {
    const group = peaks.slice(first, first + LANES);
    const points = group.map(({ floor }) => ({ receiver, height: floor * FLOOR_HEIGHT_METRES }));
    engine.visit(points, FLOOR_RUNS, ({ own }, { days }) => {
      for (let i = 0; i + 1 < days.length; i++) {
        const day = days[i] as number;
        const limit = mapLimitEnergy(criterionOn(profile as NonNullable<typeof profile>, day));
        group.forEach((peak, lane) => {
          const energy = own[0][i * LANES + lane] as number;
          if (energy > peak.energyOfDay * TIE_ENERGY_RATIO) [peak.day, peak.energyOfDay] = [day, energy];
          peak.energy = Math.max(peak.energy, energy);
          if (energy >= limit) peak.isRed = true;
        });
      }
    });
  }
  return peaks;
}

/** The loudest source on the first day of the floor's highest level; of equal ones the nearest (M-71). */
function describeBarrier(
  calculation: LiveCalculation,
  receiver: number,
  { floor, day }: FloorPeak,
): { readonly figure: BarrierFigure; readonly taskId: number } | null {
  const height = floor * FLOOR_HEIGHT_METRES;
  const lines = listTaskLines(calculation, { receiver, day, run: WITHOUT_BARRIERS, height })
    .filter(({ counts }) => counts)
    .flatMap(({ task, lines: ofTask }) => ofTask.map((line) => ({ ...line, taskId: task.id })))
    .map(({ energy, distanceMetres, taskId }) => ({ level: toLevel(energy) as number, distanceMetres, taskId }));
  const highest = Math.max(...lines.map(({ level }) => level));
  const loudest = lines.filter(({ level }) => level >= highest - TIE_DECIBELS);
  const [nearest] = loudest.sort((one, other) => one.distanceMetres - other.distanceMetres);
  const figure = nearest && computeBarrierHeight(floor, nearest.distanceMetres);
  return figure
    ? { figure: { ...figure, sourceDistanceMetres: nearest.distanceMetres }, taskId: nearest.taskId }
    : null;
}
