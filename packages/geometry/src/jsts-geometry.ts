/// <reference path="./jsts.d.ts" />
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import type Geometry from 'jsts/org/locationtech/jts/geom/Geometry.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import type LineString from 'jsts/org/locationtech/jts/geom/LineString.js';
import Polygon from 'jsts/org/locationtech/jts/geom/Polygon.js';
import { type Hk80MultiPolygon, type Hk80Point, type Hk80Polygon, hk80 } from './coordinates.ts';
import { closeRing, orientRings } from './rings.ts';

// The only conversion between plain coordinates and the library's objects. Library coordinates are relative to an
// origin near the shape: differences of grid coordinates are exact, products are not.
const factory = new GeometryFactory();

/** Any corner; a shape without corners needs no origin. */
export function chooseOrigin(polygons: Hk80MultiPolygon): Hk80Point {
  for (const polygon of polygons) for (const ring of polygon) for (const corner of ring) return corner;
  return hk80(0, 0);
}

export function toCoordinate(point: Hk80Point, origin: Hk80Point): Coordinate {
  return new Coordinate(point[0] - origin[0], point[1] - origin[1]);
}

export function fromCoordinate({ x, y }: Coordinate, origin: Hk80Point): Hk80Point {
  return hk80(x + origin[0], y + origin[1]);
}

export function toLine(coordinates: Coordinate[]): LineString {
  return factory.createLineString(coordinates);
}

export function toGeometry(polygons: Hk80MultiPolygon, origin: Hk80Point): Geometry {
  return factory.createMultiPolygon(polygons.map((polygon) => toPolygon(polygon, origin)));
}

export function toPolygon(polygon: Hk80Polygon, origin: Hk80Point): Polygon {
  const [shell, ...holes] = polygon.map((ring) =>
    factory.createLinearRing(closeRing(ring).map((point) => toCoordinate(point, origin))),
  );
  if (shell === undefined) throw new RangeError('a polygon needs an outer ring');
  return factory.createPolygon(shell, holes);
}

/** The polygons of a result, whether the library returned one, several or none. */
export function fromGeometry(geometry: Geometry, origin: Hk80Point): Hk80MultiPolygon {
  const polygons: Hk80Polygon[] = [];
  for (let i = 0; i < geometry.getNumGeometries(); i++) {
    const part = geometry.getGeometryN(i);
    if (part instanceof Polygon && !part.isEmpty()) polygons.push(fromPolygon(part, origin));
  }
  return polygons;
}

export function fromPolygon(polygon: Polygon, origin: Hk80Point): Hk80Polygon {
  const rings = listRings(polygon).map((ring) => ring.map((coordinate) => fromCoordinate(coordinate, origin)));
  return orientRings(rings);
}

/** The library's coordinates of all rings, outer ring first. */
export function listRings(polygon: Polygon): readonly Coordinate[][] {
  const rings = [polygon.getExteriorRing().getCoordinates()];
  for (let i = 0; i < polygon.getNumInteriorRing(); i++) rings.push(polygon.getInteriorRingN(i).getCoordinates());
  return rings;
}
