import type { ShapeLayer } from '@quietsite/contracts';
import { type Hk80Polygon, normalisePolygon } from '@quietsite/geometry';
import type { GdalLayer } from '../gdal/layer-list.ts';
import type { GdalReading } from './gdal-reading.ts';
import { assumeSystem, findSystem, isInside, isOnGrid, type Position } from './hong-kong-systems.ts';
import {
  createPolygonCollector,
  type FoundPolygon,
  type PolygonCollector,
  type startCounting,
} from './polygon-collector.ts';
import { fileRefused } from './refuse-file.ts';

export interface LayerSource {
  readonly path: string;
  readonly layer: GdalLayer;
  /** GDAL needs the layer name, as there are several. */
  readonly isNamed: boolean;
  readonly isDrawing: boolean;
  readonly counts: ReturnType<typeof startCounting>;
}

/** A layer with its polygons converted to the grid; the outlines are not checked yet. */
export interface GridLayer {
  readonly name: string;
  readonly system: Pick<ShapeLayer, 'coordinateSystem' | 'isSystemAssumed'>;
  readonly found: PolygonCollector;
  readonly outlines: readonly Hk80Polygon[];
}

export async function readLayer(reading: GdalReading, source: LayerSource): Promise<GridLayer> {
  const found = await collect(reading, source, source.counts, []);
  found.hasHeights ||= source.layer.hasHeights;
  const { system, outlines } = await transformToGrid(reading, source, found);
  if (!positionsOf(outlines).every(isOnGrid)) throw fileRefused('OUTSIDE_HONG_KONG');
  const plain = outlines.map((rings) => normalisePolygon(rings as unknown as Hk80Polygon));
  return { name: source.layer.name, system, found, outlines: plain };
}

async function collect(
  reading: GdalReading,
  { path, layer, isNamed, isDrawing }: LayerSource,
  counts: LayerSource['counts'],
  parameters: readonly string[],
): Promise<PolygonCollector> {
  const collector = createPolygonCollector(counts, isDrawing);
  await reading.read({ path, parameters, ...(isNamed && { layer: layer.name }) }, collector.take);
  return collector;
}

type Rings = FoundPolygon['rings'];
const positionsOf = (outlines: readonly Rings[]): Position[] => outlines.flat(2);

/** Uses the system named in the file; a file without one is read in the system its numbers fit (SITE-12). */
async function transformToGrid(reading: GdalReading, source: LayerSource, found: PolygonCollector) {
  const outlines = found.polygons.map(({ rings }) => rings);
  const { system: named } = source.layer;
  const isSystemAssumed = named === null;
  const system = isSystemAssumed ? assumeSystem(positionsOf(outlines)) : findSystem(named);
  if (system) {
    // A file may name the wrong system, so its positions are checked before they are used.
    if (!positionsOf(outlines).every((position) => isInside(system, position))) throw fileRefused('OUTSIDE_HONG_KONG');
    const converted = outlines.map((rings) => rings.map((ring) => ring.map(system.toGrid)));
    return { outlines: converted, system: { coordinateSystem: system.name, isSystemAssumed } };
  }
  if (isSystemAssumed) throw fileRefused('UNKNOWN_SYSTEM');
  // New counts, because the shapes were already counted at the first reading.
  const result = await collect(reading, source, { corners: 0, polygons: 0, characters: 0 }, [
    '-t_srs',
    'EPSG:2326',
    '-dim',
    'XY',
  ]);
  return { outlines: result.polygons.map(({ rings }) => rings), system: { coordinateSystem: named, isSystemAssumed } };
}
