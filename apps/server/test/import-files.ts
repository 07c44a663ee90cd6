import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const GRID = 'urn:ogc:def:crs:EPSG::2326';

export interface TestFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown } | null;
}

const directory = mkdtempSync(join(tmpdir(), 'quietsite-import-'));

export function writeGeoJson(name: string, features: readonly TestFeature[], crs = GRID): string {
  const path = join(directory, `${name}.geojson`);
  const collection = {
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: crs } },
    features: features.map((feature) => ({ type: 'Feature', ...feature })),
  };
  writeFileSync(path, JSON.stringify(collection));
  return path;
}

export function writeText(name: string, text: string): string {
  const path = join(directory, name);
  writeFileSync(path, text);
  return path;
}

/** The same features in another format or coordinate system, written by GDAL. */
export function convert(source: string, name: string, parameters: readonly string[]): string {
  const path = join(directory, name);
  execFileSync('ogr2ogr', [...parameters, path, source], { stdio: 'pipe' });
  return path;
}

/** A square with its lower left corner at an offset from a point in Kowloon. */
export function square(eastOffset: number, northOffset: number, side = 20) {
  const west = 836_000 + eastOffset;
  const south = 818_000 + northOffset;
  const ring = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
    [0, 0],
  ].map(([x = 0, y = 0]) => [west + x, south + y]);
  return { type: 'Polygon', coordinates: [ring] };
}

export const building = (
  id: unknown,
  geometry: TestFeature['geometry'],
  more: Record<string, unknown> = {},
): TestFeature => ({
  properties: {
    BUILDINGID: id,
    NSR: 'Accommodation',
    noisecrit: 0,
    BldName_E: `Block ${id}`,
    Bld_Ht: 30,
    ROOFLEVEL: 40,
    BASELEVEL: 5,
    ...more,
  },
  geometry,
});
