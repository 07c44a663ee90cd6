import {
  calculateDetails,
  exceedsInReportInSeries,
  exceedsOnMapInSeries,
  floatAt,
  getFrom,
  intAt,
  itemAt,
  LANES,
  type LoudestCombinations,
  MITIGATED,
  OWN,
  type Peaks,
  SERIES,
  UNMITIGATED,
  WITH_NEIGHBOURS,
} from '@quietsite/acoustics';
import { type DayString, fromDayNumber } from '../../day.ts';
import { storedId } from '../../front/part-ids.ts';
import { type CodedCombination, codeCombinations } from '../codes.ts';
import { effectiveCriterion, isJudged } from '../criterion.ts';
import { listLeftOut } from '../left-out.ts';
import type { LiveCalculation } from '../live-calculation.ts';
import { listSourcesOfReceiver } from '../notional-sources.ts';
import type { SnapshotReceiver } from '../snapshot.schema.ts';
import { judge } from '../verdict.ts';
import type { CombinationLevel } from './result.schema.ts';
import type { CalculationResult, JudgedLevel, ReceiverResult, ReceiverRun, RunSummary } from './result.ts';
import { storedLevel } from './stored-level.ts';

/** A popup lists at most 20 combinations per section (Q25). */
export const DEFAULT_COMBINATION_LIMIT = 20;

const SILENT: JudgedLevel = {
  highestLevel: null,
  highestDay: null,
  exceedsOnMap: false,
  exceedsInReport: false,
  verdict: 'satisfies',
  exceedanceDays: 0,
};
const SILENT_RUN: ReceiverRun = { ...SILENT, withNeighbours: SILENT, combinations: [] };

/** Converts the engine's energies and indices of all receivers back to levels, days, codes and verdicts. */
export function summarise(calculation: LiveCalculation, combinationLimit?: number): CalculationResult {
  const { receivers } = calculation.prepared.snapshot;
  return {
    ...summariseRun(calculation),
    receivers: rankReceivers(describeReceivers(calculation, receivers, combinationLimit)),
  };
}

/** The summary without the receivers. */
export function summariseRun({ snapshot, prepared, engine }: LiveCalculation): RunSummary {
  const { orderedTasks, taskCodes } = prepared;
  const dayName = createDayNames();
  const worked = engine.blocks.flatMap(({ days, tasks }) =>
    tasks.flatMap((active, i) =>
      active.length > 0 ? [{ startDay: intAt(days, i), endDay: intAt(days, i + 1) - 1 }] : [],
    ),
  );
  const [first, last] = [worked.at(0), worked.at(-1)];
  const codes = new Map(orderedTasks.map(({ id }, index) => [storedId(id), itemAt(taskCodes, index)]));
  return {
    firstDay: first ? dayName(first.startDay) : null,
    lastDay: last ? dayName(last.endDay) : null,
    activityCodes: [...codes].map(([taskId, code]) => ({ taskId, code })),
    combinations: codeCombinations(engine.combinations.tasks, prepared),
    leftOut: listLeftOut(snapshot, prepared),
  };
}

export type DescribedReceiver = Omit<ReceiverResult, 'rank'>;

/** Receivers with their loudest combinations and days of exceedance, which are far more expensive than levels. */
export function describeReceivers(
  calculation: LiveCalculation,
  receivers: readonly SnapshotReceiver[],
  combinationLimit?: number,
): DescribedReceiver[] {
  const summary = createReceiverSummary(calculation, combinationLimit);
  const described: DescribedReceiver[] = [];
  for (let first = 0; first < receivers.length; first += LANES)
    described.push(...summary.describeGroup(receivers.slice(first, first + LANES)));
  return described;
}

/** Describes a few receivers at a time. Shared data is built once. */
export function createReceiverSummary(calculation: LiveCalculation, combinationLimit = DEFAULT_COMBINATION_LIMIT) {
  const { prepared, engine } = calculation;
  const dayName = createDayNames();
  const coded = codeCombinations(engine.combinations.tasks, prepared);
  const engineIndex = new Map(prepared.receivers.map((receiver, index) => [receiver.pointId, index]));
  /** Up to four receivers, as many as the engine handles at a time. */
  const describeGroup = (receivers: readonly SnapshotReceiver[]): DescribedReceiver[] => {
    const indices = receivers.flatMap(({ pointId }) => engineIndex.get(pointId) ?? []);
    const details = indices.length > 0 ? calculateDetails(engine, indices, combinationLimit) : null;
    return receivers.map((receiver) => {
      const index = engineIndex.get(receiver.pointId);
      if (index === undefined || details === null) return describeReceiver(receiver, SILENT_RUN, SILENT_RUN, [], true);
      const place = indices.indexOf(index);
      const hasCriterion = isJudged(receiver);
      const describeSeries = (series: number) =>
        withoutVerdictUnless(
          hasCriterion,
          describeLevel(engine.peaks, index, series, intAt(details.exceedanceDays, place * SERIES + series), dayName),
        );
      const runOf = (run: 0 | 1): ReceiverRun => ({
        ...describeSeries(OWN + run),
        withNeighbours: describeSeries(WITH_NEIGHBOURS + run),
        combinations: readCombinations(details.loudest[run], place, coded, dayName),
      });
      const sources = listSourcesOfReceiver(prepared.notionalSources, prepared.snapshot.zones, index);
      return describeReceiver(receiver, runOf(UNMITIGATED), runOf(MITIGATED), sources, false);
    });
  };
  const describe = (receiver: SnapshotReceiver) => itemAt(describeGroup([receiver]), 0);
  return { coded, describe, describeGroup };
}

function describeReceiver(
  receiver: SnapshotReceiver,
  unmitigated: ReceiverRun,
  mitigated: ReceiverRun,
  sources: ReceiverResult['sources'],
  isLeftOut: boolean,
): DescribedReceiver {
  return {
    pointId: receiver.pointId,
    isLeftOut,
    criterion: effectiveCriterion(receiver),
    isDefaultCriterion: receiver.criterion === null,
    unmitigated,
    mitigated,
    withNeighbourLevel: mitigated.withNeighbours.highestLevel,
    verdict: isLeftOut ? null : mitigated.verdict,
    sources,
  };
}

const withoutVerdictUnless = (hasCriterion: boolean, judged: JudgedLevel): JudgedLevel =>
  hasCriterion ? judged : { ...judged, verdict: null };

function describeLevel(
  peaks: Peaks,
  receiver: number,
  series: number,
  exceedanceDays: number,
  dayName: (number: number) => DayString,
): JudgedLevel {
  const place = receiver * SERIES + series;
  const highestLevel = storedLevel(floatAt(peaks.energies, place));
  if (highestLevel === null) return SILENT;
  const rules = {
    exceedsOnMap: exceedsOnMapInSeries(peaks, receiver, series),
    exceedsInReport: exceedsInReportInSeries(peaks, receiver, series),
  };
  return {
    highestLevel,
    highestDay: dayName(intAt(peaks.days, place)),
    ...rules,
    verdict: judge(rules),
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
    const combination = coded[intAt(combinations, i)];
    const level = storedLevel(floatAt(energies, i));
    if (combination === undefined || level === null) break;
    levels.push({ key: combination.key, level, day: dayName(intAt(days, i)) });
  }
  return levels;
}

/** A run has a few thousand distinct days but up to a million references to them, so each name is built once. */
function createDayNames(): (number: number) => DayString {
  const names = new Map<number, DayString>();
  return (number) => {
    const name = names.get(number) ?? fromDayNumber(number);
    names.set(number, name);
    return name;
  };
}

/**
 * Adds the rank by highest unmitigated level, ties by point id. Receivers without noise rank last. The order is
 * unchanged.
 */
function rankReceivers(receivers: readonly Omit<ReceiverResult, 'rank'>[]): ReceiverResult[] {
  const levelOf = (receiver: Omit<ReceiverResult, 'rank'>) =>
    receiver.unmitigated.highestLevel ?? Number.NEGATIVE_INFINITY;
  const rankOf = new Map<number, number>();
  [...receivers]
    .sort((a, b) => compareDescending(levelOf(a), levelOf(b)) || a.pointId - b.pointId)
    .forEach((receiver, index) => {
      rankOf.set(receiver.pointId, index + 1);
    });
  return receivers.map((receiver) => ({ ...receiver, rank: getFrom(rankOf, receiver.pointId) }));
}

/** Not by subtraction: two receivers without noise are equal, but infinity minus infinity is NaN. */
function compareDescending(a: number, b: number): number {
  return a === b ? 0 : a > b ? -1 : 1;
}
