import { distance, distanceToSegment, type Hk80Point, type Hk80Polygon } from '@quietsite/geometry';
import { createSnapper } from './grid-snap.ts';

export interface MovableShape {
  readonly key: string;
  readonly outline: Hk80Polygon;
}

type Ring = readonly Hk80Point[];

/** A draggable position, in every shape that has it. */
export interface Grip {
  readonly position: Hk80Point;
  /** True for an existing corner, false for a point on a side that becomes one. */
  readonly isCorner: boolean;
}

/** Corners and sides of adjacent shapes this close together count as shared (Q66). */
const SHARED_METRES = 0.01;
const MIN_SIDES = 3;

/** The corner within reach of the pointer, otherwise the point on a side. */
export function findGrip(shapes: readonly MovableShape[], point: Hk80Point, reachMetres: number): Grip | null {
  const snap = createSnapper(shapes.map(({ outline }) => outline))(point, reachMetres);
  return snap && { position: snap.point, isCorner: snap.kind === 'corner' };
}

/**
 * The shapes that change when a grip is dragged. A corner moves in all shapes that have it; a shared side gets its new
 * corner in each shape. All other corners stay exactly as they are.
 */
export function moveGrip(shapes: readonly MovableShape[], grip: Grip, to: Hk80Point): readonly MovableShape[] {
  return changeShapes(shapes, (ring) =>
    grip.isCorner ? moveInRing(ring, grip.position, to) : insertInRing(ring, grip.position, to),
  );
}

/** Null when a shape would have no area left. */
export function removeGrip(shapes: readonly MovableShape[], grip: Grip): readonly MovableShape[] | null {
  const changed = changeShapes(shapes, (ring) => removeFromRing(ring, grip.position));
  return changed.every(({ outline }) => outline.every((ring) => ring.length > MIN_SIDES)) ? changed : null;
}

function changeShapes(shapes: readonly MovableShape[], change: (ring: Ring) => Ring): readonly MovableShape[] {
  return shapes.flatMap(({ key, outline }) => {
    const rings = outline.map(change);
    return rings.some((ring, index) => ring !== outline[index]) ? [{ key, outline: rings }] : [];
  });
}

const isShared = (one: Hk80Point, other: Hk80Point) => distance(one, other) <= SHARED_METRES;

function moveInRing(ring: Ring, from: Hk80Point, to: Hk80Point): Ring {
  if (!ring.some((corner) => isShared(corner, from))) return ring;
  return ring.map((corner) => (isShared(corner, from) ? to : corner));
}

function insertInRing(ring: Ring, at: Hk80Point, to: Hk80Point): Ring {
  const side = findSide(ring, at);
  return side === null ? ring : ring.toSpliced(side + 1, 0, to);
}

/** The nearest side that passes through the point; null when none does. */
function findSide(ring: Ring, point: Hk80Point): number | null {
  let best: number | null = null;
  let bestMetres = SHARED_METRES;
  for (let i = 0; i + 1 < ring.length; i++) {
    const metres = distanceToSegment(point, ring[i] as Hk80Point, ring[i + 1] as Hk80Point);
    if (metres > bestMetres) continue;
    bestMetres = metres;
    best = i;
  }
  return best;
}

function removeFromRing(ring: Ring, position: Hk80Point): Ring {
  const open = ring.slice(0, -1);
  const kept = open.filter((corner) => !isShared(corner, position));
  if (kept.length === open.length) return ring;
  const [first] = kept;
  return first ? [...kept, first] : [];
}
