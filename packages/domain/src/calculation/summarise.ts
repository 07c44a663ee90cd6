import {
  calculateDetails,
  exceedsInReportInSeries,
  exceedsOnMapInSeries,
  LANES,
  type LoudestCombinations,
  MITIGATED,
  OWN,
  type Peaks,
  SERIES,
  UNMITIGATED,
  WITH_NEIGHBOURS,
} from '@quietsite/acoustics';
import type { DayString } from '../day.ts';
import { type CodedCombination, codeCombinations, letterCode } from './codes.ts';
import { effectiveCriterion } from './criterion.ts';
import { createDayNames } from './day-names.ts';
import { listLeftOut } from './left-out.ts';
import type { LiveCalculation } from './live-calculation.ts';
import { listSourcesOfReceiver } from './notional-sources.ts';
import { rankReceivers } from './rank.ts';
import type { CalculationResult, CombinationLevel, JudgedLevel, ReceiverResult, ReceiverRun } from './result.ts';
import type { SnapshotReceiver } from './snapshot.ts';
import { storedLevel } from './stored-level.ts';

/** A popup lists at most 20 combinations per section (Q25), and no one reads on. */
export const DEFAULT_COMBINATION_LIMIT = 20;

const PROGRESS_RECEIVERS = 50 * LANES;

const SILENT: JudgedLevel = {
  highestLevel: null,
  highestDay: null,
  exceedsOnMap: false,
  exceedsInReport: false,
  exceedanceDays: 0,
};
const SILENT_RUN: ReceiverRun = { ...SILENT, withNeighbours: SILENT, combinations: [] };

export interface SummaryOptions {
  /** Combinations kept per receiver and run, highest first; Infinity keeps all, for a few receivers. */
  readonly combinationLimit?: number;
  /** Called with 0 to 1; may throw to cancel. */
  readonly onProgress?: (fraction: number) => void;
}

/** From the engine's energies and indices back to levels, days, codes and verdicts, of all receivers. */
export function summarise(calculation: LiveCalculation, options: SummaryOptions = {}): CalculationResult {
  const { prepared, engine } = calculation;
  const { snapshot, orderedTasks, emissions } = prepared;
  const summary = createReceiverSummary(calculation, options.combinationLimit);
  const worked = engine.blocks.flatMap(({ days, tasks }) =>
    tasks.flatMap((active, i) => (active.length > 0 ? [[days[i] as number, (days[i + 1] as number) - 1]] : [])),
  );
  const results: Omit<ReceiverResult, 'rank'>[] = [];
  for (let first = 0; first < snapshot.receivers.length; first += LANES) {
    if (first % PROGRESS_RECEIVERS === 0) options.onProgress?.(first / snapshot.receivers.length);
    results.push(...summary.describeGroup(snapshot.receivers.slice(first, first + LANES)));
  }
  options.onProgress?.(1);
  return {
    firstDay: worked[0] ? summary.dayName(worked[0][0] as number) : null,
    lastDay: worked.length > 0 ? summary.dayName(worked.at(-1)?.[1] as number) : null,
    activityCodes: orderedTasks.map((task, index) => ({ taskId: task.id, code: letterCode(index) })),
    combinations: summary.coded,
    receivers: rankReceivers(results),
    leftOut: listLeftOut(snapshot, emissions),
  };
}

/** The description of receivers, a few at a time, with what they share made once. */
export function createReceiverSummary(calculation: LiveCalculation, combinationLimit = DEFAULT_COMBINATION_LIMIT) {
  const { prepared, engine } = calculation;
  const dayName = createDayNames();
  const coded = codeCombinations(engine.combinations.tasks, prepared.orderedTasks);
  const engineIndex = new Map(prepared.receivers.map((receiver, index) => [receiver.pointId, index]));
  /** Up to four receivers: as many as the engine takes at a time. */
  const describeGroup = (receivers: readonly SnapshotReceiver[]): Omit<ReceiverResult, 'rank'>[] => {
    const indices = receivers.flatMap(({ pointId }) => engineIndex.get(pointId) ?? []);
    const details = indices.length > 0 ? calculateDetails(engine, indices, combinationLimit) : null;
    return receivers.map((receiver) => {
      const index = engineIndex.get(receiver.pointId);
      if (index === undefined || details === null) return describeReceiver(receiver, SILENT_RUN, SILENT_RUN, [], true);
      const place = indices.indexOf(index);
      const judge = (series: number) =>
        judgeSeries(engine.peaks, index, series, details.exceedanceDays[place * SERIES + series] as number, dayName);
      const runOf = (run: 0 | 1): ReceiverRun => ({
        ...judge(OWN + run),
        withNeighbours: judge(WITH_NEIGHBOURS + run),
        combinations: readCombinations(details.loudest[run], place, coded, dayName),
      });
      const sources = listSourcesOfReceiver(prepared.notionalSources, prepared.snapshot.zones, index);
      return describeReceiver(receiver, runOf(UNMITIGATED), runOf(MITIGATED), sources, false);
    });
  };
  const describe = (receiver: SnapshotReceiver) => describeGroup([receiver])[0] as Omit<ReceiverResult, 'rank'>;
  return { coded, dayName, describe, describeGroup };
}

function describeReceiver(
  receiver: SnapshotReceiver,
  unmitigated: ReceiverRun,
  mitigated: ReceiverRun,
  sources: ReceiverResult['sources'],
  isLeftOut: boolean,
): Omit<ReceiverResult, 'rank'> {
  return {
    pointId: receiver.pointId,
    isLeftOut,
    criterion: effectiveCriterion(receiver),
    isDefaultCriterion: receiver.criterion === null,
    unmitigated,
    mitigated,
    withNeighbourLevel: mitigated.withNeighbours.highestLevel,
    exceeds: mitigated.exceedsOnMap,
    sources,
  };
}

function judgeSeries(
  peaks: Peaks,
  receiver: number,
  series: number,
  exceedanceDays: number,
  dayName: (number: number) => DayString,
): JudgedLevel {
  const place = receiver * SERIES + series;
  const highestLevel = storedLevel(peaks.energies[place] as number);
  if (highestLevel === null) return SILENT;
  return {
    highestLevel,
    highestDay: dayName(peaks.days[place] as number),
    exceedsOnMap: exceedsOnMapInSeries(peaks, receiver, series),
    exceedsInReport: exceedsInReportInSeries(peaks, receiver, series),
    exceedanceDays,
  };
}

function readCombinations(
  { limit, combinations, energies, days }: LoudestCombinations,
  receiver: number,
  coded: readonly CodedCombination[],
  dayName: (number: number) => DayString,
): CombinationLevel[] {
  const levels: CombinationLevel[] = [];
  for (let i = receiver * limit; i < (receiver + 1) * limit; i++) {
    const combination = coded[combinations[i] as number];
    const level = storedLevel(energies[i] as number);
    if (combination === undefined || level === null) break;
    levels.push({ key: combination.key, level, day: dayName(days[i] as number) });
  }
  return levels;
}
