import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort, repositoryRoot } from '../../../../kit/src/stack/cluster.ts';
import { databaseUrl, query, runStatements } from '../../../../kit/src/stack/database.ts';
import { type KillableStage, openKillableStage } from '../../../../kit/src/stack/killable-stage.ts';
import { asPostgres, type Cluster, describeCluster, PROGRAMS } from '../../../../kit/src/stack/postgres.ts';
import { waitFor } from '../../../../kit/src/stack/wait.ts';
import type { Fault } from '../fault.ts';
import type { InjectedFault } from '../under-load.ts';
import { onDatabase } from './on-database.ts';

const NAME = 'quietsite_standby';
const MAX_CATCH_UP_MS = 60_000;

/** As described in docs/operations/standby.md. */
async function startStandby(primary: Cluster): Promise<Cluster> {
  const directory = join(primary.directory, 'standby');
  const standby = describeCluster(directory, await findFreePort());
  mkdirSync(directory, { recursive: true });
  copyFileSync(join(repositoryRoot, 'deploy/promote-standby.sh'), join(directory, 'promote-standby.sh'));
  execFileSync('chown', ['-R', 'postgres:postgres', directory]);
  const from = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${NAME}`;
  const slot = ['--create-slot', `--slot=${NAME}`];
  await asPostgres(`${PROGRAMS}/pg_basebackup`, [
    ...['-D', standby.data, '--checkpoint=fast', '--write-recovery-conf', ...slot, `--dbname=${from}`],
  ]);
  const serverOptions = `-p ${standby.port} -k ${directory}`;
  const log = join(directory, 'log');
  await asPostgres(`${PROGRAMS}/pg_ctl`, ['-D', standby.data, '-l', log, '-w', '-s', '-o', serverOptions, 'start']);
  return standby;
}

async function waitUntilStreaming(primary: Cluster, state: 'sync' | 'async'): Promise<void> {
  const text = `select 1 as id from pg_stat_replication where state = 'streaming' and sync_state = $1`;
  const isFollowing = async () => (await query(primary.adminUrl, text, [state])).length > 0;
  await waitFor('the standby follows', isFollowing, { limitMs: MAX_CATCH_UP_MS });
}

/** The operator's steps: promote, set the new database, restart the processes. */
async function failOver(stage: KillableStage, standby: Cluster): Promise<InjectedFault> {
  const endedAt = performance.now();
  await stage.cluster.killAll();
  const environment = { PGHOST: '127.0.0.1', PGPORT: String(standby.port) };
  await asPostgres(join(standby.directory, 'promote-standby.sh'), ['--anyway'], environment);
  const promoted = (performance.now() - endedAt) / 1000;
  const url = databaseUrl(standby.adminUrl, 'quietsite');
  stage.environment.DATABASE_URL = url;
  await Promise.all([stage.server, stage.worker].map((part) => part.stop()));
  const stopped = (performance.now() - endedAt) / 1000;
  await Promise.all([stage.server, stage.worker].map((part) => part.start()));
  const note = `counted from the loss of the primary; promoted after ${promoted.toFixed(1)} s; server and worker had stopped after ${stopped.toFixed(1)} s and were started with the new address; one server alone, so nobody answers meanwhile`;
  // Until the server is back, no call gets a response.
  return { endedAt, databaseUrl: url, note: () => note, judge: () => [] };
}

const createFault = (name: string, isSynchronous: boolean, maxLost: number): Fault => ({
  ...{ name, isShort: false, maxRecoverySeconds: 60, maxLost },
  async run() {
    const stage = await openKillableStage({
      configuration: 'wal_level=replica\nmax_wal_senders=4\nmax_replication_slots=4',
    });
    let standby: Cluster | undefined;
    try {
      standby = await startStandby(stage.cluster);
      const following = standby;
      if (isSynchronous)
        await runStatements(stage.cluster.adminUrl, [
          `alter system set synchronous_standby_names = '${NAME}'`,
          'select pg_reload_conf()',
        ]);
      await waitUntilStreaming(stage.cluster, isSynchronous ? 'sync' : 'async');
      return await onDatabase(stage, () => failOver(stage, following));
    } finally {
      await standby?.stop('immediate').catch(() => {});
      await stage.close();
    }
  },
});

/** The whole primary fails at once and does not return. */
export const standbyFaults: readonly Fault[] = [
  createFault('primary lost, synchronous standby promoted', true, 0),
  createFault('primary lost, asynchronous standby promoted', false, 20),
];
