/// <reference path="./jsts.d.ts" />
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import type Geometry from 'jsts/org/locationtech/jts/geom/Geometry.js';
import GeometryFactory from 'jsts/org/locationtech/jts/geom/GeometryFactory.js';
import Polygon from 'jsts/org/locationtech/jts/geom/Polygon.js';
import { type Hk80MultiPolygon, type Hk80Point, type Hk80Polygon, hk80 } from './coordinates.ts';

// The only door between our plain coordinates and the library's objects.
const factory = new GeometryFactory();

export function toGeometry(polygons: Hk80MultiPolygon): Geometry {
  return factory.createMultiPolygon(polygons.map(toPolygon));
}

/** The polygons of a result, whether the library made one, several or none. */
export function fromGeometry(geometry: Geometry): Hk80MultiPolygon {
  const polygons: Hk80Polygon[] = [];
  for (let i = 0; i < geometry.getNumGeometries(); i++) {
    const part = geometry.getGeometryN(i);
    if (part instanceof Polygon && !part.isEmpty()) polygons.push(fromPolygon(part));
  }
  return polygons;
}

function toPolygon(polygon: Hk80Polygon): Polygon {
  const [shell, ...holes] = polygon.map(toRing);
  if (shell === undefined) throw new RangeError('a polygon needs an outer ring');
  return factory.createPolygon(shell, holes);
}

function toRing(ring: readonly Hk80Point[]) {
  return factory.createLinearRing(ring.map(([easting, northing]) => new Coordinate(easting, northing)));
}

function fromPolygon(polygon: Polygon): Hk80Polygon {
  const rings = [fromRing(polygon.getExteriorRing())];
  for (let i = 0; i < polygon.getNumInteriorRing(); i++) rings.push(fromRing(polygon.getInteriorRingN(i)));
  return rings;
}

function fromRing(ring: Geometry): Hk80Point[] {
  return ring.getCoordinates().map(({ x, y }) => hk80(x, y));
}
