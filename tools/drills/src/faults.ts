// Injects one fault after another while people work: pnpm test:faults [--short] [--only WORDS]. Exits 1 if an
// acknowledged change is lost, or if recovery takes too long.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writePage } from '../../kit/src/measure/report.ts';
import { findWebDirectory } from '../../kit/src/stack/web-directory.ts';
import { listBrowserFaults } from './faults/browser.ts';
import { clockFaults } from './faults/clock.ts';
import { fullDiskFaults } from './faults/database/full-disk.ts';
import { lineFaults } from './faults/database/line.ts';
import { restartFaults } from './faults/database/restart.ts';
import { restorePointFault } from './faults/database/restore-point.ts';
import { standbyFaults } from './faults/database/standby.ts';
import type { Fault } from './faults/fault.ts';
import { listFileFaults } from './faults/files.ts';
import type { Outcome } from './faults/judge.ts';
import { listKillFaults } from './faults/killed.ts';
import { listMailFaults } from './faults/mail.ts';
import { openPeople } from './faults/people.ts';
import { formatFaults, formatMissed, PAGE } from './faults/report.ts';
import { openFaultStage } from './faults/stage.ts';
import { listTwoOfEachFaults } from './faults/two-of-each.ts';
import { waitForRecovery } from './faults/under-load.ts';

const FULL_PEOPLE = 8;
const SHORT_PEOPLE = 4;
/** In parallel with other check steps, times say more about the machine: the short run mainly checks for losses. */
const SHORT_TIME_FACTOR = 6;

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const isSelected = ({ name, isShort }: Fault) => (isShort || !values.short) && name.includes(values.only);

/** Faults that start their own stage. */
const separateStageFaults: readonly Fault[] = [
  ...[...clockFaults, ...restartFaults, ...fullDiskFaults, ...lineFaults, restorePointFault, ...standbyFaults],
];
/** Faults that share one stage; each leaves it as it found it. */
const sharedStageFaults = [listKillFaults, listTwoOfEachFaults, listBrowserFaults, listMailFaults, listFileFaults];

async function runAll(faults: readonly Fault[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const selected of faults.filter(isSelected)) {
    const fault = {
      ...selected,
      maxRecoverySeconds: selected.maxRecoverySeconds * (values.short ? SHORT_TIME_FACTOR : 1),
    };
    const seen = await selected.run().catch((error: unknown) => {
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
    await waitForRecovery(people.watcher, performance.now());
    return await runAll(sharedStageFaults.flatMap((list) => list({ stage, people })));
  } finally {
    await stage.close();
  }
}

const outcomes = [...(await runOnOneStage()), ...(await runAll(separateStageFaults))];
console.log(formatFaults(outcomes));
const missed = formatMissed(outcomes);
for (const line of missed) console.error(line);
if (!values.short && values.only === '') writePage(PAGE, formatFaults(outcomes));
process.exitCode = missed.length === 0 && outcomes.length > 0 ? 0 : 1;
