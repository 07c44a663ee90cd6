import type { CaseCalendar, CaseFront, CasePoint, CaseZone, MethodAnswer, MethodCase, RunAnswer } from '../case.ts';
import { present } from '../present.ts';
import { dayAfter, isWithin } from './days.ts';
import { Dec, dec, sum } from './decimal.ts';
import { alongLine, distanceBetween, type Outline, type Point, pointOf } from './plane.ts';
import { isWorkingDay } from './schedule.ts';

/** A part of a front: its stretch of the alignment and its days (M-152). */
export interface OraclePart {
  readonly from: Dec;
  readonly to: Dec;
  readonly days: readonly string[];
}

/** The rounding tolerance of M-151 and M-152. */
const ROUNDING_TOLERANCE = dec(1e-9);

/** Takes the days of the front one by one and combines them into parts (M-151, M-152). */
export function partsOfFront(front: CaseFront, calendar?: CaseCalendar): OraclePart[] {
  const total = lengthOf(front.alignment.map(pointOf));
  const rate = dec(front.metresPerDay);
  const longest = dec(front.widthMetres).times(5);
  const days = workingDays(front.start, total.div(rate).minus(ROUNDING_TOLERANCE).ceil().toNumber(), calendar);
  const daysPerPart = rate.lte(longest)
    ? Math.max(1, longest.div(rate).plus(ROUNDING_TOLERANCE).floor().toNumber())
    : 1;
  const parts: OraclePart[] = [];
  for (let first = 0; first < days.length; first += daysPerPart) {
    const worked = days.slice(first, first + daysPerPart);
    const from = rate.times(first);
    const to = first + worked.length === days.length ? total : rate.times(first + worked.length);
    const pieces = rate.lte(longest) ? dec(1) : to.minus(from).div(longest).minus(ROUNDING_TOLERANCE).ceil();
    const step = to.minus(from).div(pieces);
    for (let piece = 0; pieces.gt(piece); piece++) {
      const start = from.plus(step.times(piece));
      parts.push({ from: start, to: start.plus(step), days: worked });
    }
  }
  if (front.direction === 'forwards') return parts;
  return parts.map(({ from, to, days: worked }) => ({ from: total.minus(to), to: total.minus(from), days: worked }));
}

/** The stretch of a linear zone that counts at a receiver; null if that is the whole zone (M-154). */
export function stretchAt(
  { alignment, widthMetres }: NonNullable<CaseZone['linear']>,
  receiver: Point,
): readonly [from: Dec, to: Dec] | null {
  const line = alignment.map(pointOf);
  const total = lengthOf(line);
  const longest = dec(widthMetres).times(5);
  if (total.lte(longest)) return null;
  const places = line.slice(1).map((end, index) => {
    const start = present(line[index]);
    const [east, north] = directionOf(start, end);
    const beside = receiver.easting
      .minus(start.easting)
      .times(east)
      .plus(receiver.northing.minus(start.northing).times(north));
    const along = Dec.min(Dec.max(beside, 0), distanceBetween(start, end));
    const chainage = lengthOf(line.slice(0, index + 1)).plus(along);
    return { chainage, metres: distanceBetween(shifted(start, east, north, along), receiver) };
  });
  const least = Dec.min(...places.map(({ metres }) => metres));
  const nearest = present(places.find(({ metres }) => metres.lt(least.plus(1e-6)))).chainage;
  const from = Dec.min(Dec.max(nearest.minus(longest.div(2)), 0), total.minus(longest));
  return [from, from.plus(longest)];
}

/** The whole zone as drawn; null if this oracle cannot draw it. */
export const outlineOfLine = (linear: NonNullable<CaseZone['linear']>): Outline | null =>
  outlineOfStretch(linear, dec(0), lengthOf(linear.alignment.map(pointOf)));

function workingDays(start: string, count: number, calendar: CaseCalendar | undefined): string[] {
  const days: string[] = [];
  for (let day = start; days.length < count; day = dayAfter(day))
    if (calendar === undefined || isWorkingDay(day, calendar)) days.push(day);
  return days;
}

function lengthOf(line: readonly Point[]): Dec {
  return sum(line.slice(1).map((end, index) => distanceBetween(present(line[index]), end)));
}

/**
 * The area within half the width of a stretch, bounded by lines that meet at each corner (M-152). Null unless every
 * piece is longer than its corners require.
 */
export function outlineOfStretch(
  front: Pick<CaseFront, 'alignment' | 'widthMetres'>,
  from: Dec,
  to: Dec,
): Outline | null {
  const line = stretchOf(front.alignment.map(pointOf), from, to);
  const half = dec(front.widthMetres).div(2);
  const turns = line
    .slice(1, -1)
    .map((corner, index) => turnAt(present(line[index]), corner, present(line[index + 2])));
  const taken = [dec(0), ...turns.map(({ tangentOfHalf }) => takenBy(tangentOfHalf.abs()).times(half)), dec(0)];
  const isTight = line.slice(1).some((end, index) =>
    distanceBetween(present(line[index]), end).lte(
      present(taken[index])
        .plus(present(taken[index + 1]))
        .plus(1),
    ),
  );
  if (isTight || turns.some(({ tangentOfHalf }) => tangentOfHalf.abs().gt(4))) return null;
  const beside = (offset: Dec): Point[] => [
    across(present(line[0]), present(line[1]), present(line[0]), offset),
    ...turns.map((turn, index) => {
      const corner = present(line[index + 1]);
      const moved = across(present(line[index]), corner, corner, offset);
      return shifted(moved, turn.east, turn.north, offset.times(turn.tangentOfHalf).negated());
    }),
    across(present(line.at(-2)), present(line.at(-1)), present(line.at(-1)), offset),
  ];
  const ring = [...beside(half), ...beside(half.negated()).reverse()];
  return [[...ring, present(ring[0])]];
}

/** The alignment from one chainage to another; corners at its ends belong to neither side. */
function stretchOf(line: readonly Point[], from: Dec, to: Dec): Point[] {
  const points: Point[] = [];
  let before = dec(0);
  line.slice(1).forEach((end, index) => {
    const start = present(line[index]);
    const after = before.plus(distanceBetween(start, end));
    const first = Dec.max(before, from);
    const last = Dec.min(after, to);
    if (last.minus(first).gt(1e-6)) {
      if (points.length === 0) points.push(alongLine(start, end, first.minus(before)));
      points.push(alongLine(start, end, last.minus(before)));
    }
    before = after;
  });
  return points;
}

/** The direction before a corner, and the tangent of half the left turn there. */
function turnAt(before: Point, corner: Point, after: Point) {
  const [east, north] = directionOf(before, corner);
  const [nextEast, nextNorth] = directionOf(corner, after);
  const cross = east.times(nextNorth).minus(north.times(nextEast));
  const along = east.times(nextEast).plus(north.times(nextNorth));
  return { east, north, tangentOfHalf: cross.div(along.plus(1)) };
}

/** In half widths: up to the crossing of the inner lines and up to the end of the neighbouring piece. */
function takenBy(tangentOfHalf: Dec): Dec {
  return Dec.max(tangentOfHalf, tangentOfHalf.times(2).div(tangentOfHalf.pow(2).plus(1)));
}

function directionOf(from: Point, to: Point): readonly [Dec, Dec] {
  const metres = distanceBetween(from, to);
  return [to.easting.minus(from.easting).div(metres), to.northing.minus(from.northing).div(metres)];
}

/** A point moved to the left of the line from one point to another. */
function across(from: Point, to: Point, point: Point, metres: Dec): Point {
  const [east, north] = directionOf(from, to);
  return shifted(point, north.negated(), east, metres);
}

function shifted({ easting, northing }: Point, east: Dec, north: Dec, metres: Dec): Point {
  return { easting: easting.plus(east.times(metres)), northing: northing.plus(north.times(metres)) };
}

/** Ids of the parts derive from those of zone, activity and row, as the decision on fronts defines. */
const partId = (id: number, part: number) => -(500 * (id + 2 ** 31) + part);
const storedId = (id: number) => (id < -(2 ** 31) ? Math.floor(-id / 500) - 2 ** 31 : id);
const storedKey = (key: string) => key.replaceAll(/(?<!\d)-?\d+/g, (id) => String(storedId(Number(id))));

/** The answer as users see it: a front by its own name, with its nearest part as its source. */
export function asStored(answer: MethodAnswer): MethodAnswer {
  const inRun = ({ combinations, ...run }: RunAnswer): RunAnswer => ({
    ...run,
    combinations: combinations.map(({ key, ...line }) => ({ key: storedKey(key), ...line })),
  });
  const receivers = answer.receivers.map(({ sources, ...receiver }) => {
    const nearest = new Map<number, (typeof sources)[number]>();
    for (const source of sources) {
      const zoneId = storedId(source.zoneId);
      const known = nearest.get(zoneId);
      if (known === undefined || source.distanceMetres < known.distanceMetres - 1e-9)
        nearest.set(zoneId, { ...source, zoneId });
    }
    const runs = { unmitigated: inRun(receiver.unmitigated), mitigated: inRun(receiver.mitigated) };
    return { ...receiver, ...runs, sources: [...nearest.values()] };
  });
  return { ...answer, receivers };
}

/**
 * The case with the zones, activities and rows of the parts instead of its fronts (M-150); null if an outline cannot be
 * drawn.
 */
export function withParts(input: MethodCase): MethodCase | null {
  const fronts = input.zones.flatMap((zone) => {
    const front = zone.moving;
    if (front === undefined) return [];
    const parts = partsOfFront(front, input.calendar);
    const outlines = parts.map(({ from, to }) => outlineOfStretch(front, from, to));
    return [{ zone, parts: parts.map((part, index) => ({ ...part, outline: present(outlines[index] ?? []) })) }];
  });
  if (fronts.some(({ parts }) => parts.some(({ outline }) => outline.length === 0))) return null;
  const frontOf = (zoneId: number) => fronts.find(({ zone }) => zone.id === zoneId);
  const zones = input.zones.flatMap((zone): CaseZone[] => {
    const { parts } = frontOf(zone.id) ?? {};
    if (parts === undefined) return [zone];
    return parts.map(({ outline }, index) => ({
      ...{ id: partId(zone.id, index), type: 'B', centre: null, front: zone.id },
      outline: outline.map((ring) =>
        ring.map(({ easting, northing }): CasePoint => [easting.toNumber(), northing.toNumber()]),
      ),
    }));
  });
  const tasks = input.tasks.flatMap((task) => {
    const { isEveryDay: _, ...follows } = task;
    const { parts } = frontOf(task.zoneId) ?? {};
    return (
      parts?.map(({ days }, index) => ({
        ...{ ...follows, id: partId(task.id, index), zoneId: partId(task.zoneId, index) },
        ...{ start: present(days[0]), end: present(days.at(-1)) },
      })) ?? [task]
    );
  });
  const rows = input.rows.flatMap((row) => {
    const { parts } = frontOf(input.tasks.find(({ id }) => id === row.taskId)?.zoneId ?? 0) ?? {};
    return (
      parts?.flatMap(({ days }, index) => {
        const isHeard = days.some((day) => isWithin(day, row));
        return isHeard ? [{ ...row, id: partId(row.id, index), taskId: partId(row.taskId, index) }] : [];
      }) ?? [row]
    );
  });
  return { ...input, zones, tasks, rows };
}
