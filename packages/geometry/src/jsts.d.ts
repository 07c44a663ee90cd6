// The part of jsts that this package uses, because the library's own declarations do not type arguments and results.

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

declare module 'jsts/org/locationtech/jts/geom/LineString.js' {
  import Geometry from 'jsts/org/locationtech/jts/geom/Geometry.js';

  class LineString extends Geometry {
    private readonly line: never;
  }

  export = LineString;
}

declare module 'jsts/org/locationtech/jts/geom/LinearRing.js' {
  import LineString from 'jsts/org/locationtech/jts/geom/LineString.js';

  class LinearRing extends LineString {
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
  import type LineString from 'jsts/org/locationtech/jts/geom/LineString.js';
  import type MultiPolygon from 'jsts/org/locationtech/jts/geom/MultiPolygon.js';
  import type Polygon from 'jsts/org/locationtech/jts/geom/Polygon.js';

  class GeometryFactory {
    createLineString(coordinates: Coordinate[]): LineString;
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

declare module 'jsts/org/locationtech/jts/operation/valid/IsValidOp.js' {
  import type Geometry from 'jsts/org/locationtech/jts/geom/Geometry.js';
  import type TopologyValidationError from 'jsts/org/locationtech/jts/operation/valid/TopologyValidationError.js';

  class IsValidOp {
    constructor(geometry: Geometry);
    getValidationError(): TopologyValidationError | null;
  }

  export = IsValidOp;
}

declare module 'jsts/org/locationtech/jts/operation/valid/TopologyValidationError.js' {
  import type Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';

  class TopologyValidationError {
    static readonly HOLE_OUTSIDE_SHELL: number;
    static readonly NESTED_HOLES: number;
    static readonly DISCONNECTED_INTERIOR: number;
    static readonly RING_SELF_INTERSECTION: number;
    static readonly DUPLICATE_RINGS: number;
    getErrorType(): number;
    getCoordinate(): Coordinate | null;
  }

  export = TopologyValidationError;
}

declare module 'jsts/java/util/ArrayList.js' {
  class ArrayList<Item> implements Iterable<Item> {
    add(item: Item): boolean;
    size(): number;
    [Symbol.iterator](): Iterator<Item>;
  }

  export = ArrayList;
}

declare module 'jsts/org/locationtech/jts/geom/PrecisionModel.js' {
  class PrecisionModel {
    constructor(scale: number);
    makePrecise(coordinate: number): number;
  }

  export = PrecisionModel;
}

declare module 'jsts/org/locationtech/jts/noding/NodedSegmentString.js' {
  import type Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';

  class NodedSegmentString<Data> {
    constructor(coordinates: Coordinate[], data: Data);
    getCoordinates(): Coordinate[];
    getData(): Data;
  }

  export = NodedSegmentString;
}

declare module 'jsts/org/locationtech/jts/noding/snapround/MCIndexSnapRounder.js' {
  import type ArrayList from 'jsts/java/util/ArrayList.js';
  import type PrecisionModel from 'jsts/org/locationtech/jts/geom/PrecisionModel.js';
  import type NodedSegmentString from 'jsts/org/locationtech/jts/noding/NodedSegmentString.js';

  class MCIndexSnapRounder<Data> {
    constructor(precisionModel: PrecisionModel);
    computeNodes(segmentStrings: ArrayList<NodedSegmentString<Data>>): void;
    getNodedSubstrings(): ArrayList<NodedSegmentString<Data>>;
  }

  export = MCIndexSnapRounder;
}

declare module 'jsts/org/locationtech/jts/operation/polygonize/Polygonizer.js' {
  import type ArrayList from 'jsts/java/util/ArrayList.js';
  import type Geometry from 'jsts/org/locationtech/jts/geom/Geometry.js';
  import type Polygon from 'jsts/org/locationtech/jts/geom/Polygon.js';

  class Polygonizer {
    add(line: Geometry): void;
    getPolygons(): ArrayList<Polygon>;
  }

  export = Polygonizer;
}
