// Measures the map at the size of Hong Kong: pnpm bench:map [--buildings N]. Exits 1 when a target is missed.

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureImport } from '../../kit/src/buildings/measure-import.ts';
import { writeSyntheticFile } from '../../kit/src/buildings/synthetic-file.ts';
import { publish } from '../../kit/src/measure/report.ts';
import { type Stage, withServer, withStage } from '../../kit/src/stack/stage.ts';
import { measurePlaces } from './map/measure-places.ts';
import { measureSearch } from './map/measure-search.ts';
import { measureTile } from './map/measure-tile.ts';
import { type BenchFigures, judge } from './map/report.ts';

const ALL_BUILDINGS = 342_000;
const FULL: Samples = { sites: 200, tiles: 150, names: 40 };
const SHORT: Samples = { sites: 20, tiles: 30, names: 5 };

interface Samples {
  readonly sites: number;
  readonly tiles: number;
  readonly names: number;
}

async function measure(stage: Stage, buildings: number, samples: Samples): Promise<BenchFigures> {
  const file = join(stage.directory, 'buildings.geojson');
  await writeSyntheticFile(file, buildings);
  console.error(`${buildings} buildings, ${(statSync(file).size / 1e6).toFixed(0)} MB of GeoJSON`);
  const { connection } = stage;
  const first = await measureImport(stage.url, file, connection.pool);
  console.error(first.output);
  const again = await measureImport(stage.url, file, connection.pool);
  if (!again.output.includes('nothing changed')) throw new Error('the second import changed something');
  const search = await measureSearch(connection, samples.sites);
  const places = await measurePlaces(connection, samples.names);
  const tile = await withServer(stage, (origin) => measureTile(connection, origin, samples.tiles));
  return { buildings, first, again, search, places, tile };
}

const { values } = parseArgs({ options: { buildings: { type: 'string', default: String(ALL_BUILDINGS) } } });
const buildings = Number(values.buildings);
if (!Number.isInteger(buildings) || buildings < 1) throw new Error('--buildings takes a whole number');
const isShort = buildings < ALL_BUILDINGS;
const lines = await withStage({ isShort }, async (stage) =>
  judge(await measure(stage, buildings, isShort ? SHORT : FULL), !isShort),
);
publish(lines, isShort, {
  path: 'docs/benchmarks/map.md',
  command: 'bench:map',
  title: 'Map at the size of Hong Kong',
  about: `${buildings.toLocaleString('en')} synthetic buildings through the real import command, the search that finds receivers around a site, the place search among four names and addresses of each building against its main statement alone, and the densest building tile over HTTP against the same statement alone, turn by turn. The database is on the same machine.`,
});
