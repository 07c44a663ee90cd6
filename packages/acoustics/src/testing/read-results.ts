import type { LoudestCombinations } from '../engine/combination-tracker.ts';
import type { Engine } from '../engine/engine.ts';
import { calculateDetails } from '../engine/group-details.ts';
import { LANES } from '../engine/lanes.ts';
import { exceedsInReportInSeries, exceedsOnMapInSeries, OWN, SERIES, WITH_NEIGHBOURS } from '../engine/peaks.ts';

/** The series in the order they are read here: own and with neighbours, each in both runs. */
export const ALL_SERIES = [OWN, OWN + 1, WITH_NEIGHBOURS, WITH_NEIGHBOURS + 1] as const;

export interface SeriesResult {
  readonly energy: number;
  /** NaN if nothing is audible. */
  readonly day: number;
  readonly isOnMap: boolean;
  readonly isInReport: boolean;
}

/** One series of a calculated engine at one receiver. */
export function readSeries({ peaks }: Engine, receiver: number, series: number): SeriesResult {
  const place = receiver * SERIES + series;
  const energy = peaks.energies[place] as number;
  return {
    energy,
    day: energy > 0 ? (peaks.days[place] as number) : Number.NaN,
    isOnMap: exceedsOnMapInSeries(peaks, receiver, series),
    isInReport: exceedsInReportInSeries(peaks, receiver, series),
  };
}

/** A readable series: the level to a hundredth. */
export function readLevel(engine: Engine, receiver: number, series: number) {
  const { energy, ...result } = readSeries(engine, receiver, series);
  return { level: energy > 0 ? Math.round(1000 * Math.log10(energy)) / 100 : null, ...result };
}

export interface RankedCombination {
  /** Index among the engine's combinations. */
  readonly combination: number;
  readonly energy: number;
  readonly day: number;
}

export interface ReceiverDetails {
  /** By series. */
  readonly exceedanceDays: readonly number[];
  /** By run, loudest first. */
  readonly loudest: readonly (readonly RankedCombination[])[];
}

/** The details of all receivers, four at a time. */
export function readDetails(engine: Engine, combinationLimit: number): ReceiverDetails[] {
  const receivers = Array.from({ length: engine.input.receiverCount }, (_, receiver) => receiver);
  return receivers.flatMap((first) => {
    if (first % LANES !== 0) return [];
    const group = receivers.slice(first, first + LANES);
    const { exceedanceDays, loudest } = calculateDetails(engine, group, combinationLimit);
    return group.map((_, place) => ({
      exceedanceDays: ALL_SERIES.map((series) => exceedanceDays[place * SERIES + series] as number),
      loudest: loudest.map((list) => readLoudest(list, place)),
    }));
  });
}

function readLoudest({ limit, combinations, energies, days }: LoudestCombinations, place: number): RankedCombination[] {
  return Array.from({ length: limit }, (_, rank) => ({
    combination: combinations[place * limit + rank] as number,
    energy: energies[place * limit + rank] as number,
    day: days[place * limit + rank] as number,
  })).filter(({ combination }) => combination !== -1);
}
