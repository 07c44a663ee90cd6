// Breaks one thing after another while people work: pnpm test:faults [--short] [--only WORDS]. Exits 1 when anything
// acknowledged is lost, or it takes too long until all is well.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writePage } from '../../kit/src/measure/report.ts';
import { findWebDirectory } from '../../kit/src/stack/web-directory.ts';
import { listBrowser } from './faults/browser.ts';
import { clockFaults } from './faults/clock.ts';
import { fullDiskFaults } from './faults/database/full-disk.ts';
import { lineFaults } from './faults/database/line.ts';
import { restartFaults } from './faults/database/restart.ts';
import { restorePointFault } from './faults/database/restore-point.ts';
import { standbyFaults } from './faults/database/standby.ts';
import type { Fault } from './faults/fault.ts';
import { listFiles } from './faults/files.ts';
import type { Outcome } from './faults/judge.ts';
import { listKilled } from './faults/killed.ts';
import { listMail } from './faults/mail.ts';
import { openPeople } from './faults/people.ts';
import { formatFaults, formatMissed, PAGE } from './faults/report.ts';
import { openFaultStage } from './faults/stage.ts';
import { listTwoOfEach } from './faults/two-of-each.ts';
import { waitUntilWell } from './faults/under-work.ts';

const FULL_PEOPLE = 8;
const SHORT_PEOPLE = 4;
/** In parallel with other check steps, times say more about the machine: the short run mainly checks for losses. */
const SHORT_PATIENCE = 6;

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const isWanted = ({ name, isShort }: Fault) => (isShort || !values.short) && name.includes(values.only);

/** Faults that start their own stage. */
const others: readonly Fault[] = [
  ...[...clockFaults, ...restartFaults, ...fullDiskFaults, ...lineFaults, restorePointFault, ...standbyFaults],
];
/** Faults that share one stage; each leaves it as it found it. */
const sharing = [listKilled, listTwoOfEach, listBrowser, listMail, listFiles];

async function runAll(faults: readonly Fault[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const wanted of faults.filter(isWanted)) {
    const fault = { ...wanted, wellWithinSeconds: wanted.wellWithinSeconds * (values.short ? SHORT_PATIENCE : 1) };
    const seen = await wanted.run().catch((error: unknown) => {
      console.error(error);
      return { broken: error instanceof Error ? error.message : String(error) };
    });
    outcomes.push({ fault, seen });
    console.error(formatFaults([{ fault, seen }]).split('\n').at(-1));
  }
  return outcomes;
}

/** The short run has no page. */
const findPages = () => (values.short ? '' : findWebDirectory(mkdtempSync(join(tmpdir(), 'quietsite-web-')), false));

async function runOnOneStage(): Promise<Outcome[]> {
  const stage = await openFaultStage({ isShort: values.short, webDirectory: findPages() });
  try {
    await stage.waitUntilReady();
    const people = await openPeople(stage.origin, { count: values.short ? SHORT_PEOPLE : FULL_PEOPLE });
    await waitUntilWell(people.watcher, performance.now());
    return await runAll(sharing.flatMap((list) => list({ stage, people })));
  } finally {
    await stage.close();
  }
}

const outcomes = [...(await runOnOneStage()), ...(await runAll(others))];
console.log(formatFaults(outcomes));
const missed = formatMissed(outcomes);
for (const line of missed) console.error(line);
if (!values.short && values.only === '') writePage(PAGE, formatFaults(outcomes));
process.exitCode = missed.length === 0 && outcomes.length > 0 ? 0 : 1;
