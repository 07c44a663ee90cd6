// Measures the server with many concurrent users: pnpm bench:load [--short | --places]. Exits 1 when a target is
// missed. --places searches for places among all buildings while the users of the short form work.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureImport } from '../../kit/src/buildings/measure-import.ts';
import { writeSyntheticFile } from '../../kit/src/buildings/synthetic-file.ts';
import { describeMachine } from '../../kit/src/measure/machine.ts';
import { formatTable, writePage } from '../../kit/src/measure/report.ts';
import { repositoryRoot } from '../../kit/src/stack/cluster.ts';
import { type Stage, withServer, withStage } from '../../kit/src/stack/stage.ts';
import { renderCapacity } from './load/capacity.ts';
import type { LoadFigures } from './load/figures.ts';
import { fillProjects } from './load/fill-projects.ts';
import { formatRoutes, judgeLoad, renderLoad } from './load/report.ts';
import { runLoad } from './load/run-load.ts';
import { chooseSize, type LoadSize } from './load/size.ts';

/** As in an installation on one machine. */
const SERVERS = 2;

async function measure(stage: Stage, size: LoadSize) {
  const { pool } = stage.connection;
  const machine = size.isShort ? describeMachine(50) : describeMachine();
  const file = join(stage.directory, 'buildings.geojson');
  await writeSyntheticFile(file, size.buildings);
  // They replace the sample city.
  const { seconds } = await measureImport(stage.url, file, pool, ['--allow-removals']);
  console.error(`${size.buildings} buildings are there after ${seconds.toFixed(0)} s`);
  const since = performance.now();
  await fillProjects(stage.url, size);
  console.error(`${size.projects} projects are there after ${((performance.now() - since) / 1000).toFixed(0)} s`);
  const { examples, ...measured } = await withServer(
    stage,
    (origin, processes) => runLoad({ origin, processes, databaseUrl: stage.url, pool }, size),
    { hasWorker: true, servers: SERVERS },
  );
  for (const example of examples) console.error(example);
  return { day: new Date().toISOString().slice(0, 10), machine, ...measured };
}

const reports = join(repositoryRoot, 'reports');
const figuresFile = join(reports, 'load.json');

function writeDocuments(): void {
  const figures = JSON.parse(readFileSync(figuresFile, 'utf8')) as LoadFigures;
  writeFileSync(join(repositoryRoot, 'docs/operations/load.md'), renderLoad(figures));
  writeFileSync(join(repositoryRoot, 'docs/operations/capacity.md'), renderCapacity(figures));
}

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, places: { type: 'boolean', default: false } },
});
const size = chooseSize(values.short, values.places);
const figures: LoadFigures = await withStage({ isShort: size.isShort && !size.isForPlaces, isSeeded: true }, (stage) =>
  measure(stage, size),
);
mkdirSync(reports, { recursive: true });
writeFileSync(figuresFile, JSON.stringify(figures, null, 2));
const lines = judgeLoad(figures);
console.log(`${formatTable(lines)}\n\n${formatRoutes(figures)}`);
if (size.isForPlaces)
  writePage(
    {
      path: 'docs/benchmarks/places.md',
      command: 'bench:load --places',
      title: 'Place search while people work',
      about: `${size.people} people open projects, edit, calculate, print and move the map with pauses of ${size.thinkSeconds} s, as in the short form of \`pnpm bench:load\`, among ${size.buildings.toLocaleString('en')} synthetic buildings with four names and addresses each. One after the other they also search for places, as typed step by step: beginnings of names, whole names, addresses, Chinese names and names with slips. Times are from the request to the last byte. Database, two servers, worker and the people share the machine.`,
    },
    formatTable(lines),
  );
else if (!size.isShort) writeDocuments();
const missed = lines.filter(({ isMet }) => !isMet);
for (const { what, value, bar } of missed) console.error(`missed: ${what}: ${value}, bar ${bar}`);
process.exitCode = missed.length === 0 ? 0 : 1;
