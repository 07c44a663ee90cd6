import {
  type BarrierCosts,
  type CheapestBarrier,
  type CheapestBarrierProblem,
  Engine,
  type EngineInput,
  exceedsInReportInSeries,
  findCheapestBarrier,
  floatAt,
  HIDDEN,
  type HidingNeed,
  intAt,
  isHiddenBy,
  itemAt,
  MAX_BARRIER_METRES,
  MITIGATED,
  numberAt,
  OWN,
  type ScreenView,
  SERIES,
  UNMITIGATED,
} from '@quietsite/acoustics';
import { cutLine, type Hk80Point, length } from '@quietsite/geometry';
import { effectiveCriterion } from '../calculation/criterion.ts';
import type { LiveCalculation } from '../calculation/live-calculation.ts';
import { storedLevel } from '../calculation/results/stored-level.ts';
import type { ScreenBarrier } from './screening.schema.ts';
import { BARRIER_HEIGHT_RANGE } from './screening-limits.ts';

/** The search request for a drawn line: costs, and the highest permitted barrier (M-126). */
export interface CheapestRequest {
  readonly barrierId: number;
  readonly maxMetres: number;
  readonly costs: BarrierCosts;
}

export interface CheapestAlong {
  /** Null if no barrier is needed or none helps. */
  readonly best: (CheapestBarrier & { readonly line: readonly Hk80Point[] }) | null;
  /** Receivers that exceed without the barrier and satisfy with it. */
  readonly helpedIds: readonly number[];
  /** Receivers that exceed even behind the whole line at maximum height. */
  readonly remaining: readonly RemainingReceiver[];
  /** No ray can cross a straight line twice, so no cheaper barrier along it was missed. */
  readonly isProved: boolean;
}

export interface RemainingReceiver {
  readonly pointId: number;
  readonly level: number | null;
  readonly criterion: number;
}

/**
 * The lowest-cost barrier along a drawn line that lets every receiver satisfy that can; null while screening is off.
 * `without` is the same calculation without this barrier.
 */
export function findCheapestAlong(
  calculation: LiveCalculation,
  without: LiveCalculation,
  { barrierId, maxMetres, costs }: CheapestRequest,
): CheapestAlong | null {
  const { snapshot, screening } = calculation.prepared;
  const barrier = snapshot.screening?.barriers.find(({ id }) => id === barrierId);
  const site = barrier && screening && describeSite(without, calculation, barrier);
  if (!barrier || !site) return null;
  const lineMetres = length(barrier.line);
  const most = Math.min(maxMetres, MAX_BARRIER_METRES);
  const mayRise = snapshot.zones.some(({ type }) => type === 'B');
  const whole = { height: most, start: 0, end: lineMetres };
  const { receivers } = without.prepared;
  const indices = receivers.map((_, index) => index);
  const exceeding = indices.filter((index) => exceedsInReportInSeries(without.engine.peaks, index, OWN + MITIGATED));
  if (exceeding.length === 0) return { best: null, helpedIds: [], remaining: [], isProved: true };
  const needs = new Map(
    indices.map((index) => [index, exceeding.includes(index) || mayRise ? site.listNeeds(index) : []]),
  );
  const needsOf = (index: number) => needs.get(index) ?? [];
  /** If nothing is hidden, the levels are known. */
  const judge = (index: number, hidden: readonly boolean[]): Judged => {
    const [{ peaks }, place] = hidden.some(Boolean) ? [site.calculate(index, hidden), 0] : [without.engine, index];
    const level = storedLevel(floatAt(peaks.energies, place * SERIES + OWN + MITIGATED));
    return { exceeds: exceedsInReportInSeries(peaks, place, OWN + MITIGATED), level };
  };
  const atMost = new Map(
    exceeding.map((index) => [
      index,
      judge(
        index,
        needsOf(index).map((need) => isHiddenBy(need, whole)),
      ),
    ]),
  );
  const isOutOfReach = (index: number) => atMost.get(index)?.exceeds === true;
  const hopeless = exceeding.filter(isOutOfReach);
  const helped = exceeding.filter((index) => !isOutOfReach(index));
  const wanted = indices.filter((index) => !isOutOfReach(index) && needsOf(index).some((need) => need !== null));
  const search: CheapestBarrierProblem = {
    needs: wanted.map(needsOf),
    satisfies: (place, hidden) => !judge(numberAt(wanted, place), hidden).exceeds,
    ...{ lineMetres, minMetres: BARRIER_HEIGHT_RANGE.min, maxMetres: most, costs, mayRise },
  };
  const best = helped.length === 0 ? null : findCheapestBarrier(search);
  const idOf = (index: number) => itemAt(receivers, index).pointId;
  return {
    best: best && { ...best, line: cutLine(barrier.line, best.start, best.end) },
    helpedIds: best ? helped.map(idOf) : [],
    remaining: hopeless.flatMap((index) => {
      const criterion = effectiveCriterion(itemAt(receivers, index));
      const { level = null } = atMost.get(index) ?? {};
      return criterion === null ? [] : [{ pointId: idOf(index), level, criterion }];
    }),
    isProved: barrier.line.length === 2,
  };
}

interface Judged {
  readonly exceeds: boolean;
  readonly level: number | null;
}

/**
 * Single receivers of a site, with any of the sources hidden by a barrier along a line; null if its ground level is
 * unknown.
 */
function describeSite(without: LiveCalculation, calculation: LiveCalculation, barrier: ScreenBarrier) {
  const { input, screening: other, positions, notionalSources } = without.prepared;
  const screening = calculation.prepared.screening;
  const ground = screening?.groundOf(barrier.id) ?? null;
  if (!screening || !other || ground === null) return null;
  const zones = other.engine.zoneCount;
  const { stages } = screening.engine;
  const fixed = positions.sources.flatMap((source, position) => (source ? [position] : []));
  const line = { line: barrier.line, ground };
  const days = stages.map(({ startDay }) => startDay).filter((day) => screening.hasBarrier(barrier.id, day));
  const listNeeds = (receiver: number): (HidingNeed | null)[] => [
    ...Array.from({ length: zones }, (_, zone) => other.findZoneNeed(receiver, zone, days, line)),
    ...fixed.map((position) => other.findFixedNeed(receiver, position, days, line)),
  ];
  const calculate = (receiver: number, hidden: readonly boolean[]): Engine => {
    const views = stages.flatMap(({ startDay }): ScreenView[] => {
      const isThere = screening.hasBarrier(barrier.id, startDay);
      return [UNMITIGATED, MITIGATED].map((run) => {
        const hides = (source: number) => run === MITIGATED && isThere && hidden[source] === true;
        return {
          zoneState: (_, zone, height) =>
            hides(zone) ? HIDDEN : other.zoneState(receiver, zone, { day: startDay, run, height }),
          fixedState: (_, position, height) =>
            hides(zones + fixed.indexOf(position))
              ? HIDDEN
              : other.fixedState(receiver, position, { day: startDay, run, height }),
        };
      });
    });
    const first = receiver * notionalSources.zoneCount;
    const single: EngineInput = {
      ...input,
      receiverCount: 1,
      profileOfReceiver: Int32Array.of(intAt(input.profileOfReceiver, receiver)),
      notionalDistances: input.notionalDistances.slice(first, first + notionalSources.zoneCount),
      fixedDistance: (_, position) => input.fixedDistance(receiver, position),
      screening: {
        zoneCount: zones,
        views,
        stages: stages.map((stage, i) => ({ ...stage, views: [2 * i, 2 * i + 1, 2 * i] })),
      },
    };
    const engine = new Engine(single);
    engine.calculate();
    return engine;
  };
  return { listNeeds, calculate };
}
