// Measures the map at the size of Hong Kong: pnpm bench:map [--buildings N]. Exits 1 when a bar is missed.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openConnection } from '../../../apps/server/src/database/connection.ts';
import { measureImport } from '../../kit/src/buildings/measure-import.ts';
import { writeSyntheticFile } from '../../kit/src/buildings/synthetic-file.ts';
import { formatTable } from '../../kit/src/measure/report.ts';
import { repositoryRoot } from '../../kit/src/stack/cluster.ts';
import { openStage, type Stage, withServer } from '../../kit/src/stack/stage.ts';
import { measureSearch } from './map/measure-search.ts';
import { measureTile } from './map/measure-tile.ts';
import { type BenchFigures, judge } from './map/report.ts';

const ALL_BUILDINGS = 342_000;
const FULL: Samples = { sites: 200, tiles: 150 };
const SHORT: Samples = { sites: 20, tiles: 30 };

interface Samples {
  readonly sites: number;
  readonly tiles: number;
}

async function measure(stage: Stage, buildings: number, samples: Samples): Promise<BenchFigures> {
  const file = join(stage.directory, 'buildings.geojson');
  await writeSyntheticFile(file, buildings);
  console.error(`${buildings} buildings, ${(statSync(file).size / 1e6).toFixed(0)} MB of GeoJSON`);
  const connection = openConnection(stage.url, 2, console.error);
  try {
    const first = await measureImport(stage.url, file, connection.pool);
    console.error(first.output);
    const again = await measureImport(stage.url, file, connection.pool);
    if (!again.output.includes('nothing changed')) throw new Error('the second import changed something');
    const search = await measureSearch(connection, samples.sites);
    const tile = await withServer(stage, (origin) => measureTile(connection, origin, samples.tiles));
    return { buildings, first, again, search, tile };
  } finally {
    await connection.close();
  }
}

function writeDocument(buildings: number, table: string): void {
  const directory = join(repositoryRoot, 'docs/benchmarks');
  mkdirSync(directory, { recursive: true });
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const text = `# Map at the size of Hong Kong

Written by \`pnpm bench:map\`: ${buildings.toLocaleString('en')} synthetic buildings through the real import command, the search that finds receivers around a site, and the densest building tile over HTTP against the same statement alone, turn by turn. ${new Date().toISOString().slice(0, 10)}, ${machine}, database on the same machine.

${table}
`;
  writeFileSync(join(directory, 'map.md'), text);
}

const { values } = parseArgs({ options: { buildings: { type: 'string', default: String(ALL_BUILDINGS) } } });
const buildings = Number(values.buildings);
if (!Number.isInteger(buildings) || buildings < 1) throw new Error('--buildings takes a whole number');
const isShort = buildings < ALL_BUILDINGS;
const stage = await openStage({ isShort });
try {
  const lines = judge(await measure(stage, buildings, isShort ? SHORT : FULL), !isShort);
  const table = formatTable(lines);
  console.log(table);
  if (!isShort) writeDocument(buildings, table);
  process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await stage.close();
}
