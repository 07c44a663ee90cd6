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
import type { InjectedFault } from '../under-load.ts';
import { onDatabase } from './on-database.ts';

/** Puts the scripts where the database's own user can read them, as in a release. */
function copyScripts(directory: string): void {
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
async function drill(stage: KillableStage, people: People): Promise<InjectedFault> {
  const variables = variablesOf(stage);
  const script = (name: string) => join(stage.cluster.directory, 'deploy', name);
  await asPostgres(script('base-backup.sh'), [], variables);
  await pause(BEFORE_MS);
  const revert = markMoment(people);
  const [row] = await query<{ now: string }>(stage.databaseUrl, 'select clock_timestamp()::text as now');
  const moment = row?.now ?? '';
  await pause(AFTER_MS);
  await runStatements(stage.databaseUrl, ['truncate projects cascade']);
  await pause(1_000);
  // Without projects no further change is acknowledged.
  const after = revert();
  const endedAt = performance.now();
  await asPostgres(script('restore-point.sh'), [moment], variables);
  const seconds = (performance.now() - endedAt) / 1000;
  const note = `counted from the order to restore; the script took ${seconds.toFixed(1)} s; ${after} changes from after the chosen moment are gone, as meant`;
  return { endedAt, note: () => note };
}

export const restorePointFault: Fault = {
  ...{ name: 'all projects removed, restored to the moment before', isShort: false, maxRecoverySeconds: 90 },
  async run() {
    const stage = await openKillableStage({
      configuration: `archive_mode=on\narchive_timeout=60\narchive_command='WAL_DIRECTORY=../wal ../deploy/archive-wal.sh %p %f'`,
      prepare: async (directory) => copyScripts(directory),
    });
    try {
      return await onDatabase(stage, (people) => drill(stage, people));
    } finally {
      await stage.close();
    }
  },
};
