import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, FaultEffect } from './fault.ts';
import { openPeople } from './people.ts';
import { openFaultStage } from './stage.ts';
import { runUnderLoad, waitForRecovery } from './under-load.ts';

/** Debian's `libfaketime`. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1';
const PEOPLE = 4;
const SETTLING_MS = 1_500;

/** The time of day of every process follows a file; monotonic clocks do not, as on a real machine. */
const environmentOf = (file: string): NodeJS.ProcessEnv => ({
  ...{ LD_PRELOAD: LIBRARY, FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1' },
  ...{ FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1' },
});

/** Changes the clock of the whole machine, including the database, while everything runs. */
async function setClock(offset: string): Promise<FaultEffect> {
  if (!existsSync(LIBRARY)) throw new Error('there is no libfaketime: scripts/bootstrap.sh');
  const directory = mkdtempSync(join(tmpdir(), 'quietsite-clock-'));
  // The database runs as another user.
  chmodSync(directory, 0o755);
  const file = join(directory, 'offset');
  writeFileSync(file, '+0\n');
  const stage = await openFaultStage({ isShort: false, webDirectory: '', environment: environmentOf(file) });
  try {
    await stage.waitUntilReady();
    const people = await openPeople(stage.origin, { count: PEOPLE });
    await waitForRecovery(people.watcher, performance.now());
    return await runUnderLoad({ stage, people }, async () => {
      writeFileSync(file, `${offset}\n`);
      const endedAt = performance.now();
      await pause(SETTLING_MS);
      return { endedAt };
    });
  } finally {
    await stage.close();
    rmSync(directory, { recursive: true });
  }
}

const fault = (name: string, offset: string): Fault => ({
  ...{ name, maxRecoverySeconds: 20, isShort: false, run: () => setClock(offset) },
});

/** Each starts its own stage with an adjustable clock. */
export const clockFaults: readonly Fault[] = [
  fault('clock of the machine jumps a day ahead', '+1d'),
  fault('clock of the machine jumps an hour back', '-1h'),
];
