import { MAX_CORNERS } from '@quietsite/contracts';
import type { GdalFeature, GdalGeometry } from '../gdal/feature-reader.ts';
import type { Position } from './hong-kong-systems.ts';
import { MAX_POLYGONS, MAX_VALUE_CHARACTERS, MAX_VALUE_LENGTH } from './limits.ts';
import { fileRefused } from './refuse-file.ts';

export interface FoundPolygon {
  readonly rings: readonly (readonly Position[])[];
  readonly values: ReadonlyMap<string, string>;
}

/** Polygons found so far; counts apply to the whole file, not per layer. */
export interface PolygonCollector {
  readonly polygons: FoundPolygon[];
  hasHeights: boolean;
  splitParts: number;
  leftOut: number;
  /** Points, lines and the like; distinguishes a file without polygons from an empty one. */
  otherShapes: number;
  take(feature: GdalFeature): void;
}

interface Counts {
  corners: number;
  polygons: number;
  characters: number;
}
export const startCounting = (): Counts => ({ corners: 0, polygons: 0, characters: 0 });

type RawRing = readonly (readonly number[])[];
type RawRings = readonly RawRing[];

/** A shorter ring is a point, or a line back and forth. The first and last positions are the same. */
export const MIN_POSITIONS = 4;

/**
 * Splits shapes into polygons (Q67) without heights (SITE-12) and stops at the first one over the limit (U52). In a
 * drawing, closed lines count as outlines.
 */
export function createPolygonCollector(counts: Counts, isDrawing = false): PolygonCollector {
  const collector: PolygonCollector = {
    polygons: [],
    hasHeights: false,
    splitParts: 0,
    leftOut: 0,
    otherShapes: 0,
    take(feature) {
      const { polygons, others } = splitGeometry(feature.geometry, isDrawing);
      const values = readValues(feature.properties);
      collector.otherShapes += others;
      if (polygons.length === 0) collector.leftOut++;
      if (polygons.length > 1) collector.splitParts += polygons.length;
      for (const raw of polygons) {
        collector.hasHeights ||= raw.some((ring) => ring.some((position) => position.length > 2));
        collector.polygons.push({ rings: dropHeights(raw), values });
      }
      count(counts, polygons, values);
    },
  };
  return collector;
}

interface GeometryParts {
  readonly polygons: readonly RawRings[];
  readonly others: number;
}

function splitGeometry(geometry: GdalGeometry | null, isDrawing: boolean): GeometryParts {
  if (geometry === null) return { polygons: [], others: 0 };
  switch (geometry.type) {
    case 'Polygon':
      return { polygons: [geometry.coordinates as RawRings].filter(hasPositions), others: 0 };
    case 'MultiPolygon':
      return { polygons: (geometry.coordinates as readonly RawRings[]).filter(hasPositions), others: 0 };
    case 'LineString':
      return splitLines([geometry.coordinates as RawRing], isDrawing);
    case 'MultiLineString':
      return splitLines(geometry.coordinates as RawRings, isDrawing);
    case 'GeometryCollection': {
      const parts = (geometry.geometries ?? []).map((part) => splitGeometry(part, isDrawing));
      return { polygons: parts.flatMap(({ polygons }) => polygons), others: sum(parts.map(({ others }) => others)) };
    }
    default:
      return { polygons: [], others: (geometry.coordinates as readonly unknown[]).length > 0 ? 1 : 0 };
  }
}

function splitLines(lines: readonly RawRing[], isDrawing: boolean): GeometryParts {
  const rings = isDrawing ? lines.filter(isClosed) : [];
  return {
    polygons: rings.map((ring) => [ring]),
    others: lines.filter(({ length }) => length > 0).length - rings.length,
  };
}

function isClosed(line: RawRing): boolean {
  const [first, last] = [line[0], line[line.length - 1]];
  return line.length >= MIN_POSITIONS && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

const hasPositions = (rings: RawRings) => (rings[0]?.length ?? 0) > 0;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const dropHeights = (rings: RawRings) => rings.map((ring) => ring.map(([x = 0, y = 0]): Position => [x, y]));

function readValues(properties: GdalFeature['properties']): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const [field, value] of Object.entries(properties)) {
    const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
    if (text !== '') values.set(field, shorten(text));
  }
  return values;
}

/** Shortens a text without splitting surrogate pairs, and drops a last character that is cut off in the file. */
const shorten = (text: string) => text.slice(0, MAX_VALUE_LENGTH).replace(/[\uD800-\uDBFF]$|\uFFFD+$/, '');

function count(counts: Counts, polygons: readonly RawRings[], values: ReadonlyMap<string, string>): void {
  counts.polygons += polygons.length;
  counts.corners += sum(polygons.map((rings) => sum(rings.map((ring) => ring.length))));
  counts.characters += polygons.length * sum([...values.values()].map(({ length }) => length));
  if (counts.polygons > MAX_POLYGONS || counts.characters > MAX_VALUE_CHARACTERS) throw fileRefused('TOO_MANY_SHAPES');
  if (counts.corners > MAX_CORNERS) throw fileRefused('TOO_MANY_CORNERS');
}
