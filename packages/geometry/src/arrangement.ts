/// <reference path="./jsts.d.ts" />
import Polygonizer from 'jsts/org/locationtech/jts/operation/polygonize/Polygonizer.js';
import type { Hk80MultiPolygon, Hk80Point, Hk80Polygon } from './coordinates.ts';
import { chooseOrigin, fromPolygon, listRings, toLine } from './jsts-geometry.ts';
import { area } from './measure.ts';
import { type Edge, edgeKey, nodeStrands, type Strand } from './noding.ts';
import { closeRing, listSides } from './rings.ts';

// The plane divided by outlines and lines. All cutting, comparing and repairing of polygons uses it. Intersections are
// found once and rounded once, so that all results agree and no gaps remain between pieces.

export interface Face {
  readonly polygon: Hk80Polygon;
  readonly squareMetres: number;
  /** A bit for every polygon that covers the face, by the even-odd rule. */
  readonly inside: bigint;
}

/** Where two faces meet, or a face and the open plane. */
export interface Border {
  readonly edge: Edge;
  readonly faces: number[];
}

export interface Arrangement {
  readonly edges: ReadonlyMap<string, Edge>;
  readonly faces: readonly Face[];
  readonly borders: ReadonlyMap<string, Border>;
}

export function arrange(strands: readonly Strand[], origin: Hk80Point): Arrangement {
  return traceFaces(nodeStrands(strands, origin), origin);
}

/** The faces of all polygons together; polygon i has the bit 1 << i. */
export function arrangePolygons(polygons: Hk80MultiPolygon): readonly Face[] {
  const strands = polygons.flatMap((polygon, i) => listStrands(polygon, 1n << BigInt(i)));
  return arrange(strands, chooseOrigin(polygons)).faces;
}

export function listStrands(polygon: Hk80Polygon, bit: bigint): readonly Strand[] {
  return polygon.map((ring) => ({ points: closeRing(ring), sides: bit }));
}

/** Dangling ends and edges with the same face on both sides are not borders. */
export function traceFaces(edges: ReadonlyMap<string, Edge>, origin: Hk80Point): Arrangement {
  if (edges.size === 0) return { edges, faces: [], borders: new Map() };
  const polygonizer = new Polygonizer();
  for (const { a, b } of edges.values()) polygonizer.add(toLine([a, b]));
  const borders = new Map<string, Border>();
  const bordersOfFaces: Border[][] = [];
  const polygons = [...polygonizer.getPolygons()];
  polygons.forEach((polygon, face) => {
    const keys = listRings(polygon).flatMap((ring) => listSides(ring).map(([a, b]) => edgeKey(a, b)));
    const own = keys.map((key) => {
      const border = borders.get(key) ?? { edge: edges.get(key) as Edge, faces: [] };
      border.faces.push(face);
      borders.set(key, border);
      return border;
    });
    bordersOfFaces.push(own);
  });
  const inside = propagateInside(bordersOfFaces);
  const faces = polygons.map((traced, i): Face => {
    const polygon = fromPolygon(traced, origin);
    return { polygon, squareMetres: area(polygon), inside: inside[i] ?? 0n };
  });
  return { edges, faces, borders };
}

/** Works inwards from the open plane: crossing an edge toggles the polygons that it bounds. */
function propagateInside(bordersOfFaces: readonly (readonly Border[])[]): readonly (bigint | undefined)[] {
  const inside: (bigint | undefined)[] = new Array(bordersOfFaces.length).fill(undefined);
  const waiting: number[] = [];
  const reach = (face: number, sides: bigint) => {
    if (inside[face] !== undefined) return;
    inside[face] = sides;
    waiting.push(face);
  };
  bordersOfFaces.forEach((borders, face) => {
    const outer = borders.find(({ faces }) => faces.length === 1);
    if (outer) reach(face, outer.edge.sides);
  });
  for (let face = waiting.pop(); face !== undefined; face = waiting.pop())
    for (const { edge, faces } of bordersOfFaces[face] ?? [])
      for (const next of faces) reach(next, (inside[face] ?? 0n) ^ edge.sides);
  return inside;
}
