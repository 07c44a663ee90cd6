import { arrangePolygons, type Face } from './arrangement.ts';
import { areBoundsApart, getBounds, isWithinBounds } from './bounds.ts';
import { buffer } from './buffer.ts';
import type { Hk80MultiPolygon, Hk80Polygon } from './coordinates.ts';
import { area, length } from './measure.ts';
import { areFinite, isSamePoint, listParts } from './rings.ts';

type Shape = Hk80Polygon | Hk80MultiPolygon;

/** How far a zone may extend beyond its site or into another zone before it is rejected (Q66). */
export const OUTLINE_TOLERANCE_METRES = 0.01;

/** A strip no wider than this along an outline is a rounding effect. */
const ROUNDING_METRES = 1e-9;

/** Whether every point of the inner shape is within the tolerance of the outer one. */
export function containsPolygon(outer: Shape, inner: Shape, toleranceMetres: number): boolean {
  const [outerParts, innerParts] = [listParts(outer), listParts(inner)];
  if (!areFinite(outerParts) || !areFinite(innerParts)) return false;
  const bounds = getBounds(outerParts);
  const slack = Math.max(0, toleranceMetres) + ROUNDING_METRES;
  if (!innerParts.every((part) => part.flat().every((corner) => isWithinBounds(bounds, corner, slack)))) return false;
  // A zone that is the whole site needs no geometry check; most others lie inside without any tolerance.
  return (
    hasOnlyPartsOf(outerParts, innerParts) ||
    covers(outerParts, innerParts) ||
    (toleranceMetres > 0 && covers(buffer(outerParts, toleranceMetres), innerParts))
  );
}

function hasOnlyPartsOf(outer: Hk80MultiPolygon, inner: Hk80MultiPolygon): boolean {
  return inner.length > 0 && inner.every((part) => outer.some((other) => isSamePolygon(part, other)));
}

function isSamePolygon(one: Hk80Polygon, other: Hk80Polygon): boolean {
  return (
    area(one) > 0 &&
    one.length === other.length &&
    one.every((ring, i) => {
      const others = other[i] ?? [];
      return ring.length === others.length && ring.every((point, j) => isSamePoint(point, others[j] ?? point));
    })
  );
}

/** A shape without area is never covered. */
function covers(outer: Hk80MultiPolygon, inner: Hk80MultiPolygon): boolean {
  const { common, onlySecond } = compare(outer, inner);
  return common.length > 0 && !onlySecond.some(isSignificantFace);
}

/** Square metres covered by both shapes. */
export function overlapArea(a: Shape, b: Shape): number {
  const [aParts, bParts] = [listParts(a), listParts(b)];
  if (!areFinite(aParts) || !areFinite(bParts)) return Number.NaN;
  return listCommonFaces(aParts, bParts).reduce((total, face) => total + face.squareMetres, 0);
}

/** Whether the area covered by both shapes is anywhere wider than the tolerance. */
export function overlaps(a: Shape, b: Shape, toleranceMetres: number): boolean {
  return findOverlap(a, b, toleranceMetres).length > 0;
}

/** The common area where it is wider than the tolerance, reduced by half the tolerance all around. */
export function findOverlap(a: Shape, b: Shape, toleranceMetres: number): Hk80MultiPolygon {
  const [aParts, bParts] = [listParts(a), listParts(b)];
  if (!areFinite(aParts) || !areFinite(bParts)) return [];
  const common = listCommonFaces(aParts, bParts)
    .filter(isSignificantFace)
    .map((face) => face.polygon);
  return toleranceMetres > 0 ? buffer(common, -toleranceMetres / 2) : common;
}

function listCommonFaces(a: Hk80MultiPolygon, b: Hk80MultiPolygon): readonly Face[] {
  return areBoundsApart(getBounds(a), getBounds(b)) ? [] : compare(a, b).common;
}

function compare(first: Hk80MultiPolygon, second: Hk80MultiPolygon) {
  const faces = arrangePolygons([...first, ...second]);
  const bitsOfFirst = (1n << BigInt(first.length)) - 1n;
  const isInFirst = ({ inside }: Face) => (inside & bitsOfFirst) > 0n;
  const inSecond = faces.filter(({ inside }) => inside > bitsOfFirst);
  return { common: inSecond.filter(isInFirst), onlySecond: inSecond.filter((face) => !isInFirst(face)) };
}

/** Whether a face is more than a rounding effect along an outline. */
export const isSignificantFace = ({ polygon, squareMetres }: Face) =>
  squareMetres > ROUNDING_METRES * length(polygon[0] ?? []);
