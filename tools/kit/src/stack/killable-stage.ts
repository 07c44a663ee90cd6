import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterDirectory, findFreePort, temporaryClusterDirectory } from './cluster.ts';
import { databaseUrl, runStatements, seedDatabase } from './database.ts';
import { createManagedProcess, type ManagedProcess } from './managed-process.ts';
import { type Cluster, describeCluster } from './postgres.ts';
import { stackEnvironment } from './processes.ts';
import { waitForAnswer } from './wait.ts';

/** A database with the demonstration data, a server and a worker: each can be killed and started again. */
export interface KillableStage {
  readonly origin: string;
  readonly cluster: Cluster;
  /** Direct connection to the database, bypassing any proxy. */
  readonly databaseUrl: string;
  /** For files and logs. */
  readonly directory: string;
  readonly server: ManagedProcess;
  readonly worker: ManagedProcess;
  /** Both processes read it again when they start. */
  readonly environment: NodeJS.ProcessEnv;
  /** Waits until the server reports that it and its database are ready. */
  waitUntilReady(): Promise<void>;
  close(): Promise<void>;
}

export interface KillableOptions {
  readonly configuration?: string;
  readonly smtpPort?: number;
  /** In memory: a killed process loses nothing that the system has accepted. */
  readonly isInMemory?: boolean;
  /** Runs before the cluster is created. */
  readonly prepare?: (directory: string) => Promise<void>;
  /** Undoes `prepare` after everything has stopped. */
  readonly release?: () => void;
  /** Changes the seeded cluster before it is used. */
  readonly change?: (cluster: Cluster) => Promise<void>;
  /** The port through which server and worker reach the database. */
  readonly findPort?: (databasePort: number) => Promise<number>;
}

let count = 0;

/** All durability settings of the database are on. */
export async function openKillableStage(options: KillableOptions = {}): Promise<KillableStage> {
  const cluster = await openCluster(options);
  const url = databaseUrl(cluster.adminUrl, 'quietsite');
  const directory = mkdtempSync(join(tmpdir(), 'quietsite-killable-'));
  const processUrl = new URL(url);
  if (options.findPort) processUrl.port = String(await options.findPort(cluster.port));
  const serverPort = await findFreePort();
  const origin = `http://127.0.0.1:${serverPort}`;
  const { smtpPort = 1 } = options;
  const settings = { databaseUrl: processUrl.href, serverPort, publicOrigin: origin, smtpPort, directory };
  const environment: NodeJS.ProcessEnv = {
    ...stackEnvironment({ ...settings, webDirectory: '' }),
    ...{ LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000' },
  };
  const node = (name: string, file: string) =>
    createManagedProcess({ name, file: `apps/server/src/${file}`, environment, logFile: join(directory, name) });
  const [worker, server] = [node('worker', 'worker.ts'), node('server', 'main.ts')];
  const waitUntilReady = () => waitForAnswer(`${origin}/readyz`);
  await Promise.all([worker.start(), server.start()]);
  await waitUntilReady();
  return {
    ...{ origin, cluster, databaseUrl: url, directory, server, worker, environment, waitUntilReady },
    async close() {
      await Promise.all([worker.stop(), server.stop()]);
      await cluster.remove(options.release);
      // The process logs help if something was lost.
      if (!process.env.KEEP_LOGS) rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function openCluster({ configuration = '', isInMemory = false, ...hooks }: KillableOptions): Promise<Cluster> {
  count += 1;
  const purpose = `killable-${process.pid}-${count}`;
  const directory = isInMemory ? temporaryClusterDirectory(purpose) : clusterDirectory(purpose);
  const cluster = describeCluster(directory, await findFreePort(), configuration);
  try {
    await hooks.prepare?.(directory);
    await cluster.start();
    await runStatements(cluster.adminUrl, ['create database quietsite']);
    seedDatabase(databaseUrl(cluster.adminUrl, 'quietsite'));
    await hooks.change?.(cluster);
  } catch (error) {
    await cluster.remove(hooks.release).catch(console.error);
    throw error;
  }
  return cluster;
}
