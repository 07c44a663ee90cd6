import { type FileHandle, mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { GdalError, type GdalLimits, runGdal } from './gdal-process.ts';
import { type RasterFacts, readRasterFacts } from './raster-facts.ts';

/** Screening uses cells of at most 10 m (M-101). Finer ones would only make snapshots large: they are averaged. */
const [FINEST_METRES, COARSEST_METRES] = [5, 10];
/** All of Hong Kong has 136 million cells of 5 m. */
const MAX_NODES = 200_000_000;
const LOAD_LIMITS: GdalLimits = { timeoutSeconds: 3600, memoryMegabytes: 2048 };
const UNKNOWN = -32_768;
const BYTES_PER_NODE = 4;

/** A grid of ground levels in EPSG:2326 whose nodes are the centres of the cells of a raster. */
export interface TerrainRaster {
  /** The south-western node. */
  readonly west: number;
  readonly south: number;
  readonly cellMetres: number;
  readonly columns: number;
  readonly rows: number;
  /** Rows from the south to the north, from `first` on; NaN where unknown. */
  readRows(first: number, count: number): Promise<Float64Array[]>;
}

/** Opens a local raster of a supported format as a grid in EPSG:2326. Throws GdalError if it is not a terrain model. */
export async function useTerrainFile<Result>(
  path: string,
  onProgress: (percent: number) => void,
  use: (raster: TerrainRaster) => Promise<Result>,
): Promise<Result> {
  const absolute = resolve(path);
  const information = await stat(absolute).catch(() => undefined);
  if (!information?.isFile()) throw new GdalError(`${path} is not a file`);
  const given = await readRasterFacts(absolute);
  refuseUnusable(given);
  const folder = await mkdtemp(join(tmpdir(), 'quietsite-terrain-'));
  try {
    const levels = join(folder, 'levels');
    const grid = await planGrid(absolute, given, join(folder, 'grid.vrt'));
    await warp(absolute, levels, ['-of', 'ENVI', '-ot', 'Float32', '-dstnodata', String(UNKNOWN), ...grid], onProgress);
    const raster = await readRasterFacts(levels, ['ENVI']);
    const file = await open(levels);
    try {
      return await use(describeRaster(raster, file, given.bands[0]));
    } finally {
      await file.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

function describeRaster(
  { size: [columns, rows], geoTransform }: RasterFacts,
  file: FileHandle,
  { scale, offset } = { scale: 1, offset: 0 },
): TerrainRaster {
  const [left = 0, cellMetres = 0, , top = 0] = geoTransform ?? [];
  return {
    ...{ columns, rows, cellMetres, west: left + cellMetres / 2, south: top - (rows - 0.5) * cellMetres },
    async readRows(first, count) {
      const bytes = Buffer.allocUnsafe(count * columns * BYTES_PER_NODE);
      // The file starts with the northernmost row.
      await file.read(bytes, 0, bytes.length, (rows - first - count) * columns * BYTES_PER_NODE);
      return Array.from({ length: count }, (_, row) =>
        Float64Array.from({ length: columns }, (_, column) => {
          const level = bytes.readFloatLE(((count - 1 - row) * columns + column) * BYTES_PER_NODE);
          return level === UNKNOWN ? Number.NaN : level * scale + offset;
        }),
      );
    },
  };
}

function refuseUnusable({ geoTransform, hasSystem, bands }: RasterFacts): void {
  if (geoTransform === null) throw new GdalError('the file does not say where it lies: it has no georeference');
  if (!hasSystem) throw new GdalError('the file names no coordinate system');
  const [band, ...others] = bands;
  if (band === undefined) throw new GdalError('the file has no band of levels');
  if (others.length > 0)
    throw new GdalError(`the file has ${bands.length} bands, as a picture has; a terrain model has one`);
  if (band.type === 'Byte' || band.hasColours || band.type.startsWith('C'))
    throw new GdalError(`the band of the file holds ${band.type} values, as a picture does, not levels in metres`);
  if (!['', 'm', 'metre', 'metres', 'meter', 'meters'].includes(band.unit.toLowerCase()))
    throw new GdalError(`the levels of the file are in ${band.unit}, not in metres`);
}

/** The parameters of the EPSG:2326 grid closest to that of the file; a file already in EPSG:2326 keeps its grid. */
async function planGrid(path: string, given: RasterFacts, draft: string): Promise<string[]> {
  await warp(path, draft, ['-of', 'VRT']);
  const { geoTransform, size } = await readRasterFacts(draft, ['VRT']);
  const [, across = 0, , , , down = 0] = geoTransform ?? [];
  const found = Math.round(Math.max(across, -down) * 100) / 100;
  if (!(found <= COARSEST_METRES))
    throw new GdalError(`the cells of the file have ${found} m; screening needs cells of at most ${COARSEST_METRES} m`);
  const cellMetres = Math.max(FINEST_METRES, found);
  const nodes = (size[0] * across * size[1] * -down) / cellMetres ** 2;
  if (nodes > MAX_NODES)
    throw new GdalError(
      `the file is too large: ${Math.round(nodes / 1e6)} million cells of ${cellMetres} m, at most ${MAX_NODES / 1e6} million`,
    );
  if (JSON.stringify([geoTransform, size]) === JSON.stringify([given.geoTransform, given.size]) && found === across)
    if (found >= FINEST_METRES) return ['-r', 'near'];
  const method = found < FINEST_METRES ? 'average' : 'bilinear';
  return ['-r', method, '-tr', String(cellMetres), String(cellMetres), '-tap'];
}

async function warp(
  from: string,
  to: string,
  parameters: readonly string[],
  onProgress: (percent: number) => void = () => {},
): Promise<void> {
  await runGdal('gdalwarp', ['-t_srs', 'EPSG:2326', ...parameters, from, to], {
    limits: LOAD_LIMITS,
    environment: {},
    onOutput: (chunk) => {
      for (const [percent] of chunk.matchAll(/\d+(?=\.\.|\s*-\s*done)/g)) onProgress(Number(percent));
    },
  });
}
