import { type Hk80Point, type Hk80Polygon, hk80 } from '../coordinates.ts';
import { closeRing, listSides } from '../rings.ts';
import type { ScreeningScene } from '../screening/screen.ts';
import { terrainAt } from '../screening/terrain.ts';

/** Horizons by testing each screen against each ray, without a grid, a limit or a skyline; for outlines in general position. */

export interface BruteReceiver {
  readonly own: Hk80Polygon | null;
  readonly leftOut: readonly number[];
}

export interface BruteRay {
  readonly from: Hk80Point;
  readonly to: Hk80Point;
  readonly source: number;
}

export interface BruteHorizon {
  readonly horizon: number;
  readonly at: number;
  readonly top: number;
  readonly screen: number | 'terrain' | null;
}

export const lengthOf = ({ from, to }: Pick<BruteRay, 'from' | 'to'>) => Math.hypot(to[0] - from[0], to[1] - from[1]);

const pointAt = ({ from, to }: BruteRay, share: number): readonly [number, number] => [
  from[0] + share * (to[0] - from[0]),
  from[1] + share * (to[1] - from[1]),
];

/** The sum of the angles under which the sides are seen is a whole turn inside a ring, and nothing outside. */
function isInside(outline: Hk80Polygon, [east, north]: readonly [number, number]): boolean {
  let turn = 0;
  for (const ring of outline) {
    let ofRing = 0;
    for (const [a, b] of listSides(closeRing(ring))) {
      const [ax, ay, bx, by] = [a[0] - east, a[1] - north, b[0] - east, b[1] - north];
      ofRing += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
    }
    turn += Math.round(Math.abs(ofRing) / (2 * Math.PI));
  }
  return turn % 2 === 1;
}

/** The shares of a ray at which it meets the sides of a line. */
function listCrossings(line: readonly Hk80Point[], { from, to }: Pick<BruteRay, 'from' | 'to'>): number[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return listSides(line).flatMap(([a, b]) => {
    const [sx, sy] = [b[0] - a[0], b[1] - a[1]];
    const cross = dx * sy - dy * sx;
    if (cross === 0) return [];
    const share = ((a[0] - from[0]) * sy - (a[1] - from[1]) * sx) / cross;
    const along = ((a[0] - from[0]) * dy - (a[1] - from[1]) * dx) / cross;
    return along >= 0 && along <= 1 ? [share] : [];
  });
}

/** The stretches of a ray within an outline, in metres from its start, between two distances. */
export function listStretches(outline: Hk80Polygon, ray: BruteRay, first: number, last: number): [number, number][] {
  const metres = lengthOf(ray);
  const crossings = outline.flatMap((ring) => listCrossings(closeRing(ring), ray)).map((share) => share * metres);
  const cuts = [first, ...crossings.filter((at) => at > first && at < last).sort((a, b) => a - b), last];
  return listSides(cuts)
    .filter(([near, far]) => far > near && isInside(outline, pointAt(ray, (near + far) / 2 / metres)))
    .map(([near, far]) => [near, far]);
}

/** The highest horizon of one ray (M-105). */
export function findBruteHorizon(scene: ScreeningScene, { own, leftOut }: BruteReceiver, ray: BruteRay): BruteHorizon {
  const metres = lengthOf(ray);
  const found: BruteHorizon[] = [];
  const add = (screen: number | 'terrain', at: number, top: number) =>
    found.push({ horizon: ray.source + ((top - ray.source) * metres) / at, at, top, screen });
  scene.solids.forEach(({ outline, roof }, screen) => {
    if (leftOut.includes(screen)) return;
    for (const [near, far] of listStretches(outline, ray, 0.5, metres - 0.5))
      if (far - near > 0.1) add(screen, roof - 1 > ray.source ? near : far, roof - 1);
  });
  scene.lines.forEach(({ line, heightMetres, ground }, index) => {
    const shares = listCrossings(line, ray).filter((share) => share * metres >= 0.5 && (1 - share) * metres >= 0.5);
    if (shares.length === 0) return;
    const share = Math.max(...shares);
    const level = ground ?? (scene.terrain ? terrainAt(scene.terrain, ...pointAt(ray, share)) : Number.NaN);
    if (!Number.isNaN(level)) add(scene.solids.length + index, share * metres, level + heightMetres);
  });
  if (scene.terrain !== null) {
    const step = Math.min(5, scene.terrain.cellMetres / 2);
    for (let i = 0; 0.5 + i * step <= metres - 0.5; i++) {
      const at = 0.5 + i * step;
      const place = pointAt(ray, at / metres);
      const isLeftOut = [...(own ? [own] : []), ...scene.zones].some((outline) => isInside(outline, place));
      const level = terrainAt(scene.terrain, ...place);
      if (!isLeftOut && !Number.isNaN(level)) add('terrain', at, level - 2);
    }
  }
  return found.reduce((best, one) => (one.horizon > best.horizon ? one : best), {
    ...{ horizon: Number.NEGATIVE_INFINITY, at: 0, top: 0, screen: null },
  });
}

/** Points 1 m outside the sides of a building with right angles, at most 10 m apart, without those inside other screens (M-104). */
export function listBrutePlaces({ solids }: ScreeningScene, own: Hk80Polygon, leftOut: readonly number[]): Hk80Point[] {
  const points = listSides(closeRing(own[0] ?? [])).flatMap(([a, b]) => {
    const metres = lengthOf({ from: a, to: b });
    const [east, north] = [(b[0] - a[0]) / metres, (b[1] - a[1]) / metres];
    const outwards = [1, -1].find(
      (sign) => !isInside(own, [(a[0] + b[0]) / 2 + sign * north * 0.01, (a[1] + b[1]) / 2 - sign * east * 0.01]),
    );
    const parts = Math.ceil(metres / 10 - 1e-9);
    return Array.from({ length: parts + 1 }, (_, i) => {
      const along = (metres * i) / parts;
      const side = outwards ?? 0;
      return hk80(a[0] + east * along + side * north, a[1] + north * along - side * east);
    });
  });
  const others = solids.filter((_, screen) => !leftOut.includes(screen));
  return points.filter((point) => !others.some(({ outline }) => isInside(outline, point)));
}
