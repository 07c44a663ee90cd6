// Measures the map in the browser and the saving of a site: pnpm bench:view [--short]. Exits 1 when a bar is missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Connection, openConnection } from '../../../apps/server/src/database/connection.ts';
import { measureImport } from '../../kit/src/buildings/measure-import.ts';
import { writeSyntheticFile } from '../../kit/src/buildings/synthetic-file.ts';
import { formatTable } from '../../kit/src/measure/report.ts';
import { signIn } from '../../kit/src/stack/api.ts';
import { repositoryRoot } from '../../kit/src/stack/cluster.ts';
import { openStage, type Stage, withServer } from '../../kit/src/stack/stage.ts';
import { findWebDirectory } from '../../kit/src/stack/web-directory.ts';
import { createDenseProject, inventResults } from './view/dense-project.ts';
import { measurePanning } from './view/measure-panning.ts';
import { measureSaving } from './view/measure-saving.ts';
import { judgeView, type Size, type ViewFigures } from './view/report.ts';

const FULL: Size = {
  buildings: 342_000,
  inView: 50_000,
  receivers: 20_000,
  savedReceivers: 1000,
  seconds: 12,
  saves: 30,
};
const SHORT: Size = { buildings: 8000, inView: 1000, receivers: 280, savedReceivers: 60, seconds: 1, saves: 4 };

async function measure(stage: Stage, connection: Connection, size: Size, webDirectory: string): Promise<ViewFigures> {
  const file = join(stage.directory, 'buildings.geojson');
  await writeSyntheticFile(file, size.buildings);
  // The synthetic city replaces the sample one; importing over it would ask for confirmation.
  await connection.pool.query('truncate source.buildings');
  await measureImport(stage.url, file, connection.pool);
  console.error(`${size.buildings} buildings are in`);
  // All requests come from one address; the rate limit is measured elsewhere.
  const variables = { WEB_DIRECTORY: webDirectory, RATE_LIMIT_PER_MINUTE: '1000000' };
  return withServer(stage, (origin) => measureAt(origin, connection, size), { variables });
}

async function measureAt(origin: string, connection: Connection, size: Size): Promise<ViewFigures> {
  const { pool } = connection;
  const api = await signIn(origin);
  const large = await createDenseProject(api, pool, 'Large', size.receivers);
  await inventResults(connection, large.id);
  console.error(`a project with ${large.receivers} receivers is open`);
  const { inView, seconds } = size;
  const panning = await measurePanning(api, pool, { projectId: large.id, buildings: inView, seconds });
  const usual = await createDenseProject(api, pool, 'Usual', size.savedReceivers);
  const saving = await measureSaving(api, connection, usual, size.saves);
  return { receivers: large.receivers, panning, saving };
}

function writeDocument(table: string): void {
  const directory = join(repositoryRoot, 'docs/benchmarks');
  mkdirSync(directory, { recursive: true });
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const text = `# The map in the browser

Written by \`pnpm bench:view\`: ${FULL.buildings.toLocaleString('en')} synthetic buildings through the real import command, a calculated project in the densest part of the city, opened in Chromium without a graphics card at 1440 by 900 and dragged about with the pointer; then a site of ten zones saved again and again, over HTTP and as the same statements alone, turn by turn. ${new Date().toISOString().slice(0, 10)}, ${machine}, database, server and browser on the same machine.

${table}
`;
  writeFileSync(join(directory, 'view.md'), text);
}

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const size = values.short ? SHORT : FULL;
const stage = await openStage({ isShort: values.short, isSeeded: true });
const connection = openConnection(stage.url, 2, console.error);
try {
  const figures = await measure(stage, connection, size, findWebDirectory(stage, values.short));
  const lines = judgeView(size, figures, values.short);
  const table = formatTable(lines);
  console.log(table);
  if (!values.short) writeDocument(table);
  process.exitCode = lines.every(({ isMet }) => isMet) ? 0 : 1;
} finally {
  await connection.close();
  await stage.close();
}
