// Reads the verdict of every receiver of random projects on every surface: pnpm test:verdicts [--short]. Exits 1 if a
// surface disagrees with the levels and criteria.

import type { Connection } from '../../../apps/server/src/database/connection.ts';
import { createPlanService } from '../../../apps/server/src/services/report/plan.service.ts';
import { readIsShort, writePage } from '../../kit/src/measure/report.ts';
import { type Api, signInAs } from '../../kit/src/stack/caller.ts';
import { withServer, withStage } from '../../kit/src/stack/stage.ts';
import { runConcurrently } from '../../kit/src/stack/wait.ts';
import { listDisagreements, type SurfaceReading } from './verdicts/compare.ts';
import { type PreparedProject, prepareProject, waitForCalculations } from './verdicts/prepare.ts';
import { readAnswers, readLayers } from './verdicts/read-answers.ts';
import { readModels } from './verdicts/read-models.ts';
import { readDocuments } from './verdicts/read-pdfs.ts';
import { withReader } from './verdicts/read-screens.ts';
import { readTables } from './verdicts/read-tables.ts';
import { createTally } from './verdicts/tally.ts';

interface Size {
  readonly projects: number;
  /** The number of these that are also viewed in the browser and printed. */
  readonly rendered: number;
  /** One project in this many gets a workbook, which takes long to write. */
  readonly workbookEvery: number;
}

const FULL: Size = { projects: 500, rendered: 30, workbookEvery: 10 };
const SHORT: Size = { projects: 24, rendered: 1, workbookEvery: 12 };
/** Concurrent requests. */
const AT_ONCE = 4;
/** Concurrently printed projects, each with four documents. */
const PRINTED_AT_ONCE = 2;

const isShort = readIsShort();
const size = isShort ? SHORT : FULL;
const tally = createTally();

async function readData(api: Api, { database }: Connection, prepared: PreparedProject, place: number): Promise<void> {
  const { projectId, names } = prepared;
  const formats = place % size.workbookEvery === 0 ? (['csv', 'xlsx'] as const) : (['csv'] as const);
  compare(prepared, [
    ...(await readAnswers(api, projectId, names)),
    ...(await readLayers(api, projectId)),
    ...(await readTables((path) => download(api, path), projectId, formats)),
    ...(await readModels(database, createPlanService({ database }), projectId)),
  ]);
}

async function download({ origin, cookie }: Api, path: string): Promise<Uint8Array> {
  const answer = await fetch(`${origin}${path}`, { headers: { cookie, origin } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.bytes();
}

/** A surface that cannot be read is as wrong as one that disagrees. */
async function tryReading({ title }: PreparedProject, read: () => Promise<void>): Promise<void> {
  await read().catch((error: Error) => {
    console.error(`${title}: ${error.message}`);
    tally.add([], 1);
  });
}

function compare({ title, expected }: PreparedProject, readings: readonly SurfaceReading[]): void {
  const disagreements = listDisagreements(title, expected, readings);
  for (const disagreement of disagreements) console.error(disagreement);
  tally.add(readings, disagreements.length);
}

async function run(origin: string, connection: Connection): Promise<void> {
  const api = await signInAs(origin, 'demo');
  const seeds = Array.from({ length: size.projects }, (_, index) => index);
  const projects: PreparedProject[] = [];
  await runConcurrently(seeds, AT_ONCE, async (seed) => {
    projects.push(await prepareProject(api, connection.pool, seed));
  });
  await waitForCalculations(connection.pool);
  tally.addProjects(projects);
  console.error(`${projects.length} projects are calculated`);
  const ordered = projects.toSorted((one, other) => one.projectId - other.projectId);
  let done = 0;
  await runConcurrently(ordered, AT_ONCE, async (prepared, place) => {
    await tryReading(prepared, () => readData(api, connection, prepared, place));
    done += 1;
    if (done % 50 === 0) console.error(`${done} projects are read`);
  });
  const rendered = ordered.slice(0, size.rendered);
  const printing = runConcurrently(rendered, PRINTED_AT_ONCE, (prepared) =>
    tryReading(prepared, async () =>
      compare(prepared, await readDocuments(api, prepared.projectId, (path) => download(api, path))),
    ),
  );
  await withReader(origin, async (read) => {
    for (const prepared of rendered) {
      await tryReading(prepared, async () => compare(prepared, await read(prepared)));
      console.error(`${prepared.title} is looked at`);
    }
  });
  await printing;
}

const PAGE = {
  path: 'docs/benchmarks/verdicts.md',
  command: 'test:verdicts',
  title: 'The same verdict on every surface',
  about: `Random projects with criteria and levels on the edges of the two rules (M-60, M-61), dated criteria, reductions, receivers inside a zone, homes and schools of several heights, with measures, with and without approved neighbours and concurrent sites. Each is stored, calculated by the worker and read wherever the product tells a verdict. The expected verdict is worked out beside, from levels and criteria by the words of the method, never by the code of the product. Every list must name every receiver with its verdict and every count must be that of the list, before and after mitigation and with neighbours. Screens and printed files are read for some of the projects, in Chromium and by pdftotext.`,
};

await withStage({ isShort: true, isSeeded: true }, (stage) =>
  withServer(stage, (origin) => run(origin, stage.connection), {
    variables: { OGC_REQUESTS_PER_MINUTE: '1000000' },
    ...{ hasPages: true, hasWorker: true },
  }),
);
console.log(tally.write());
if (!isShort) writePage(PAGE, tally.write());
process.exitCode = tally.disagreements === 0 ? 0 : 1;
