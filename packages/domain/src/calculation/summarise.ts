import { atLeastZero, type EngineResult, type EngineRunResult, exceedsOnMap, toLevel } from '@quietsite/acoustics';
import { type DayString, fromDayNumber } from '../day.ts';
import { type CodedCombination, codeCombinations, letterCode } from './codes.ts';
import { effectiveCriterion } from './criterion.ts';
import { listSourcesOfReceiver } from './notional-sources.ts';
import type { PreparedCalculation } from './prepare.ts';
import { rankReceivers } from './rank.ts';
import type { CalculationResult, CombinationLevel, ReceiverResult, ReceiverRun } from './result.ts';
import type { SnapshotReceiver } from './snapshot.ts';

const SILENT_RUN: ReceiverRun = { highestLevel: null, highestDay: null, combinations: [] };

/** From the engine's energies and indices back to levels, days, codes and verdicts. */
export function summarise(
  receivers: readonly SnapshotReceiver[],
  prepared: PreparedCalculation,
  engine: EngineResult,
): CalculationResult {
  const combinations = codeCombinations(engine.combinations, prepared.orderedTasks);
  const engineIndex = new Map(prepared.receivers.map((receiver, index) => [receiver.pointId, index]));
  const days = createDayNames();
  const runOf = (run: EngineRunResult | undefined, index: number) =>
    run === undefined ? SILENT_RUN : summariseRun(run, index, combinations, days);
  const unranked = receivers.map((receiver) => {
    const index = engineIndex.get(receiver.pointId);
    if (index === undefined) return describeReceiver(receiver, SILENT_RUN, SILENT_RUN, [], true);
    const sources = listSourcesOfReceiver(prepared.notionalSources, index);
    return describeReceiver(receiver, runOf(engine.runs[0], index), runOf(engine.runs[1], index), sources, false);
  });
  return {
    firstDay: engine.firstDay === null ? null : fromDayNumber(engine.firstDay),
    lastDay: engine.lastDay === null ? null : fromDayNumber(engine.lastDay),
    activityCodes: prepared.orderedTasks.map((task, index) => ({ taskId: task.id, code: letterCode(index) })),
    combinations,
    receivers: rankReceivers(unranked),
    leftOut: prepared.leftOut,
  };
}

function describeReceiver(
  receiver: SnapshotReceiver,
  unmitigated: ReceiverRun,
  mitigated: ReceiverRun,
  sources: ReceiverResult['sources'],
  isLeftOut: boolean,
): Omit<ReceiverResult, 'rank'> {
  const criterion = effectiveCriterion(receiver);
  return {
    pointId: receiver.pointId,
    isLeftOut,
    criterion,
    isDefaultCriterion: receiver.criterion === null,
    unmitigated,
    mitigated,
    withNeighbourLevel: mitigated.highestLevel,
    exceeds: exceedsOnMap(mitigated.highestLevel, criterion),
    sources,
  };
}

function summariseRun(
  run: EngineRunResult,
  receiver: number,
  coded: readonly CodedCombination[],
  days: (number: number) => DayString,
): ReceiverRun {
  const highestLevel = storedLevel(run.highestEnergy[receiver] as number);
  if (highestLevel === null) return SILENT_RUN;
  const limit = run.topCombination.length / run.highestEnergy.length;
  const combinations: CombinationLevel[] = [];
  for (let i = receiver * limit; i < (receiver + 1) * limit; i++) {
    const combination = coded[run.topCombination[i] as number];
    const level = storedLevel(run.topEnergy[i] as number);
    if (combination === undefined || level === null) break;
    combinations.push({ key: combination.key, level, day: days(run.topDay[i] as number) });
  }
  return { highestLevel, highestDay: days(run.highestDay[receiver] as number), combinations };
}

/** The one logarithm of a result, and 'at least 0' where it is stored (M-04). */
function storedLevel(energy: number): number | null {
  const level = toLevel(energy);
  return level === null ? null : atLeastZero(level);
}

/** A run has a few thousand distinct days and up to a million places that name one: each name is made once. */
function createDayNames(): (number: number) => DayString {
  const names = new Map<number, DayString>();
  return (number) => {
    const name = names.get(number) ?? fromDayNumber(number);
    names.set(number, name);
    return name;
  };
}
