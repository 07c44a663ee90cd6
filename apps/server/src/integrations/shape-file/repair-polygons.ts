import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_CORNERS } from '@quietsite/contracts';
import { area, type Hk80Polygon, MIN_AREA_SQUARE_METRES, normalisePolygon, totalArea } from '@quietsite/geometry';
import { AppError } from '../../errors.ts';
import { crossesMoreThan } from './count-crossings.ts';
import { evenOddArea, startBudget } from './even-odd-area.ts';
import type { GdalReading } from './gdal-reading.ts';
import { createPolygonCollector, startCounting } from './polygon-collector.ts';
import { fileRefused } from './refuse-file.ts';

export interface RepairedOutline {
  /** Empty if no ground is left. */
  readonly polygons: readonly Hk80Polygon[];
  readonly isRepaired: boolean;
}

/** Areas may differ a little, because pieces too small for a zone are left out and crossings are rounded. */
const SAME_AREA_SQUARE_METRES = 1e-3;
const SAME_AREA_SHARE = 1e-9;

/**
 * Repairs self-crossing outlines; refuses those whose repair would not enclose the same ground (U52). Uses GDAL within
 * limits of time and memory.
 */
export async function repairPolygons(
  reading: GdalReading,
  polygons: readonly Hk80Polygon[],
): Promise<readonly RepairedOutline[]> {
  // The repaired outline would have too many corners.
  if (polygons.some((polygon) => crossesMoreThan(polygon, MAX_CORNERS))) throw fileRefused('CROSSED_OUTLINE');
  const valid = await makeValid(reading, polygons);
  const budget = startBudget();
  return polygons.map((polygon, i) => {
    const pieces = valid[i] ?? [];
    if (isSameShape(polygon, pieces)) return { polygons: isGround(polygon) ? [polygon] : [], isRepaired: false };
    const expected = evenOddArea(polygon, pieces, budget);
    const difference = Math.abs(totalArea(pieces) - (expected ?? Number.NaN));
    const isSame = difference <= SAME_AREA_SQUARE_METRES + SAME_AREA_SHARE * (expected ?? 0);
    if (!isSame) throw fileRefused('CROSSED_OUTLINE');
    const ground = pieces.filter(isGround);
    return { polygons: ground, isRepaired: ground.length > 0 };
  });
}

async function makeValid(reading: GdalReading, polygons: readonly Hk80Polygon[]): Promise<Hk80Polygon[][]> {
  const path = join(reading.folder, 'outlines.geojson');
  await writeFile(path, JSON.stringify(toCollection(polygons)));
  const valid: Hk80Polygon[][] = polygons.map(() => []);
  const counts = startCounting();
  try {
    await reading.read({ path, parameters: ['-makevalid'] }, (feature) => {
      const collector = createPolygonCollector(counts);
      collector.take(feature);
      const pieces = collector.polygons.map(({ rings }) => normalisePolygon(rings as unknown as Hk80Polygon));
      valid[Number(feature.properties.place)] = pieces;
    });
  } catch (error) {
    const isSlow = error instanceof AppError && error.details.reason === 'TOO_SLOW';
    throw isSlow || !(error instanceof AppError) ? error : fileRefused('CROSSED_OUTLINE', error);
  }
  return valid;
}

const toCollection = (polygons: readonly Hk80Polygon[]) => ({
  type: 'FeatureCollection',
  crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2326' } },
  features: polygons.map((coordinates, place) => ({
    type: 'Feature',
    properties: { place },
    geometry: { type: 'Polygon', coordinates },
  })),
});

/** A repaired crossing adds corners, and a repaired spike or shared side removes some. Equal counts mean no repair. */
function isSameShape(polygon: Hk80Polygon, pieces: readonly Hk80Polygon[]): boolean {
  const [piece] = pieces;
  return pieces.length === 1 && piece !== undefined && ringLengths(piece) === ringLengths(polygon);
}

const ringLengths = (polygon: Hk80Polygon) =>
  polygon
    .map((ring) => ring.length)
    .sort((a, b) => a - b)
    .join(' ');

const isGround = (polygon: Hk80Polygon) => area(polygon) > MIN_AREA_SQUARE_METRES;
