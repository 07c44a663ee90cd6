import type { CaseKind, CasePoint, CaseReceiver } from '../case.ts';
import { usualCriterion } from '../oracle/kinds.ts';
import { present } from '../present.ts';
import { type Calendar, randomSpan } from './calendar.ts';
import { type Random, round3 } from './random.ts';
import type { BuiltZone } from './zones.ts';

interface PlacedReceiver {
  readonly pointId: number;
  readonly position: CasePoint;
  /** Well inside a zone, so that its building may be inside too (M-35). */
  readonly isInner: boolean;
}

/** Mostly homes and schools. */
const KINDS: readonly CaseKind[] = [
  ...(['residential', 'residential', 'residential', 'education', 'education', 'other', 'hotel', 'hospital'] as const),
  ...(['clinic', 'agedHome', 'worship', 'court', 'library', 'performingArts', 'openAir'] as const),
];
const HEIGHTS = [null, null, 2.9, 6, 9, 30, 30, 47.5, 120];

export function randomReceivers(
  random: Random,
  zones: readonly BuiltZone[],
  axis: number,
  calendar: Calendar,
): CaseReceiver[] {
  const positions: CasePoint[] = [];
  const ids = random.shuffle([1, 2, 3, 4]).slice(0, random.pick([1, 1, 2, 2, 3, 4]));
  return ids.map((id) => {
    const position = randomPosition(random, zones, axis, positions);
    positions.push(position);
    const isInner = zones.some((zone) =>
      zone.inner.some(([east, north]) => east === position[0] && north === position[1]),
    );
    return randomReceiver(random, { pointId: id, position, isInner }, calendar);
  });
}

function randomReceiver(random: Random, place: PlacedReceiver, calendar: Calendar): CaseReceiver {
  const kind = random.pick(KINDS);
  const criterion = random.chance(0.6) ? null : random.pick([75, 70, 70, 65, 72.5, 68.25]);
  const standard = criterion ?? usualCriterion(kind) ?? 70;
  return {
    pointId: place.pointId,
    position: place.position,
    kind,
    heightMetres: random.pick(HEIGHTS),
    criterion,
    criterionReduction: random.pick([0, 0, 0, 3, 7]),
    isInsideZoneWithBuilding: place.isInner && random.chance(0.3),
    otherCriteria: severalOf(random, 0.4, 3).map((number) => ({
      name: `Dated ${number}`,
      ...datesOf(random, calendar),
      value: round3(standard + random.pick([-10, -5, -5, -3, -0.5, -0.05, 3, 5])),
    })),
    contributions: severalOf(random, 0.25, 2).map((number) => ({
      name: `Contribution ${number}`,
      ...datesOf(random, calendar),
      level: standard + random.pick([-15, -10, -5, -3, 0, 0.5]),
    })),
  };
}

/** Sometimes the dates are partly or wholly outside those of the project. */
function datesOf(random: Random, { days, dayAt }: Calendar) {
  const { first, last } = randomSpan(random, -5, days + 5);
  return { start: dayAt(first), end: dayAt(last) };
}

function severalOf(random: Random, probability: number, most: number): number[] {
  const count = random.chance(probability) ? random.integer(1, most) : 0;
  return Array.from({ length: count }, (_, index) => index + 1);
}

function randomPosition(
  random: Random,
  zones: readonly BuiltZone[],
  axis: number,
  earlier: readonly CasePoint[],
): CasePoint {
  const shape = random.pick(zones);
  const corner = random.pick(random.pick(shape.rings));
  const known = earlier.length > 0 ? random.pick(earlier) : corner;
  const near = (): number =>
    random.pick([-1, 1]) * (random.chance(0.5) ? 5 * random.integer(1, 8) : random.integer(1500, 40_000) / 1000);
  const far = (): number => random.pick([-1, 1]) * random.pick([100, 150, 200, 240, 300, 300.5, 1200]);
  const places: readonly (() => CasePoint)[] = [
    () => [corner[0] + near(), corner[1] + near()],
    () => [corner[0] + near(), corner[1] + near()],
    () => [corner[0] + far(), corner[1] + far()],
    () => onOutline(random, shape),
    () => random.pick(shape.inner),
    () => random.pick(shape.ties),
    () => random.pick(shape.ties),
    () => [axis, corner[1] + near()],
    () => [axis, corner[1]],
    () => [axis, corner[1] + far()],
    () => [2 * axis - known[0], known[1]],
    () => known,
  ];
  const [easting, northing] = random.pick(places)();
  return [round3(easting), round3(northing)];
}

/** A corner, or the middle of an edge. */
function onOutline(random: Random, shape: BuiltZone): CasePoint {
  const ring = random.pick(shape.rings);
  const index = random.integer(0, ring.length - 1);
  const start = present(ring[index]);
  const end = present(ring[(index + 1) % ring.length]);
  return random.chance(0.4) ? start : [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
}
