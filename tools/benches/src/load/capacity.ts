import { formatMachine } from '../../../kit/src/measure/machine.ts';
import { countRequests, isRoute, type LoadFigures } from './figures.ts';
import { renderNeeds } from './needs.ts';
import type { ResourceFigures } from './resources.ts';
import { CALCULATION, PRINTING } from './user-actions.ts';

/** The generator is not part of an installation. */
const isOurs = ({ name }: ResourceFigures): boolean => name !== 'generator';
const PARTS = [
  [
    'server',
    'HTTP processes; what they keep (tiles, newest plans, limits per minute, places for costly work) each has for itself, so more of them can stand behind a balancer',
  ],
  ['worker', '`CALCULATION_THREADS`'],
  ['database', 'a larger machine for PostgreSQL; all state is in it'],
] as const;

/** docs/operations/capacity.md: every figure is from the run, or follows from it by the rule stated. */
export function renderCapacity(figures: LoadFigures): string {
  const { size, day, machine, seconds, errors, databaseMegabytes } = figures;
  const requests = countRequests(figures);
  const ours = figures.resources.filter(isOurs);
  const share = ours.reduce((sum, { cpuShare }) => sum + cpuShare, 0);
  return `# Capacity

What one machine carried, and what to add for more people. Written by \`pnpm bench:load\` on ${day} from its figures; all of them are in [load.md](load.md), with how they were measured.

## What was measured

${formatMachine(machine)}; database, server and worker together on it, two server processes as an installation has them, and the generator of the load too.

| what | figure |
| --- | --- |
| people at once | ${size.people}, ${size.thinkSeconds} s to think, a calculation each ${size.calculateSeconds / 60} minutes |
| for so long | ${(seconds / 60).toFixed(0)} minutes |
| projects and buildings in the database | ${size.projects.toLocaleString('en')} and ${size.buildings.toLocaleString('en')}, ${(databaseMegabytes / 1024).toFixed(1)} GB on disk |
| requests | ${(requests / seconds).toFixed(1)} per second |
| errors | ${errors} |
| slowest p99 of a route | ${describeSlowest(figures)} |
${describeWaits(figures)}
| processor time of server, worker and database | ${(share * 100).toFixed(0)} % of ${machine.cores} cores |

## What each part takes

Cores for a hundred people are the processor time of the run divided by its people: a rule of thumb for the same work, not a measurement of more people.

| part | processor time | cores for 100 people | memory, most | what to add |
| --- | --- | --- | --- | --- |
${PARTS.map(([name, more]) => describePart(name, more, figures)).join('\n')}

The memory of the database is without its shared buffers, which are set by the operator. Plan for half of the cores to be free on average: calculations and prints come in bursts, and a core that is always busy makes everybody wait.

${renderNeeds(figures)}

## What grows with what

- Requests and their processor time grow with the people who work at once, hardly with the projects that are stored: every read goes by an index.
- A calculation grows with receivers and equipment of its project ([engine.md](../benchmarks/engine.md)); the people here work on copies of the sample project. Large projects are measured in [product.md](../benchmarks/product.md).
- Tiles cost the database most where buildings stand densest ([map.md](../benchmarks/map.md)). Their address contains the edition, so a cache before the server may keep them for good.
- Signing in costs processor time by intention, to make guessing dear ([sign-in.md](../benchmarks/sign-in.md)).

## Where it ends

Reasoned from how it is built, not measured:

- **Connections** are the first limit at ten times the people: 25 server processes with up to 29 connections each do not fit into the 100 of PostgreSQL as it comes. Lower \`DATABASE_POOL_SIZE\`, raise \`max_connections\`, or put a pooler in session mode between; transaction mode does not carry LISTEN.
- **Printing** of long appendices: one at a time for each worker process. More worker processes print more.
- **Large answers**: a map of ten thousands of receivers holds the event loop of its process for a moment while it is written. Six are made at a time; more processes help.
- **Watching** costs two queries for each open page every 20 seconds: at a hundred times the people some thousand a second.
- **Notices**: PostgreSQL commits one transaction with a notice at a time; at a hundred times the saves this is a queue.
- **One PostgreSQL** holds all state. A second that answers reads has not been tried.
`;
}

function describeSlowest({ routes }: LoadFigures): string {
  const [slowest] = routes.filter((times) => isRoute(times) && times.count > 0).toSorted((a, b) => b.p99 - a.p99);
  return slowest ? `${slowest.p99.toFixed(0)} ms (\`${slowest.route}\`)` : '-';
}

function describeWaits({ routes }: LoadFigures): string {
  return [CALCULATION, PRINTING]
    .map((kind) => {
      const found = routes.find(({ route }) => route === kind);
      const value = found
        ? `${found.count}; p50 ${(found.p50 / 1000).toFixed(2)} s, p99 ${(found.p99 / 1000).toFixed(2)} s`
        : 'none';
      return `| ${kind} | ${value} |`;
    })
    .join('\n');
}

function describePart(name: string, more: string, { resources, machine, size }: LoadFigures): string {
  const found = resources.find((one) => one.name === name);
  if (!found) throw new Error(`nothing is known of the ${name}`);
  const cores = (found.cpuShare * machine.cores * 100) / size.people;
  const memory = `${found.mostMegabytes.toFixed(0)} MB`;
  return `| ${name} | ${(found.cpuShare * 100).toFixed(1)} % | ${cores.toFixed(2)} | ${memory} | ${more} |`;
}
