import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../../apps/server/src/database/migrator.ts';
import {
  clusterDirectory,
  findFreePort,
  PASSING_CONFIGURATION,
  passingClusterDirectory,
  startCluster,
  stopCluster,
} from './cluster.ts';
import { databaseUrl, runStatements, seedDatabase } from './database.ts';
import { stackEnvironment, startNode, stopProcess, waitUntilReady } from './processes.ts';

export interface Stage {
  readonly url: string;
  readonly directory: string;
  close(): Promise<void>;
}

interface StageOptions {
  /** Short runs do not measure the disk and do not touch it. */
  readonly isShort: boolean;
  /** With the demonstration data. */
  readonly isSeeded?: boolean;
}

/** A separate database: on the cluster in DATABASE_URL, or on a temporary private one. */
export async function openStage({ isShort, isSeeded = false }: StageOptions): Promise<Stage> {
  const directory = mkdtempSync(join(tmpdir(), 'quietsite-bench-'));
  const purpose = `bench-map-${process.pid}`;
  const ownCluster = isShort ? passingClusterDirectory(purpose) : clusterDirectory(purpose);
  const cluster = process.env.DATABASE_URL ? undefined : ownCluster;
  const configuration = isShort ? PASSING_CONFIGURATION : '';
  const adminUrl = cluster
    ? startCluster(cluster, await findFreePort(), configuration)
    : (process.env.DATABASE_URL ?? '');
  const name = `quietsite_bench_${process.pid}`;
  await runStatements(adminUrl, [`create database ${name}`]);
  const url = databaseUrl(adminUrl, name);
  if (isSeeded) seedDatabase(url);
  else await migrate(url);
  return {
    url,
    directory,
    async close() {
      await runStatements(adminUrl, [`drop database ${name} with (force)`]);
      if (cluster) stopCluster(cluster, { remove: true });
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

interface ServerOptions {
  readonly variables?: NodeJS.ProcessEnv;
  /** Also starts the worker process. */
  readonly hasWorker?: boolean;
  /** Servers of the same installation; one by default. */
  readonly servers?: number;
}

export interface Processes {
  /** Of each server; the first is the one used as the origin. */
  readonly ports: readonly number[];
  readonly serverIds: readonly number[];
  readonly workerId: number | null;
}

/** Runs the real server as a separate process. */
export async function withServer<Result>(
  stage: Stage,
  work: (origin: string, processes: Processes) => Promise<Result>,
  { variables = {}, hasWorker = false, servers: count = 1 }: ServerOptions = {},
): Promise<Result> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await findFreePort());
  const origin = `http://127.0.0.1:${ports[0]}`;
  const { url, directory } = stage;
  const start = (file: string, serverPort = 0) => {
    const settings = { databaseUrl: url, serverPort, publicOrigin: origin, smtpPort: 1, directory, webDirectory: '' };
    const environment = { ...stackEnvironment(settings), LOG_LEVEL: 'warn', ...variables };
    return startNode(`apps/server/src/${file}.ts`, environment, join(directory, `${file}-${serverPort}.log`));
  };
  const servers = ports.map((port) => start('main', port));
  const worker = hasWorker ? start('worker') : undefined;
  try {
    for (const [index, server] of servers.entries())
      await waitUntilReady(`http://127.0.0.1:${ports[index]}/api/configuration`, server);
    const serverIds = servers.map(({ pid }) => pid ?? 0);
    return await work(origin, { ports, serverIds, workerId: worker?.pid ?? null });
  } finally {
    await Promise.all([...servers, worker].map((child) => child && stopProcess(child)));
  }
}
