// The part of jsts that this package uses: the library's own declarations give every argument and result up.

declare module 'jsts/org/locationtech/jts/geom/Coordinate.js' {
  class Coordinate {
    constructor(x: number, y: number);
    readonly x: number;
    readonly y: number;
  }

  export = Coordinate;
}

declare module 'jsts/org/locationtech/jts/geom/Geometry.js' {
  import type Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';

  abstract class Geometry {
    getGeometryType(): string;
    getNumGeometries(): number;
    getGeometryN(index: number): Geometry;
    getCoordinates(): Coordinate[];
    getArea(): number;
    isEmpty(): boolean;
  }

  export = Geometry;
}

declare module 'jsts/org/locationtech/jts/geom/LinearRing.js' {
  import Geometry from 'jsts/org/locationtech/jts/geom/Geometry.js';

  class LinearRing extends Geometry {
    private readonly ring: never;
  }

  export = LinearRing;
}

declare module 'jsts/org/locationtech/jts/geom/Polygon.js' {
  import Geometry from 'jsts/org/locationtech/jts/geom/Geometry.js';
  import type LinearRing from 'jsts/org/locationtech/jts/geom/LinearRing.js';

  class Polygon extends Geometry {
    getExteriorRing(): LinearRing;
    getNumInteriorRing(): number;
    getInteriorRingN(index: number): LinearRing;
  }

  export = Polygon;
}

declare module 'jsts/org/locationtech/jts/geom/MultiPolygon.js' {
  import Geometry from 'jsts/org/locationtech/jts/geom/Geometry.js';

  class MultiPolygon extends Geometry {
    private readonly polygons: never;
  }

  export = MultiPolygon;
}

declare module 'jsts/org/locationtech/jts/geom/GeometryFactory.js' {
  import type Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
  import type LinearRing from 'jsts/org/locationtech/jts/geom/LinearRing.js';
  import type MultiPolygon from 'jsts/org/locationtech/jts/geom/MultiPolygon.js';
  import type Polygon from 'jsts/org/locationtech/jts/geom/Polygon.js';

  class GeometryFactory {
    createLinearRing(coordinates: Coordinate[]): LinearRing;
    createPolygon(shell: LinearRing, holes: LinearRing[]): Polygon;
    createMultiPolygon(polygons: Polygon[]): MultiPolygon;
  }

  export = GeometryFactory;
}

declare module 'jsts/org/locationtech/jts/operation/buffer/BufferOp.js' {
  import type Geometry from 'jsts/org/locationtech/jts/geom/Geometry.js';

  const BufferOp: { bufferOp(geometry: Geometry, distance: number, quadrantSegments: number): Geometry };

  export = BufferOp;
}
