import {
  computeDesignAttenuation,
  type DesignAttenuation,
  FLOOR_HEIGHT_METRES,
  HIDDEN,
  highestFloorBelow,
  MITIGATED,
  nextBarrierHeight,
} from '@quietsite/acoustics';
import {
  createLineCrosser,
  distance,
  findShade,
  type Hk80Point,
  type Hk80Polygon,
  type LowestHorizon,
  length,
} from '@quietsite/geometry';
import { type FloorLevel, listMitigatedFloors } from '../calculation/floors.ts';
import type { LiveCalculation } from '../calculation/live-calculation.ts';
import { listHighestLevels } from '../calculation/results/level-table.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import { type DayString, dayNumber, fromDayNumber } from '../day.ts';
import { countsAsBarrier } from './kinds.ts';
import type { ScreenBarrier } from './screening.schema.ts';
import type { ScreeningModel } from './screening-model.ts';

/** The effect of a drawn barrier at a receiver, with and without it in the mitigated run (M-121). */
export interface BarrierEffect {
  /** The first day of works with the barrier. */
  readonly day: DayString;
  readonly before: number | null;
  readonly after: number | null;
  /** Null if the heights of the building are unknown (M-114). */
  readonly base: number | null;
  readonly roof: number | null;
  readonly zones: readonly BarrierZone[];
  /** From floor 1 upwards; empty if the height of the building is unknown. */
  readonly floors: readonly FloorChange[];
  /** Receivers whose level the barrier changes. */
  readonly changedIds: readonly number[];
}

export interface BarrierZone {
  readonly zoneId: number;
  readonly zoneName: string;
  readonly wasHidden: boolean;
  readonly isHidden: boolean;
  /** The highest floor from which the barrier hides the zone (M-112). */
  readonly hiddenFloors: number;
  /** The barrier that would hide the zone from the whole building; null if none along this line can (M-122). */
  readonly need: { readonly height: number; readonly longerAtStart: number; readonly longerAtEnd: number } | null;
  /** For the top floor, along the deciding ray; null if the barrier is not on it (M-124). */
  readonly design: DesignAttenuation | null;
  /** The area from which the barrier alone hides the whole zone, for the map. */
  readonly shade: Hk80Polygon | null;
}

export interface FloorChange {
  readonly floor: number;
  readonly before: number | null;
  readonly after: number | null;
  readonly isRed: boolean;
}

/** The project without one of its barriers. */
export function withoutBarrier(snapshot: CalculationSnapshot, barrierId: number): CalculationSnapshot {
  if (snapshot.screening === undefined) return snapshot;
  const barriers = snapshot.screening.barriers.filter(({ id }) => id !== barrierId);
  return { ...snapshot, screening: { ...snapshot.screening, barriers } };
}

/** Null while screening is off, and for a barrier that does not count or does not stand during the works. */
export function describeBarrier(
  calculation: LiveCalculation,
  without: LiveCalculation,
  { barrierId, pointId }: { readonly barrierId: number; readonly pointId: number },
): BarrierEffect | null {
  const { snapshot, screening, input } = calculation.prepared;
  const barrier = snapshot.screening?.barriers.find(({ id }) => id === barrierId);
  const receiver = calculation.indexOf(pointId);
  const other = without.prepared.screening;
  if (!barrier || !screening || !other || receiver < 0 || !countsAsBarrier(barrier)) return null;
  const first = Math.max(input.firstDay, barrier.start ? dayNumber(barrier.start) : input.firstDay);
  if (first > Math.min(input.lastDay, barrier.end ? dayNumber(barrier.end) : input.lastDay)) return null;
  const elevation = screening.elevationOf(receiver);
  const [before, after] = [listHighestLevels(without), listHighestLevels(calculation)];
  const place = snapshot.receivers.findIndex((one) => one.pointId === pointId);
  const levelIn = ({ mitigated }: typeof before) => orNull(mitigated[place]);
  return {
    ...{ day: fromDayNumber(first), before: levelIn(before), after: levelIn(after) },
    ...{ base: elevation?.base ?? null, roof: elevation?.roof ?? null },
    zones: elevation === null ? [] : describeZones(screening, other, { barrier, receiver, day: first }, snapshot),
    floors: pairFloors(listMitigatedFloors(without, pointId), listMitigatedFloors(calculation, pointId)),
    changedIds: snapshot.receivers.flatMap((one, index) =>
      before.mitigated[index] === after.mitigated[index] || Number.isNaN(after.mitigated[index]) ? [] : [one.pointId],
    ),
  };
}

const orNull = (level: number | undefined) => (level === undefined || Number.isNaN(level) ? null : level);

function pairFloors(before: readonly FloorLevel[], after: readonly FloorLevel[]): FloorChange[] {
  return after.map(({ floor, level, isRed }, index) => ({
    ...{ floor, before: before[index]?.level ?? null, after: level, isRed },
  }));
}

interface Place {
  readonly barrier: ScreenBarrier;
  readonly receiver: number;
  readonly day: number;
}

function describeZones(
  screening: ScreeningModel,
  other: ScreeningModel,
  { barrier, receiver, day }: Place,
  { zones }: CalculationSnapshot,
): BarrierZone[] {
  const moment = { day, run: MITIGATED, height: 0 };
  const ground = screening.groundOf(barrier.id);
  return zones.flatMap(({ id, name, outline }, zone): BarrierZone[] => {
    const source = screening.decideZone(receiver, zone, moment);
    const elevation = screening.elevationOf(receiver);
    if (elevation === null || source.lowest === null || ground === null) return [];
    const { base, roof } = elevation;
    const { horizon } = source.lowest;
    const plantGround = source.lowest.source - screening.plantHeightIn(zone);
    const top = ground + barrier.heightMetres;
    const need = other.findZoneNeed(receiver, zone, [day], { line: barrier.line, ground, isExtended: true });
    return [
      {
        ...{ zoneId: id, zoneName: name, isHidden: source.isHidden },
        wasHidden: other.zoneState(receiver, zone, moment) === HIDDEN,
        hiddenFloors: Math.min(countFloorsOf(base, roof), highestFloorBelow(horizon - base)),
        need: need && {
          height: nextBarrierHeight(need.height),
          longerAtStart: Math.max(0, -need.start),
          longerAtEnd: Math.max(0, need.end - length(barrier.line)),
        },
        design: describeDesign(source.lowest, barrier.line, {
          ...{ plantGround, top, receiver: topFloor(base, roof) },
        }),
        shade: findShade(outline, barrier.line, reachOfShade(source.lowest.source, plantGround, top)),
      },
    ];
  });
}

/**
 * The ratio of the shade's reach to the distance of the barrier: where the line over its top meets the ground (M-105).
 */
const reachOfShade = (source: number, ground: number, top: number) =>
  top < source ? (source - ground) / (source - top) : Number.POSITIVE_INFINITY;

const countFloorsOf = (base: number, roof: number) => Math.floor((roof - base) / FLOOR_HEIGHT_METRES);

const topFloor = (base: number, roof: number) => base + Math.max(1, countFloorsOf(base, roof)) * FLOOR_HEIGHT_METRES;

/** Height of a machine's acoustic centre above the ground (M-124). */
const ACOUSTIC_CENTRE_METRES = 1.5;

/** Along the deciding ray, with the paths around both ends (M-125). */
function describeDesign(
  { from, to, distanceMetres }: LowestHorizon,
  line: readonly Hk80Point[],
  { plantGround, receiver, top }: { readonly plantGround: number; readonly receiver: number; readonly top: number },
): DesignAttenuation | null {
  const crossing = createLineCrosser(line)(from, to);
  if (crossing === null) return null;
  const sight = { source: plantGround + ACOUSTIC_CENTRE_METRES, receiver, distanceMetres };
  const ends = [line[0], line.at(-1)].flatMap((end) =>
    end ? [{ fromSource: distance(from, end), toReceiver: distance(end, to) }] : [],
  );
  return computeDesignAttenuation({ ...sight, atMetres: crossing.atMetres }, top, ends);
}
