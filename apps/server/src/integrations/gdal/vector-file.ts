import { stat } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { listDriversToSkip } from './drivers.ts';
import { outputOf } from './gdal-output.ts';
import { GdalError, type GdalLimits } from './gdal-process.ts';

/** Includes PostgreSQL, because the layer is copied into the database. */
const DRIVERS = ['GeoJSON', 'GeoJSONSeq', 'GPKG', 'ESRI Shapefile', 'PostgreSQL'];
const EXTENSIONS = ['.geojson', '.json', '.geojsonl', '.geojsons', '.gpkg', '.shp', '.zip'];
const INSPECTION_LIMITS: GdalLimits = { timeoutSeconds: 60, memoryMegabytes: 1024 };

export interface VectorFile {
  /** Data source name passed to GDAL. */
  readonly dataSource: string;
  readonly layer: string;
  readonly skippedDrivers: string;
}

/** Opens a local file of a supported format; rejects names that GDAL would treat as a service or connection. */
export async function openVectorFile(path: string, layer?: string): Promise<VectorFile> {
  const absolute = resolve(path);
  const information = await stat(absolute).catch(() => undefined);
  if (!information?.isFile()) throw new GdalError(`${path} is not a file`);
  const extension = extname(absolute).toLowerCase();
  if (!EXTENSIONS.includes(extension)) {
    throw new GdalError(`${path} is not GeoJSON, GeoPackage or Shapefile (${EXTENSIONS.join(', ')})`);
  }
  const dataSource = extension === '.zip' ? `/vsizip/{${absolute}}` : absolute;
  const skippedDrivers = await listDriversToSkip(DRIVERS);
  return { dataSource, skippedDrivers, layer: await chooseLayer(dataSource, skippedDrivers, layer) };
}

async function chooseLayer(dataSource: string, skippedDrivers: string, chosen: string | undefined): Promise<string> {
  const text = await outputOf(['-ro', '-q', dataSource], {
    limits: INSPECTION_LIMITS,
    environment: { GDAL_SKIP: skippedDrivers },
  });
  const names = [...text.matchAll(/^\d+: (.+?)(?: \([^()]+\))?$/gm)].map((match) => match[1] ?? '');
  const [first, ...others] = names;
  if (first === undefined) throw new GdalError('the file has no layer');
  if (chosen !== undefined) {
    if (!names.includes(chosen)) throw new GdalError(`the file has no layer ${chosen}; it has: ${names.join(', ')}`);
    return chosen;
  }
  if (others.length > 0) throw new GdalError(`the file has several layers, name one with --layer: ${names.join(', ')}`);
  return first;
}
