import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { repositoryRoot } from '../../../../kit/src/stack/cluster.ts';
import { query, runStatements } from '../../../../kit/src/stack/database.ts';
import { type KillableStage, openKillableStage } from '../../../../kit/src/stack/killable-stage.ts';
import { asPostgres, PROGRAMS } from '../../../../kit/src/stack/postgres.ts';
import type { Fault } from '../fault.ts';
import { markMoment, type People } from '../people.ts';
import type { Made } from '../under-work.ts';
import { onDatabase } from './on-database.ts';

/** Puts the scripts where the database's own user can read them, as in a release. */
function layOut(directory: string): void {
  for (const name of ['deploy', 'wal', 'base']) mkdirSync(join(directory, name), { recursive: true });
  for (const name of ['archive-wal.sh', 'base-backup.sh', 'restore-point.sh'])
    copyFileSync(join(repositoryRoot, 'deploy', name), join(directory, 'deploy', name));
  execFileSync('chown', ['-R', 'postgres:postgres', directory]);
}

const variablesOf = ({ cluster: { directory, data, port } }: KillableStage) => ({
  ...{ BASE_DIRECTORY: join(directory, 'base'), WAL_DIRECTORY: join(directory, 'wal'), DATA_DIRECTORY: data },
  DATABASE_STOP: `${PROGRAMS}/pg_ctl -D ${data} -m fast -w -s stop`,
  DATABASE_START: `${PROGRAMS}/pg_ctl -D ${data} -l ${join(directory, 'log')} -w -s start`,
  ...{ PGHOST: '127.0.0.1', PGPORT: String(port) },
});

const BEFORE_MS = 8_000;
const AFTER_MS = 4_000;

/** Users work, all projects are deleted, and the operator restores to the time before. */
async function drill(world: KillableStage, people: People): Promise<Made> {
  const variables = variablesOf(world);
  const script = (name: string) => join(world.cluster.directory, 'deploy', name);
  await asPostgres(script('base-backup.sh'), [], variables);
  await pause(BEFORE_MS);
  const goBack = markMoment(people);
  const [row] = await query<{ now: string }>(world.databaseUrl, 'select clock_timestamp()::text as now');
  const moment = row?.now ?? '';
  await pause(AFTER_MS);
  await runStatements(world.databaseUrl, ['truncate projects cascade']);
  await pause(1_000);
  // Without projects no further change is acknowledged.
  const after = goBack();
  const endedAt = performance.now();
  await asPostgres(script('restore-point.sh'), [moment], variables);
  const seconds = (performance.now() - endedAt) / 1000;
  const note = `counted from the order to restore; the script took ${seconds.toFixed(1)} s; ${after} changes from after the chosen moment are gone, as meant`;
  return { endedAt, note: () => note };
}

export const restorePointFault: Fault = {
  ...{ name: 'all projects removed, restored to the moment before', isShort: false, wellWithinSeconds: 90 },
  async run() {
    const world = await openKillableStage({
      configuration: `archive_mode=on\narchive_timeout=60\narchive_command='WAL_DIRECTORY=../wal ../deploy/archive-wal.sh %p %f'`,
      prepare: async (directory) => layOut(directory),
    });
    try {
      return await onDatabase(world, (people) => drill(world, people));
    } finally {
      await world.close();
    }
  },
};
