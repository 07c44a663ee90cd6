import { listDriversToSkip } from '../gdal/drivers.ts';
import { type FeatureSource, FeatureTooLongError, type GdalFeature, readFeatures } from '../gdal/feature-reader.ts';
import { outputOf } from '../gdal/gdal-output.ts';
import { GdalError, type GdalLimits } from '../gdal/gdal-process.ts';
import { type GdalLayer, parseLayers } from '../gdal/layer-list.ts';
import type { ShapeFormat } from './detect-format.ts';
import { READING_MEGABYTES, READING_SECONDS } from './limits.ts';
import { fileRefused } from './refuse-file.ts';

/** Reads one file with only the drivers that its format needs, within the time allowed for the file. */
export interface GdalReading {
  readonly folder: string;
  listLayers(path: string): Promise<readonly GdalLayer[]>;
  read(
    source: Pick<FeatureSource, 'path' | 'layer' | 'parameters'>,
    onFeature: (feature: GdalFeature) => void,
  ): Promise<void>;
}

/** GeoJSON is always included, because it is the output format. */
const drivers: Readonly<Record<ShapeFormat, readonly string[]>> = {
  shapefile: ['ESRI Shapefile', 'GeoJSON'],
  geojson: ['GeoJSON'],
  kml: ['LIBKML', 'KML', 'GeoJSON'],
  gpkg: ['GPKG', 'GeoJSON'],
  dxf: ['DXF', 'GeoJSON'],
};

/**
 * GDAL reads every drawing as this single layer. Listing it would expand all blocks, and nested ones have no limit (U52).
 */
const DRAWING: GdalLayer = { name: 'entities', system: null, hasHeights: false, isTable: false };

export async function startReading(folder: string, format: ShapeFormat, encoding: string): Promise<GdalReading> {
  const end = Date.now() + READING_SECONDS * 1000;
  const environment = {
    GDAL_SKIP: await listDriversToSkip(drivers[format]),
    SHAPE_ENCODING: encoding,
    CPL_TMPDIR: folder,
  };
  const limits = (): GdalLimits => ({
    timeoutSeconds: Math.max(0.001, (end - Date.now()) / 1000),
    memoryMegabytes: READING_MEGABYTES,
  });
  return {
    folder,
    async listLayers(path) {
      if (format === 'dxf') return [DRAWING];
      const run = { limits: limits(), environment };
      return parseLayers(await outputOf(['-ro', '-so', '-al', path], run).catch(refuse));
    },
    async read(source, onFeature) {
      await readFeatures({ ...source, limits: limits(), environment }, onFeature).catch(refuse);
    },
  };
}

/** If GDAL cannot read the file, that is the user's error; if GDAL is missing, it is the server's. */
function refuse(error: unknown): never {
  if (error instanceof FeatureTooLongError) throw fileRefused('TOO_MANY_CORNERS', error);
  if (!(error instanceof GdalError) || error.kind === 'missing') throw error;
  throw fileRefused(error.kind === 'stopped' ? 'TOO_SLOW' : reasonOf(error.message), error);
}

function reasonOf(message: string) {
  if (/reproject|latitude|longitude|out of range|tolerance condition/i.test(message)) return 'OUTSIDE_HONG_KONG';
  return /coordinate operation|coordinate transformation|coordinate system/i.test(message)
    ? 'UNKNOWN_SYSTEM'
    : 'NOT_READABLE';
}
