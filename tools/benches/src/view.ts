// Measures the map in the browser and the saving of a site: pnpm bench:view [--short]. Exits 1 when a target is missed.

import { join } from 'node:path';
import type { Connection } from '../../../apps/server/src/database/connection.ts';
import { measureImport } from '../../kit/src/buildings/measure-import.ts';
import { writeSyntheticFile } from '../../kit/src/buildings/synthetic-file.ts';
import { publish, readIsShort } from '../../kit/src/measure/report.ts';
import { signInAs } from '../../kit/src/stack/caller.ts';
import { type Stage, withServer, withStage } from '../../kit/src/stack/stage.ts';
import { createDenseProject, insertFakeResults } from './view/dense-project.ts';
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

/** A site with 20,000 receivers takes long to save the first time. */
const MAX_SAVING_MS = 600_000;

async function measure(stage: Stage, size: Size): Promise<ViewFigures> {
  const { connection } = stage;
  const file = join(stage.directory, 'buildings.geojson');
  await writeSyntheticFile(file, size.buildings);
  // The synthetic city replaces the sample one; importing over it would ask for confirmation.
  await connection.pool.query('truncate source.buildings');
  await measureImport(stage.url, file, connection.pool);
  console.error(`${size.buildings} buildings are in`);
  return withServer(stage, (origin) => measureAt(origin, connection, size), { hasPages: true });
}

async function measureAt(origin: string, connection: Connection, size: Size): Promise<ViewFigures> {
  const { pool } = connection;
  const api = await signInAs(origin, 'demo', MAX_SAVING_MS);
  const large = await createDenseProject(api, pool, 'Large', size.receivers);
  await insertFakeResults(connection, large.id);
  console.error(`a project with ${large.receivers} receivers is open`);
  const { inView, seconds } = size;
  const panning = await measurePanning(api, pool, { projectId: large.id, buildings: inView, seconds });
  const usual = await createDenseProject(api, pool, 'Usual', size.savedReceivers);
  const saving = await measureSaving(api, connection, usual, size.saves);
  return { receivers: large.receivers, panning, saving };
}

const isShort = readIsShort();
const size = isShort ? SHORT : FULL;
const figures = await withStage({ isShort, isSeeded: true }, (stage) => measure(stage, size));
publish(judgeView(size, figures, isShort), isShort, {
  path: 'docs/benchmarks/view.md',
  command: 'bench:view',
  title: 'The map in the browser',
  about: `${FULL.buildings.toLocaleString('en')} synthetic buildings through the real import command, a calculated project in the densest part of the city, opened in Chromium without a graphics card at 1440 by 900 and dragged about with the pointer; then a site of ten zones saved again and again, over HTTP and as the same statements alone, turn by turn. Database, server and browser share the machine.`,
});
