import {
  criterionOn,
  floatAt,
  getFrom,
  itemAt,
  mapLimitEnergy,
  numberAt,
  reportLimitEnergy,
  slantTransmission,
} from '@quietsite/acoustics';
import { listCriteria } from '../calculation/criterion.ts';
import { listJudgedIndices } from '../calculation/judged-receivers.ts';
import type { LiveCalculation } from '../calculation/live-calculation.ts';
import type { SnapshotReceiver } from '../calculation/snapshot.schema.ts';
import { type DayString, fromDayNumber } from '../day.ts';
import { storedId } from '../front/part-ids.ts';
import { type ActiveRow, listActiveRows } from './active-rows.ts';
import { type BackgroundStep, listBackgrounds } from './backgrounds.ts';
import { createSituations, type Situation } from './situations.ts';
import { listSourceStates } from './source-states.ts';
import { judgeAlone, listTogetherLimits, type TogetherLimits } from './together-limits.ts';

/**
 * The levels of a project at the receivers as plain numbers, which can be sent to another thread and evaluated there.
 */
export interface NoiseModel {
  /** The requested receivers that are judged: not left out (M-35) and with a criterion (M-141). */
  readonly pointIds: readonly number[];
  /** Stored ids of the active rows, to which measures are assigned (M-11, M-13). */
  readonly rowIds: readonly number[];
  /** The row index of each source. A row of a front is one source in each of its parts (M-150). */
  readonly rowOfSource: readonly number[];
  /** The share of emitted energy that reaches a receiver (M-33), receiver by receiver, one entry per source. */
  readonly transmissions: Float64Array;
  /** The visibility of each source, by set of screens, receiver and source. Absent while screening is off (M-100). */
  readonly sourceStates?: Uint8Array;
  readonly situations: readonly Situation[];
  readonly requirements: readonly Requirement[];
  /** Days on which others alone exceed, so that no measure of this project helps. Empty unless cumulative (M-58). */
  readonly unsolvable: readonly UnsolvableDays[];
  /** The effect of neighbours on the verdicts; null if not requested. */
  readonly together: TogetherLimits | null;
}

/** The requirement of M-61 at a receiver for the duration of a situation: that of its strictest day. */
export interface Requirement {
  /** Indices into the lists of the model. */
  readonly receiver: number;
  readonly situation: number;
  /** Day number of the first of the strictest days. */
  readonly day: number;
  readonly criterion: number;
  /** Energy of neighbours and contributions on that day; 0 unless cumulative. */
  readonly background: number;
  /** The own energy at and above which the receiver exceeds. */
  readonly limit: number;
  /** The same by the whole-decibel rule (M-60), for the day that is strictest by it. */
  readonly mapLimit: number;
}

export interface UnsolvableDays {
  readonly pointId: number;
  readonly start: DayString;
  readonly end: DayString;
}

export interface NoiseModelOptions {
  /** Judges the level with neighbours and contributions instead of the project's own (M-58). */
  readonly isCumulative: boolean;
  /** Also compares the own verdict with that with neighbours, whichever of them is judged. */
  readonly comparesNeighbours?: boolean;
}

export function buildNoiseModel(
  calculation: LiveCalculation,
  pointIds: readonly number[],
  { isCumulative, comparesNeighbours = false }: NoiseModelOptions,
): NoiseModel {
  const rows = listActiveRows(calculation);
  const storedIds = rows.map(({ row }) => storedId(row.id));
  const rowIds = [...new Set(storedIds)].sort((a, b) => a - b);
  const placeOfRow = new Map(rowIds.map((id, place) => [id, place]));
  const receiverIndices = listJudgedIndices(calculation, pointIds);
  const receivers = receiverIndices.map((index) => itemAt(calculation.prepared.receivers, index));
  const backgrounds = isCumulative || comparesNeighbours ? listBackgrounds(calculation, receivers) : [];
  const situations = createSituations(calculation, rows);
  const unsolvable: UnsolvableDays[] = [];
  const periodsOf = (place: number) => situations.listPeriods(numberAt(receiverIndices, place));
  const requirements = receivers.flatMap((receiver, place) => {
    const background = isCumulative ? (backgrounds[place] ?? []) : [];
    unsolvable.push(...listUnsolvable(receiver, background));
    return pickStrictest(cutDays(periodsOf(place), receiver, background), place);
  });
  const listPieces = (receiver: SnapshotReceiver, place: number) =>
    cutDays(periodsOf(place), receiver, backgrounds[place] ?? []);
  return {
    pointIds: receivers.map(({ pointId }) => pointId),
    rowIds,
    rowOfSource: storedIds.map((id) => getFrom(placeOfRow, id)),
    transmissions: computeTransmissions(calculation, receiverIndices, rows),
    ...listSourceStates(calculation, receiverIndices, rows),
    situations: situations.list(),
    requirements,
    unsolvable,
    together: comparesNeighbours
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

/** The days of a receiver, split where the situation, the criterion (M-57) or the background changes (M-40). */
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
        criterion: criterionOn({ criteria }, day),
        background: background.find(covers)?.energy ?? 0,
      };
    });
  });
}

/** On days on which others alone exceed, the project's own level is judged, as if there were no others. */
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

/** For every source at every receiver, from its notional source or its fixed position (M-32, M-33). */
function computeTransmissions(
  { prepared }: LiveCalculation,
  receivers: readonly number[],
  rows: readonly ActiveRow[],
): Float64Array {
  const { notionalSources, positions, input } = prepared;
  const transmissions = new Float64Array(receivers.length * rows.length);
  rows.forEach(({ row, zone }, place) => {
    const position = row.fixedLocation === null ? -1 : positions.indexOf(row.fixedLocation);
    receivers.forEach((receiver, index) => {
      const metres =
        position < 0
          ? floatAt(notionalSources.distancesMetres, receiver * notionalSources.zoneCount + zone)
          : input.fixedDistance(receiver, position);
      transmissions[index * rows.length + place] = slantTransmission(metres, 0, input.isOpenAir(receiver));
    });
  });
  return transmissions;
}
