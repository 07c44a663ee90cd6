import { mapLimitEnergy, reportLimitEnergy } from '@quietsite/acoustics';
import { listCriteria } from '../calculation/criterion.ts';
import type { LiveCalculation } from '../calculation/live-calculation.ts';
import type { SnapshotReceiver } from '../calculation/snapshot.ts';
import { type DayString, fromDayNumber } from '../day.ts';
import { type BackgroundStep, listBackgrounds } from './backgrounds.ts';
import { listRowsAtWork } from './rows-at-work.ts';
import { createSituations, type Situation } from './situations.ts';
import { judgeAlone, listTogetherLimits, type TogetherLimits } from './together-limits.ts';
import { computeTransmissions } from './transmissions.ts';

/** What receivers hear of a project as plain numbers: it can go to another thread and be evaluated there. */
export interface NoiseModel {
  /** Receivers that were asked for and are not left out (M-35). */
  readonly pointIds: readonly number[];
  /** Rows at work (M-11, M-13), by id. */
  readonly rowIds: readonly number[];
  /** What is left at a receiver of one unit that a row emits (M-33), receiver by receiver, one entry per row. */
  readonly transmissions: Float64Array;
  readonly situations: readonly Situation[];
  readonly requirements: readonly Requirement[];
  /** Days on which others alone exceed, so that no measure of this project helps; empty unless cumulative (M-58). */
  readonly unsolvable: readonly UnsolvableDays[];
  /** What neighbours make of the verdicts; null where it was not asked for. */
  readonly together: TogetherLimits | null;
}

/** What M-61 asks of a receiver while a situation lasts: the strictest of its days. */
export interface Requirement {
  /** Indices into the lists of the model. */
  readonly receiver: number;
  readonly situation: number;
  /** Number of the first of the strictest days. */
  readonly day: number;
  readonly criterion: number;
  /** Energy of neighbours and contributions on that day; 0 unless cumulative. */
  readonly background: number;
  /** The project's own energy from which on the receiver exceeds. */
  readonly limit: number;
  /** The same by the rule of whole decibels (M-60), of whichever day is strictest by it. */
  readonly mapLimit: number;
}

export interface UnsolvableDays {
  readonly pointId: number;
  readonly start: DayString;
  readonly end: DayString;
}

export interface NoiseModelOptions {
  /** Judge the level with neighbours and contributions instead of the project's own (M-58). */
  readonly isCumulative: boolean;
  /** Also tell the own verdict from that with neighbours, whichever of them is judged. */
  readonly tellsTogether?: boolean;
}

export function buildNoiseModel(
  calculation: LiveCalculation,
  pointIds: readonly number[],
  { isCumulative, tellsTogether = false }: NoiseModelOptions,
): NoiseModel {
  const rows = listRowsAtWork(calculation);
  const heard = pointIds.map((pointId) => calculation.indexOf(pointId)).filter((index) => index >= 0);
  const receivers = heard.map((index) => calculation.prepared.receivers[index] as SnapshotReceiver);
  const backgrounds = isCumulative || tellsTogether ? listBackgrounds(calculation, receivers) : [];
  const situations = createSituations(calculation, rows);
  const unsolvable: UnsolvableDays[] = [];
  const periodsOf = (place: number) => situations.listPeriods(heard[place] as number);
  const requirements = receivers.flatMap((receiver, place) => {
    const background = isCumulative ? (backgrounds[place] ?? []) : [];
    unsolvable.push(...listUnsolvable(receiver, background));
    return pickStrictest(cutDays(periodsOf(place), receiver, background), place);
  });
  const listPieces = (receiver: SnapshotReceiver, place: number) =>
    cutDays(periodsOf(place), receiver, backgrounds[place] ?? []);
  return {
    pointIds: receivers.map(({ pointId }) => pointId),
    rowIds: rows.map(({ row }) => row.id),
    transmissions: computeTransmissions(calculation, heard, rows),
    situations: situations.list(),
    requirements,
    unsolvable,
    together: tellsTogether
      ? {
          alone: receivers.map((receiver, place) => judgeAlone(receiver, backgrounds[place] ?? [])),
          limits: receivers.flatMap((receiver, place) => listTogetherLimits(listPieces(receiver, place), place)),
        }
      : null,
  };
}

interface Piece {
  readonly situation: number;
  readonly startDay: number;
  readonly criterion: number;
  readonly background: number;
}

/** The days of a receiver, cut where the situation, its criterion (M-57) or what others bring changes (M-40). */
function cutDays(
  periods: readonly { readonly startDay: number; readonly endDay: number; readonly situation: number }[],
  receiver: SnapshotReceiver,
  background: readonly BackgroundStep[],
): Piece[] {
  const criteria = listCriteria(receiver);
  return periods.flatMap(({ startDay, endDay, situation }) => {
    const isWithin = (day: number) => startDay <= day && day <= endDay;
    const edges = [...criteria, ...background].flatMap((step) => [step.startDay, step.endDay + 1]).filter(isWithin);
    return [...new Set([startDay, ...edges])].map((day) => {
      const covers = (step: { readonly startDay: number; readonly endDay: number }) =>
        step.startDay <= day && day <= step.endDay;
      return {
        situation,
        startDay: day,
        criterion: criteria.find(covers)?.value as number,
        background: background.find(covers)?.energy ?? 0,
      };
    });
  });
}

/** On days on which others alone exceed the own level is judged, as without them. */
function listUnsolvable(receiver: SnapshotReceiver, background: readonly BackgroundStep[]): UnsolvableDays[] {
  const criteria = listCriteria(receiver);
  return background.flatMap(({ startDay, endDay, energy }) =>
    criteria.flatMap((piece) => {
      const [from, to] = [Math.max(startDay, piece.startDay), Math.min(endDay, piece.endDay)];
      if (from > to || energy < reportLimitEnergy(piece.value)) return [];
      return [{ pointId: receiver.pointId, start: fromDayNumber(from), end: fromDayNumber(to) }];
    }),
  );
}

function pickStrictest(pieces: readonly Piece[], receiver: number): Requirement[] {
  const strictest = new Map<number, Requirement>();
  for (const { situation, startDay: day, criterion, background } of pieces) {
    const whole = reportLimitEnergy(criterion);
    const others = background < whole ? background : 0;
    const limit = whole - others;
    const before = strictest.get(situation);
    const mapLimit = Math.min(mapLimitEnergy(criterion) - others, before?.mapLimit ?? Number.POSITIVE_INFINITY);
    if (before === undefined || limit < before.limit)
      strictest.set(situation, { receiver, situation, day, criterion, background: others, limit, mapLimit });
    else strictest.set(situation, { ...before, mapLimit });
  }
  return [...strictest.values()];
}
