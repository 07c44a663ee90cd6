import { stat } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { GdalError, type GdalLimits, runGdal } from './gdal-process.ts';

const FILE_DRIVERS = ['GeoJSON', 'GeoJSONSeq', 'GPKG', 'ESRI Shapefile'];
const EXTENSIONS = ['.geojson', '.json', '.geojsonl', '.geojsons', '.gpkg', '.shp', '.zip'];
const INSPECTION_LIMITS: GdalLimits = { timeoutSeconds: 60, memoryMegabytes: 1024 };

export interface VectorFile {
  /** What GDAL is told to open. */
  readonly dataSource: string;
  readonly layer: string;
  readonly skippedDrivers: string;
}

/** A file on this machine of a kind we read; names that GDAL would take for a service or a connection never pass. */
export async function openVectorFile(path: string, layer?: string): Promise<VectorFile> {
  const absolute = resolve(path);
  const information = await stat(absolute).catch(() => undefined);
  if (!information?.isFile()) throw new GdalError(`${path} is not a file`);
  const extension = extname(absolute).toLowerCase();
  if (!EXTENSIONS.includes(extension)) {
    throw new GdalError(`${path} is not GeoJSON, GeoPackage or Shapefile (${EXTENSIONS.join(', ')})`);
  }
  const dataSource = extension === '.zip' ? `/vsizip/{${absolute}}` : absolute;
  const skippedDrivers = await listDriversToSkip();
  return { dataSource, skippedDrivers, layer: await chooseLayer(dataSource, skippedDrivers, layer) };
}

/** GDAL_SKIP is a deny-list; the allow-list is everything GDAL knows minus what we read. */
async function listDriversToSkip(): Promise<string> {
  const text = await outputOf(['--formats'], {});
  const names = [...text.matchAll(/^ {2}(.+?) -[a-z, ]+- \(/gm)].map((match) => match[1] ?? '');
  return names.filter((name) => !FILE_DRIVERS.includes(name) && name !== 'PostgreSQL').join(',');
}

async function chooseLayer(dataSource: string, skippedDrivers: string, wanted: string | undefined): Promise<string> {
  const text = await outputOf(['-ro', '-q', dataSource], { GDAL_SKIP: skippedDrivers });
  const names = [...text.matchAll(/^\d+: (.+?)(?: \([^()]+\))?$/gm)].map((match) => match[1] ?? '');
  const [first, ...others] = names;
  if (first === undefined) throw new GdalError('the file has no layer');
  if (wanted !== undefined) {
    if (!names.includes(wanted)) throw new GdalError(`the file has no layer ${wanted}; it has: ${names.join(', ')}`);
    return wanted;
  }
  if (others.length > 0) throw new GdalError(`the file has several layers, name one with --layer: ${names.join(', ')}`);
  return first;
}

async function outputOf(parameters: readonly string[], environment: Record<string, string>): Promise<string> {
  let text = '';
  await runGdal('ogrinfo', parameters, {
    limits: INSPECTION_LIMITS,
    environment,
    onOutput: (chunk) => {
      text += chunk;
    },
  });
  return text;
}
