/// <reference path="./jsts.d.ts" />

import ArrayList from 'jsts/java/util/ArrayList.js';
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import PrecisionModel from 'jsts/org/locationtech/jts/geom/PrecisionModel.js';
import NodedSegmentString from 'jsts/org/locationtech/jts/noding/NodedSegmentString.js';
import MCIndexSnapRounder from 'jsts/org/locationtech/jts/noding/snapround/MCIndexSnapRounder.js';
import type { Hk80Point } from './coordinates.ts';
import { toCoordinate } from './jsts-geometry.ts';
import { listSides } from './rings.ts';

/** A line to be added to an arrangement. Its bits mark the polygons whose inside changes across it. */
export interface Strand {
  readonly points: readonly Hk80Point[];
  readonly sides: bigint;
}

/** A straight piece that meets others only at its ends. */
export interface Edge {
  readonly a: Coordinate;
  readonly b: Coordinate;
  readonly sides: bigint;
}

/**
 * Doubles from 524,288 to 1,048,576, the range of all Hong Kong grid coordinates, are 2^-33 m apart. Rounding
 * intersections to exactly these steps keeps every drawn corner in place.
 */
const precision = new PrecisionModel(2 ** 33);

/** A rounded intersection can fall on another line; a second round finds it. */
const MAX_ROUNDS = 5;

/** Splits all strands where they meet. Coincident pieces are merged; even numbers of sides cancel out. */
export function nodeStrands(strands: readonly Strand[], origin: Hk80Point): Map<string, Edge> {
  let strings = new ArrayList<NodedSegmentString<bigint>>();
  for (const { points, sides } of strands) {
    const coordinates = withoutRepeats(points.map((point) => snap(toCoordinate(point, origin))));
    if (coordinates.length > 1) strings.add(new NodedSegmentString(coordinates, sides));
  }
  if (strings.size() === 0) return new Map();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const rounder = new MCIndexSnapRounder<bigint>(precision);
    rounder.computeNodes(strings);
    const noded = rounder.getNodedSubstrings();
    if (noded.size() === strings.size()) break;
    strings = noded;
  }
  return gatherEdges(strings);
}

export function edgeKey(a: Coordinate, b: Coordinate): string {
  return a.x < b.x || (a.x === b.x && a.y < b.y) ? `${a.x} ${a.y} ${b.x} ${b.y}` : `${b.x} ${b.y} ${a.x} ${a.y}`;
}

function gatherEdges(strings: Iterable<NodedSegmentString<bigint>>): Map<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const string of strings) {
    const coordinates = withoutRepeats(string.getCoordinates());
    for (const [a, b] of listSides(coordinates)) {
      const key = edgeKey(a, b);
      edges.set(key, { a, b, sides: (edges.get(key)?.sides ?? 0n) ^ string.getData() });
    }
  }
  return edges;
}

function snap({ x, y }: Coordinate): Coordinate {
  return new Coordinate(precision.makePrecise(x), precision.makePrecise(y));
}

/** Removes corners that repeat the previous one. */
function withoutRepeats(coordinates: readonly Coordinate[]): Coordinate[] {
  return coordinates.filter(({ x, y }, i) => {
    const previous = coordinates[i - 1];
    return previous === undefined || previous.x !== x || previous.y !== y;
  });
}
