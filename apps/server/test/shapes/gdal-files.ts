import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { square } from './test-shapes.ts';

const directory = mkdtempSync(join(tmpdir(), 'quietsite-test-shapes-'));

/** A square of 10,000 m² on the grid with a Chinese name. */
export const squareFeature = (more: object = {}) => ({
  type: 'Feature',
  properties: { name: '九龍城', ...more },
  geometry: { type: 'Polygon', coordinates: [square()] },
});

const GRID = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::2326' } };

export function geoJson(features: readonly object[], crs: object | null = GRID): Buffer {
  return Buffer.from(JSON.stringify({ type: 'FeatureCollection', ...(crs && { crs }), features }));
}

/** The features in another format, written by GDAL. */
export function convertShapes(
  format: string,
  name: string,
  features: readonly object[] = [squareFeature()],
  parameters: readonly string[] = [],
) {
  const folder = mkdtempSync(join(directory, 'file-'));
  const [source, path] = [join(folder, 'source.geojson'), resolve(folder, name)];
  writeFileSync(source, geoJson(features));
  execFileSync('ogr2ogr', ['-f', format, '-nln', 'shapes', ...parameters, path, source], { stdio: 'pipe' });
  return { path, read: () => readFileSync(path) };
}

/** Changes a GeoPackage as only its owner can. */
export function runStatement(path: string, statement: string): void {
  execFileSync('ogrinfo', [path, '-sql', statement], { stdio: 'pipe' });
}
