import { areBoundsApart, type Bounds, getBounds } from '../bounds.ts';
import type { Hk80Point, Hk80Polygon } from '../coordinates.ts';
import { distanceToSegment, TIE_METRES } from '../nearest-boundary-point.ts';
import { overlapArea } from '../relations.ts';
import { closeRing, listSides } from '../rings.ts';
import { isInsideOutline } from './facade-places.ts';

/** Cached, because the same outline is compared with many others. */
const boxes = new WeakMap<Hk80Polygon, Bounds>();

function boxOf(outline: Hk80Polygon): Bounds {
  const known = boxes.get(outline);
  if (known !== undefined) return known;
  const box = getBounds([outline]);
  boxes.set(outline, box);
  return box;
}

/** The boxes around many outlines in one array, so that most of them are excluded quickly. */
export class OutlineBoxes {
  readonly #outlines: readonly Hk80Polygon[];
  readonly #boxes: Float64Array;

  constructor(outlines: readonly Hk80Polygon[]) {
    this.#outlines = outlines;
    this.#boxes = new Float64Array(4 * outlines.length);
    outlines.forEach((outline, i) => {
      const { west, south, east, north } = getBounds([outline]);
      this.#boxes.set([west, south, east, north], 4 * i);
    });
  }

  /** The indices of the outlines that overlap an outline or are within this distance. */
  listWithin(outline: Hk80Polygon, metres: number): number[] {
    return this.listNear(outline, metres).filter((i) => isWithin(outline, this.#outlines[i] ?? [], metres));
  }

  /** The same of the boxes around them. */
  listNear(outline: Hk80Polygon, metres: number): number[] {
    const { west, south, east, north } = boxOf(outline);
    const boxes = this.#boxes;
    const near: number[] = [];
    for (let i = 0; i < boxes.length; i += 4) {
      if (west - metres > (boxes[i + 2] ?? 0) || (boxes[i] ?? 0) > east + metres) continue;
      if (south - metres <= (boxes[i + 3] ?? 0) && (boxes[i + 1] ?? 0) <= north + metres) near.push(i / 4);
    }
    return near;
  }
}

/** Whether two outlines overlap by more than this area. Bounding boxes or separating sides exclude most pairs. */
export function overlapsByMoreThan(a: Hk80Polygon, b: Hk80Polygon, squareMetres: number): boolean {
  if (areBoundsApart(boxOf(a), boxOf(b))) return false;
  if (isSeparatedBySide(a, b) || isSeparatedBySide(b, a)) return false;
  return overlapArea(a, b) > squareMetres + TIE_METRES;
}

/** Whether the line through a side of one outline separates the two. */
function isSeparatedBySide(a: Hk80Polygon, b: Hk80Polygon): boolean {
  const [corners, others] = [a[0] ?? [], b[0] ?? []];
  return listSides(closeRing(corners)).some(([from, to]) => {
    const sideOf = (point: Hk80Point) =>
      (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0]);
    const own = corners.map(sideOf);
    const [least, most] = [Math.min(...own), Math.max(...own)];
    if (least >= -TIE_METRES) return others.every((point) => sideOf(point) <= TIE_METRES);
    return most <= TIE_METRES && others.every((point) => sideOf(point) >= -TIE_METRES);
  });
}

/** Whether two outlines overlap or are within this distance. */
function isWithin(a: Hk80Polygon, b: Hk80Polygon, metres: number): boolean {
  const [box, other] = [boxOf(a), boxOf(b)];
  const isEastOrWest = box.west - metres > other.east || other.west > box.east + metres;
  if (isEastOrWest || box.south - metres > other.north || other.south > box.north + metres) return false;
  return comesNear(a, b, metres) || comesNear(b, a, metres) || overlapArea(a, b) > 0;
}

/** Two outlines are nearest to each other at a corner of one of them, unless they cross. */
function comesNear(a: Hk80Polygon, b: Hk80Polygon, metres: number): boolean {
  const sides = b.flatMap((ring) => listSides(closeRing(ring)));
  return a
    .flat()
    .some(
      (corner) =>
        isInsideOutline(b, corner[0], corner[1]) ||
        sides.some(([from, to]) => distanceToSegment(corner, from, to) <= metres + TIE_METRES),
    );
}
