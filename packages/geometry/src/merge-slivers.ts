import { type Arrangement, type Border, traceFaces } from './arrangement.ts';
import type { Hk80Point } from './coordinates.ts';
import type { Edge } from './noding.ts';
import { isInPolygon, POLYGON } from './not-cut-reason.ts';
import { findSmallestRectangle, isFlat } from './smallest-rectangle.ts';

/**
 * Merges every face inside the polygon that is too small or too thin into the neighbour with the longest shared part of
 * the cutting line. The pieces still add up to the whole.
 */
export function mergeSlivers(arrangement: Arrangement, smallest: number, origin: Hk80Point): Arrangement {
  const cuts = listCuts(arrangement.borders);
  const groupOf = groupFaces(arrangement, cuts, smallest);
  const isWithinGroup = ({ faces: [a = 0, b = 0] }: Border) => groupOf[a] === groupOf[b];
  const removedEdges = new Set(cuts.filter(isWithinGroup).map(({ edge }) => edge));
  if (removedEdges.size === 0) return arrangement;
  return traceFaces(new Map([...arrangement.edges].filter(([, edge]) => !removedEdges.has(edge))), origin);
}

/** Borders formed only by the line; they have the polygon on both sides or on neither. */
function listCuts(borders: ReadonlyMap<string, Border>): readonly Border[] {
  return [...borders.values()].filter(({ edge, faces }) => (edge.sides & POLYGON) === 0n && faces.length === 2);
}

/** For every face, the number of the face it was merged into, or its own. */
function groupFaces({ faces }: Arrangement, cuts: readonly Border[], smallest: number): readonly number[] {
  const groupOf = faces.map((_, face) => face);
  const squareMetres = faces.map((face) => {
    if (!isInPolygon(face)) return Number.POSITIVE_INFINITY;
    return isFlat(findSmallestRectangle(face.polygon[0] ?? [])) ? 0 : face.squareMetres;
  });
  for (;;) {
    const sliver = squareMetres.indexOf(Math.min(...squareMetres));
    const size = squareMetres[sliver] ?? Number.POSITIVE_INFINITY;
    if (size > smallest) return groupOf;
    const neighbour = findLongestNeighbour(cuts, groupOf, sliver);
    squareMetres[sliver] = Number.POSITIVE_INFINITY;
    if (neighbour === null) continue;
    squareMetres[neighbour] = (squareMetres[neighbour] ?? 0) + size;
    for (const [face, group] of groupOf.entries()) if (group === sliver) groupOf[face] = neighbour;
  }
}

function findLongestNeighbour(cuts: readonly Border[], groupOf: readonly number[], sliver: number): number | null {
  const metres = new Map<number, number>();
  for (const { edge, faces } of cuts) {
    const [one = 0, other = 0] = faces.map((face) => groupOf[face]);
    if ((one === sliver) === (other === sliver)) continue;
    const neighbour = one === sliver ? other : one;
    metres.set(neighbour, (metres.get(neighbour) ?? 0) + lengthOf(edge));
  }
  const [longest] = [...metres].sort((a, b) => b[1] - a[1]);
  return longest?.[0] ?? null;
}

const lengthOf = ({ a, b }: Edge) => Math.hypot(a.x - b.x, a.y - b.y);
