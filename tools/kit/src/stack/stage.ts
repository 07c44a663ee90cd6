import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection, openConnection } from '../../../../apps/server/src/database/connection.ts';
import { migrate } from '../../../../apps/server/src/database/migrator.ts';
import {
  clusterDirectory,
  findFreePort,
  startCluster,
  stopCluster,
  TEMPORARY_CONFIGURATION,
  temporaryClusterDirectory,
} from './cluster.ts';
import { databaseUrl, runStatements, seedDatabase } from './database.ts';
import { stackEnvironment, startNode, stopProcess, waitUntilReady } from './processes.ts';
import { findWebDirectory } from './web-directory.ts';

export interface Stage {
  readonly url: string;
  readonly connection: Connection;
  /** For files and logs. */
  readonly directory: string;
  readonly isShort: boolean;
}

interface StageOptions {
  /** Short runs do not measure the disk and do not touch it. */
  readonly isShort: boolean;
  /** With the demonstration data. */
  readonly isSeeded?: boolean;
}

/** A separate database, removed afterwards: on the cluster in DATABASE_URL, or on a temporary private one. */
export async function withStage<Result>(
  { isShort, isSeeded = false }: StageOptions,
  work: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const directory = mkdtempSync(join(tmpdir(), 'quietsite-stage-'));
  const purpose = `stage-${process.pid}`;
  const ownCluster = isShort ? temporaryClusterDirectory(purpose) : clusterDirectory(purpose);
  const cluster = process.env.DATABASE_URL ? undefined : ownCluster;
  const configuration = isShort ? TEMPORARY_CONFIGURATION : '';
  const adminUrl = cluster
    ? startCluster(cluster, await findFreePort(), configuration)
    : (process.env.DATABASE_URL ?? '');
  const name = `quietsite_stage_${process.pid}`;
  try {
    await runStatements(adminUrl, [`create database ${name}`]);
    const url = databaseUrl(adminUrl, name);
    if (isSeeded) seedDatabase(url);
    else await migrate(url);
    let isOver = false;
    // Idle connections may still be closing while the database is stopped.
    const connection = openConnection(url, 6, (error) => isOver || console.error(error));
    try {
      return await work({ url, connection, directory, isShort });
    } finally {
      isOver = true;
      await connection.close();
    }
  } finally {
    await runStatements(adminUrl, [`drop database if exists ${name} with (force)`]);
    if (cluster) stopCluster(cluster, { remove: true });
    rmSync(directory, { recursive: true, force: true });
  }
}

interface ServerOptions {
  readonly variables?: NodeJS.ProcessEnv;
  /** Also starts the worker process. */
  readonly hasWorker?: boolean;
  /** Also serves the pages of the application. */
  readonly hasPages?: boolean;
  /** Servers of the same installation; one by default. */
  readonly servers?: number;
}

export interface Processes {
  /** The ports of the servers; the first is used as the origin. */
  readonly ports: readonly number[];
  readonly serverIds: readonly number[];
  readonly workerId: number | null;
}

/** All requests come from one address; the rate limit is tested elsewhere. */
const NO_RATE_LIMIT = { RATE_LIMIT_PER_MINUTE: '10000000' };

/** Runs the real server as a separate process. */
export async function withServer<Result>(
  stage: Stage,
  work: (origin: string, processes: Processes) => Promise<Result>,
  { variables = {}, hasWorker = false, hasPages = false, servers: count = 1 }: ServerOptions = {},
): Promise<Result> {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await findFreePort());
  const origin = `http://127.0.0.1:${ports[0]}`;
  const { url, directory } = stage;
  const webDirectory = hasPages ? findWebDirectory(directory, stage.isShort) : '';
  const start = (file: string, serverPort = 0) => {
    const settings = { databaseUrl: url, serverPort, publicOrigin: origin, smtpPort: 1, directory, webDirectory };
    const environment = { ...stackEnvironment(settings), LOG_LEVEL: 'warn', ...NO_RATE_LIMIT, ...variables };
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
