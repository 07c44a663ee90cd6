import { formatMachine } from '../../../kit/src/measure/machine.ts';
import { formatTable } from '../../../kit/src/measure/report.ts';
import type { LoadFigures } from './figures.ts';
import { formatRoutes, judgeLoad } from './report.ts';

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
