import { formatMachine } from '../../../kit/src/measure/machine.ts';
import {
  formatExcess,
  formatRows,
  formatTable,
  isWithin,
  judged,
  judgeTime,
  note,
  formatPercent as percent,
  type ReportLine,
} from '../../../kit/src/measure/report.ts';
import type { RouteTimes } from '../../../kit/src/users/recorder.ts';
import type { ReadFigures } from './compare-reads.ts';
import { countRequests, isRoute, type LoadFigures } from './figures.ts';
import type { ResourceFigures } from './resources.ts';

/** At p50, for a read over HTTP against its bare statements: meeting either is enough. */
const READ_BAR = { ratio: 1.5, extraMs: 2 };
/** For a busy machine, in about ten turns each: only catches a read blocked by something it should not wait for. */
const SHORT_READ_BAR: typeof READ_BAR = { ratio: 20, extraMs: 1_000 };
/** Fewer turns are not significant; a short run only shows that everything works. */
const [MIN_TURNS, MIN_SHORT_TURNS] = [50, 1];
const PLACES_BAR_MS = 100;
/** Memory is flat if the last third of the run meets either bar against the first third. */
const MEMORY_BAR = { ratio: 1.1, extraMegabytes: 32 };

const milliseconds = (value: number) => (Number.isFinite(value) ? `${value.toFixed(1)} ms` : '-');
const megabytes = (value: number) => `${value.toFixed(0)} MB`;

export function judgeLoad(figures: LoadFigures): ReportLine[] {
  const { size, routes, errors, reads, resources, seconds, acts, databaseMegabytes } = figures;
  const requests = countRequests(figures);
  return [
    note('people at once, minutes', `${size.people}, ${(seconds / 60).toFixed(1)}`),
    note('projects, buildings', `${size.projects.toLocaleString('en')}, ${size.buildings.toLocaleString('en')}`),
    note('the database on disk', megabytes(databaseMegabytes)),
    note('things done, with those before the clock ran', acts.toLocaleString('en')),
    note('requests', `${requests.toLocaleString('en')}, ${(requests / seconds).toFixed(1)} per second`),
    ...routes.filter((times) => !isRoute(times)).map(describeWait),
    judged('errors', String(errors), '0', errors === 0),
    ...resources.map(({ name, cpuShare }) => note(`processor time of the ${name}, of all cores`, percent(cpuShare))),
    // The generator keeps all times until the end, and the cache of every browser.
    ...resources.map((found) => judgeMemory(found, !size.isShort && found.name !== 'generator')),
    ...reads.map((read) => judgeRead(read, size.isShort)),
    ...judgePlaces(figures),
  ];
}

/** With fewer buildings the time means little; with hundreds of users it is in the table of routes. */
function judgePlaces({ size, places: { kinds, count, p50Ms, p95Ms, sessionP95Ms } }: LoadFigures): ReportLine[] {
  return [
    note('place searches beside the work, p50', `${count.toLocaleString('en')}, ${milliseconds(p50Ms)}`),
    ...kinds.map((one) =>
      note(`of these by ${one.kind}, p50, p95`, [one.count, ...[one.p50Ms, one.p95Ms].map(milliseconds)].join(', ')),
    ),
    note('the cheapest request after each of them, p95', milliseconds(sessionP95Ms)),
    judgeTime('place search over HTTP, p95', p95Ms, PLACES_BAR_MS, size.isForPlaces),
  ];
}

const describeWait = ({ route, count, p50, p95, p99 }: RouteTimes): ReportLine =>
  note(`${route}: how many, p50, p95, p99`, [count, ...[p50, p95, p99].map(milliseconds)].join(', '));

function judgeMemory(
  { name, firstMegabytes, lastMegabytes, mostMegabytes }: ResourceFigures,
  isJudged: boolean,
): ReportLine {
  const what = `memory of the ${name}: first third, last third, most`;
  const value = [firstMegabytes, lastMegabytes, mostMegabytes].map(megabytes).join(', ');
  // A few seconds after the start, memory still grows everywhere.
  if (!isJudged) return note(what, value);
  const bar = `last <= ${MEMORY_BAR.ratio} times the first or <= ${MEMORY_BAR.extraMegabytes} MB above`;
  const isMet =
    lastMegabytes <= MEMORY_BAR.ratio * firstMegabytes || lastMegabytes <= firstMegabytes + MEMORY_BAR.extraMegabytes;
  return judged(what, value, bar, isMet);
}

export function judgeRead({ name, count, statements, bareMs, httpMs }: ReadFigures, isShort: boolean): ReportLine {
  const bar = isShort ? SHORT_READ_BAR : READ_BAR;
  const minTurns = isShort ? MIN_SHORT_TURNS : MIN_TURNS;
  const cells = [milliseconds(httpMs), milliseconds(bareMs), `${(httpMs / bareMs).toFixed(2)} times`];
  return judged(
    `${name}: p50 over HTTP, of its ${statements} statements alone, turns`,
    [...cells, count].join(', '),
    formatExcess(bar),
    count >= minTurns && isWithin(httpMs, bareMs, bar),
  );
}

export const formatRoutes = ({ routes, seconds }: LoadFigures): string =>
  formatRows(
    ['route', 'requests', 'per second', 'p50', 'p95', 'p99', 'most', 'errors'],
    routes
      .filter(isRoute)
      .map(({ route, count, errors, p50, p95, p99, most }) => [
        ...[route, count, (count / seconds).toFixed(2)],
        ...[...[p50, p95, p99, most].map(milliseconds), errors],
      ]),
  );

/** docs/operations/load.md */
export function renderLoad(figures: LoadFigures): string {
  const { size, day, machine } = figures;
  const minutes = (seconds: number) => seconds / 60;
  return `# ${size.people} people at once

Written by \`pnpm bench:load\` on ${day}. Database, two server processes, worker and the generator of the load share the machine; the generator hands requests to the servers in turn, as the proxy of an installation does. Everybody has an account, a session and a project of their own, a copy of the sample project somewhere in the city; between two things they do they think for ${size.thinkSeconds} s on average. They open projects with all that the screen asks for, move the map (tiles that the browser has are not asked for again), open receivers, save texts and equipment from what they have open (after a save the page reads the project again, and some smaller lists that are not in this), calculate each ${minutes(size.calculateSeconds)} minutes and print the summary sheet each ${minutes(size.printSeconds)} minutes. Each of them listens to the events of their project and renews its lease. Sessions are written into the database, because hashing passwords is not what is measured here ([sign-in.md](../benchmarks/sign-in.md)). The files of the application itself are not asked for: browsers keep them. Tiles that were asked for lately are kept in the memory of a server, so they may take less than their statement.

People come within the first ${minutes(size.rampSeconds)} minutes, in which everybody calculates for the first time; times count from then on, errors from the beginning. A time is that from the call to the last byte of the answer, as the generator sees it, and people who wait for an answer do nothing else meanwhile. Of each hot read the statements that its route sends, with those for session and permission, are run alone through the same driver, one after the other, turn by turn with the read over HTTP, while everybody works. Memory is that of a process and all it started, of both servers together; of the database without the shared buffers.

${formatMachine(machine)}

${formatTable(judgeLoad(figures))}

${formatRoutes(figures)}
`;
}
