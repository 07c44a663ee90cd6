import type { CasePoint, CaseTerrain } from '../../case.ts';
import { present } from '../../present.ts';
import { boundsOf, crossingShare, distance, EQUAL, edgesOf, isInside, type Rings } from './outlines.ts';
import { groundAt } from './terrain.ts';

/** The screens that stand on a day in a run. */
export interface Standing {
  readonly buildings: readonly { readonly outline: Rings; readonly roof: number }[];
  readonly barriers: readonly {
    readonly line: readonly CasePoint[];
    readonly height: number;
    readonly ground: number | null;
  }[];
  readonly terrain: CaseTerrain | undefined;
  readonly zones: readonly Rings[];
}

/** The stretches of the line from a to b inside an outline, in metres from a. */
export function stretchesInside(outline: Rings, a: CasePoint, b: CasePoint): [number, number][] {
  if (areOnSameSide(outline, a, b)) return [];
  const length = distance(a, b);
  const shares = edgesOf(outline).flatMap((edge) => {
    const along = crossingShare([a, b], edge);
    // A side along the line has its ends on it.
    const ends = edge.map((corner) => shareOf(corner, a, b));
    return [...(along === null ? [] : [along]), ...ends];
  });
  const cuts = [...new Set([0, 1, ...shares.filter((share) => share > 0 && share < 1)])].sort((x, y) => x - y);
  const stretches: [number, number][] = [];
  cuts.slice(1).forEach((to, i) => {
    const from = present(cuts[i]);
    const middle = (from + to) / 2;
    if (!isInside(outline, [a[0] + middle * (b[0] - a[0]), a[1] + middle * (b[1] - a[1])])) return;
    const last = stretches.at(-1);
    if (last && Math.abs(last[1] - from * length) < EQUAL) last[1] = to * length;
    else stretches.push([from * length, to * length]);
  });
  return stretches;
}

/** Most outlines lie on one side of the line. */
function areOnSameSide(outline: Rings, a: CasePoint, b: CasePoint): boolean {
  const [west, south, east, north] = boundsOf(outline);
  return (
    (a[0] < west && b[0] < west) ||
    (a[0] > east && b[0] > east) ||
    (a[1] < south && b[1] < south) ||
    (a[1] > north && b[1] > north)
  );
}

/** The position on the line nearest to a point, as a fraction. */
function shareOf(point: CasePoint, a: CasePoint, b: CasePoint): number {
  const [x, y] = [b[0] - a[0], b[1] - a[1]];
  return ((point[0] - a[0]) * x + (point[1] - a[1]) * y) / (x * x + y * y);
}

/** The highest horizon of a ray (M-105); -Infinity if nothing stands on it. */
export function horizonOfRay(
  standing: Standing,
  from: CasePoint,
  source: number,
  to: CasePoint,
  own: Rings | null,
): number {
  const length = distance(from, to);
  const over = (top: number, x: number) => source + ((top - source) * length) / x;
  const buildings = standing.buildings.flatMap(({ outline, roof }) => {
    const top = roof - 1;
    return stretchesInside(outline, from, to)
      .map(([near, far]) => [Math.max(near, 0.5), Math.min(far, length - 0.5)] as const)
      .filter(([near, far]) => far - near > 0.1 + EQUAL)
      .map(([near, far]) => over(top, top > source ? near : far));
  });
  const place = (x: number): CasePoint => [
    from[0] + (x / length) * (to[0] - from[0]),
    from[1] + (x / length) * (to[1] - from[1]),
  ];
  const barriers = standing.barriers.flatMap(({ line, height, ground }) =>
    crossingsOf(line, from, to)
      .map((share) => share * length)
      .filter((x) => x >= 0.5 && x <= length - 0.5)
      .flatMap((x) => {
        const foot = ground ?? groundAt(standing.terrain, place(x));
        return foot === null ? [] : [over(foot + height, x)];
      }),
  );
  return Math.max(-Infinity, ...buildings, ...barriers, ...overTerrain(standing, length, place, over, own));
}

function overTerrain(
  { terrain, zones }: Standing,
  length: number,
  place: (x: number) => CasePoint,
  over: (top: number, x: number) => number,
  own: Rings | null,
): number[] {
  if (terrain === undefined) return [];
  const step = Math.min(5, terrain.cellMetres / 2);
  const horizons: number[] = [];
  for (let i = 0; 0.5 + i * step <= length - 0.5; i++) {
    const x = 0.5 + i * step;
    const ground = groundAt(terrain, place(x));
    const isOnSite = () => [...zones, ...(own ? [own] : [])].some((outline) => isInside(outline, place(x)));
    if (ground !== null && !isOnSite()) horizons.push(over(ground - 2, x));
  }
  return horizons;
}

/** Fractions of the line at which another line crosses it. */
function crossingsOf(line: readonly CasePoint[], a: CasePoint, b: CasePoint): number[] {
  const length = distance(a, b);
  const sideOf = ([x, y]: CasePoint) => ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / length;
  const sides = line.map((corner) => {
    const side = sideOf(corner);
    return Math.abs(side) <= EQUAL ? 0 : Math.sign(side);
  });
  return sides.flatMap((side, i) => {
    const before = sides.slice(0, i).findLastIndex((other) => other !== 0);
    if (side === 0 || before < 0 || present(sides[before]) === side) return [];
    if (before < i - 1) return [Math.max(...line.slice(before + 1, i).map((corner) => shareOf(corner, a, b)))];
    const share = crossingShare([a, b], [present(line[before]), present(line[i])]);
    return share === null ? [] : [share];
  });
}
