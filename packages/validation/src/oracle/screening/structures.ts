import type { CaseBarrier, CasePoint, CaseScreening, CaseStructure, CaseTerrain, CaseZone } from '../../case.ts';
import { isWithin } from '../days.ts';
import { areaOf, commonArea, distanceBetween, distanceToEdge, edgesOf } from './outlines.ts';
import type { Standing } from './ray-horizon.ts';
import { groundAt } from './terrain.ts';

/** The roof by M-114. */
export function roofOf(structure: CaseStructure, terrain: CaseTerrain | undefined): number | null {
  const { roofLevel: roof, baseLevel: base, heightMetres: height, storeys } = structure;
  if (roof !== null && base !== null && roof > base) return roof;
  if (roof !== null && base === null) return roof;
  const ground = base ?? groundAt(terrain, middleOf(structure));
  if (ground === null) return null;
  if (height !== null && height > 0) return ground + height;
  return storeys !== null && storeys > 0 ? ground + 2.5 * storeys : null;
}

function heightOf(structure: CaseStructure, roof: number, terrain: CaseTerrain | undefined): number | null {
  const ground = structure.baseLevel ?? groundAt(terrain, middleOf(structure));
  return ground === null ? structure.heightMetres : roof - ground;
}

/** The centroid of the area. */
function middleOf({ outline }: CaseStructure): CasePoint {
  const [origin] = outline[0] ?? [];
  if (origin === undefined) throw new RangeError('a structure needs an outline');
  let [twice, x, y] = [0, 0, 0];
  outline.forEach((ring, index) => {
    let [ofRing, momentX, momentY] = [0, 0, 0];
    for (const [a, b] of edgesOf([ring])) {
      const [ax, ay, bx, by] = [a[0] - origin[0], a[1] - origin[1], b[0] - origin[0], b[1] - origin[1]];
      const cross = ax * by - bx * ay;
      ofRing += cross;
      momentX += (cross * (ax + bx)) / 3;
      momentY += (cross * (ay + by)) / 3;
    }
    const sign = Math.sign(ofRing) * (index === 0 ? 1 : -1);
    twice += sign * ofRing;
    x += sign * momentX;
    y += sign * momentY;
  });
  return [origin[0] + x / twice, origin[1] + y / twice];
}

/** Whether a structure counts for the project (M-102). */
export function countsAsScreen(
  structure: CaseStructure,
  zones: readonly CaseZone[],
  terrain: CaseTerrain | undefined,
): boolean {
  const roof = roofOf(structure, terrain);
  if (roof === null || structure.isExcluded || ['underground', 'temporary', 'openSided'].includes(structure.kind))
    return false;
  const height = heightOf(structure, roof, terrain);
  if (height === null || height < 3 - 1e-6 || areaOf(structure.outline) < 20 - 1e-6) return false;
  return zones.every((zone) => !(commonArea(zone.outline, structure.outline) > 1 + 1e-6));
}

const stands = ({ start, end }: { readonly start?: string; readonly end?: string }, day: string) =>
  isWithin(day, { start: start ?? '0000-01-01', end: end ?? '9999-12-31' });

/**
 * The screens of a day, with drawn barriers in the mitigated run only (M-110, M-115). Excludes the receiver's own
 * building and what overlaps it.
 */
export function standingOn(
  day: string,
  isMitigated: boolean,
  zones: readonly CaseZone[],
  screening: CaseScreening,
  own: CaseStructure | null,
): Standing {
  const { terrain } = screening;
  const buildings = screening.structures
    .filter((structure) => stands(structure, day) && countsAsScreen(structure, zones, terrain))
    .filter((structure) => own === null || !(commonArea(own.outline, structure.outline) > 1 + 1e-6))
    .map((structure) => ({ outline: structure.outline, roof: roofOf(structure, terrain) ?? 0 }));
  const barriers = screening.barriers.filter((barrier) => isMitigated && stands(barrier, day) && counts(barrier));
  return {
    buildings,
    barriers: barriers.flatMap((barrier) => {
      const ground = footOf(barrier, zones, screening);
      return ground === 'unknown' ? [] : [{ line: barrier.line, height: barrier.heightMetres, ground }];
    }),
    terrain,
    zones: zones.map(({ outline }) => outline),
  };
}

/** Whether a barrier counts (M-120). */
function counts({ kind, hasProof, heightMetres }: CaseBarrier): boolean {
  return kind === 'acoustic' || (kind !== 'hoarding' && hasProof && heightMetres >= 3);
}

/** Null if it follows the terrain. */
function footOf(barrier: CaseBarrier, zones: readonly CaseZone[], screening: CaseScreening): number | null | 'unknown' {
  if (barrier.groundLevel !== null) return barrier.groundLevel;
  if (screening.terrain !== undefined) return null;
  const metresTo = ({ outline }: CaseZone) =>
    Math.min(...barrier.line.flatMap((corner) => edgesOf(outline).map((edge) => distanceToEdge(corner, edge))));
  const nearest = zones.reduce((best, zone) => (metresTo(zone) < metresTo(best) ? zone : best));
  return groundOfZone(nearest, screening, [0, 0]) ?? 'unknown';
}

/** The ground of a zone at a place (M-101). */
export function groundOfZone(zone: CaseZone, screening: CaseScreening, place: CasePoint): number | null {
  const typed = screening.zones.find(({ zoneId }) => zoneId === zone.id)?.groundLevel ?? null;
  if (typed !== null) return typed;
  const onTerrain = groundAt(screening.terrain, place);
  if (onTerrain !== null) return onTerrain;
  const near = screening.structures.filter(({ outline }) => distanceBetween(zone.outline, outline) <= 50 + 1e-6);
  const bases = near.flatMap(({ baseLevel }) => (baseLevel === null ? [] : [baseLevel]));
  return bases.length === 0 ? null : Math.max(...bases);
}

export function plantHeightOf(zone: CaseZone, screening: CaseScreening): number {
  return screening.zones.find(({ zoneId }) => zoneId === zone.id)?.plantHeight ?? 3;
}
