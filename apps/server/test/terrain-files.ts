import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const directory = mkdtempSync(join(tmpdir(), 'quietsite-terrain-'));

export const NODATA = -9999;

export interface TestGrid {
  /** The south-western corner of the raster; the first node lies half a cell inside. */
  readonly west: number;
  readonly south: number;
  readonly cellMetres: number;
  readonly columns: number;
  readonly rows: number;
  /** In mPD; null is written as the nodata value. */
  levelAt(easting: number, northing: number): number | null;
}

/** A GeoTIFF of 32-bit levels in EPSG:2326, written by GDAL. */
export function writeTerrain(name: string, grid: TestGrid): string {
  return translate(writeGrid(name, grid), `${name}.tif`, ['-a_srs', 'EPSG:2326', '-ot', 'Float32']);
}

/** A text file of levels without a coordinate system. */
export function writeGrid(name: string, grid: TestGrid): string {
  const { west, south, cellMetres, columns, rows } = grid;
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const place = [west + (column + 0.5) * cellMetres, south + (rows - row - 0.5) * cellMetres] as const;
      return grid.levelAt(...place) ?? NODATA;
    }).join(' '),
  );
  const text = join(directory, `${name}.asc`);
  const heads = { ncols: columns, nrows: rows, xllcorner: west, yllcorner: south, cellsize: cellMetres };
  const head = Object.entries({ ...heads, NODATA_value: NODATA }).map(([key, value]) => `${key} ${value}`);
  writeFileSync(text, [...head, ...lines, ''].join('\n'));
  return text;
}

export function translate(source: string, name: string, parameters: readonly string[]): string {
  return run('gdal_translate', source, name, parameters);
}

export function warp(source: string, name: string, parameters: readonly string[]): string {
  return run('gdalwarp', source, name, parameters);
}

/** A file without content whose header declares this many cells of 5 m. */
export function writeHuge(name: string, side: number): string {
  const path = join(directory, name);
  const corners = [830_000, 820_000, 830_000 + 5 * side, 820_000 - 5 * side].map(String);
  const format = ['-of', 'GTiff', '-co', 'SPARSE_OK=TRUE', '-ot', 'Float32', '-bands', '1', '-a_srs', 'EPSG:2326'];
  execFileSync('gdal_create', [...format, '-outsize', String(side), String(side), '-a_ullr', ...corners, path], {
    stdio: 'pipe',
  });
  return path;
}

function run(program: string, source: string, name: string, parameters: readonly string[]): string {
  const path = join(directory, name);
  execFileSync(program, ['-q', ...parameters, source, path], { stdio: 'pipe' });
  return path;
}
