import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { query, runStatements } from '../../../../kit/src/stack/database.ts';
import {
  type KillableOptions,
  type KillableStage,
  openKillableStage,
} from '../../../../kit/src/stack/killable-stage.ts';
import { asPostgres, type Cluster } from '../../../../kit/src/stack/postgres.ts';
import type { Fault } from '../fault.ts';
import type { People } from '../people.ts';
import type { InjectedFault } from '../under-load.ts';
import { onDatabase } from './on-database.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

const FULL_MS = 20_000;
const DATA_MEGABYTES = 700;
const LOG_MEGABYTES = 128;

/** Puts data and WAL on separate disks, so that each can fill up alone; initdb creates the WAL beside the data. */
async function moveLog({ data, directory, stop, start }: Cluster): Promise<void> {
  await stop('fast');
  const target = join(directory, 'log-disk/pg_wal');
  await asPostgres('cp', ['-a', join(data, 'pg_wal'), target]);
  rmSync(join(data, 'pg_wal'), { recursive: true });
  symlinkSync(target, join(data, 'pg_wal'));
  await start();
}

/** User edits alone would take hours to fill the disk. */
const FILL_STATEMENT = `create table much as select repeat('x', 1000) from generate_series(1, 60000)`;

async function fillUp(stage: KillableStage, people: People, disk: SmallDisk): Promise<InjectedFault> {
  disk.fill();
  const outcome = await query(stage.databaseUrl, FILL_STATEMENT).then(
    () => 'written',
    (error: Error) => error.message,
  );
  const read = await countReads(people);
  disk.free();
  const endedAt = performance.now();
  // As the operator would: starts the database if it has gone down.
  await stage.cluster.start();
  const note = `PostgreSQL: ${outcome.slice(0, 120)}; of ${read.asked} times a project was looked at while it was full, ${read.answered} were answered`;
  return { endedAt, note: () => note };
}

/** A user who only reads. */
async function countReads({ affected: { caller, projectId } }: People) {
  const read = { asked: 0, answered: 0 };
  for (const end = performance.now() + FULL_MS; performance.now() < end; await pause(500)) {
    read.asked += 1;
    const isAnswered = await caller.request('GET', `/api/projects/${projectId}`).then(
      () => true,
      () => false,
    );
    if (isAnswered) read.answered += 1;
  }
  return read;
}

const createFault = (name: string, place: string, megabytes: number, options: KillableOptions): Fault => ({
  ...{ name, isShort: false, maxRecoverySeconds: 60 },
  async run() {
    let disk: SmallDisk | undefined;
    const prepare = async (directory: string) => {
      disk = mountSmallDisk(join(directory, place), megabytes);
    };
    const stage = await openKillableStage({ ...options, prepare, release: () => disk?.unmount() });
    try {
      return await onDatabase(stage, (people) =>
        disk ? fillUp(stage, people, disk) : Promise.reject(new Error('no disk')),
      );
    } finally {
      await stage.close();
    }
  },
});

export const fullDiskFaults: readonly Fault[] = [
  createFault('disk of the data full', 'data', DATA_MEGABYTES, {
    configuration: `max_wal_size='128MB'`,
    change: async (cluster) => {
      await asPostgres('mkdir', ['-p', join(cluster.directory, 'log-disk')]);
      await moveLog(cluster);
    },
  }),
  createFault('disk of the log (WAL) full', 'log-disk', LOG_MEGABYTES, {
    configuration: `max_wal_size='64MB'\nmin_wal_size='32MB'`,
    change: async (cluster) => {
      await runStatements(cluster.adminUrl, ['checkpoint']);
      await moveLog(cluster);
    },
  }),
];
