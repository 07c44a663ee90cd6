import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterDirectory, findFreePort, passingClusterDirectory } from '../../../../kit/src/stack/cluster.ts';
import { databaseUrl, runStatements, seedDatabase } from '../../../../kit/src/stack/database.ts';
import { createNodePart, type Part } from '../../../../kit/src/stack/parts.ts';
import { stackEnvironment } from '../../../../kit/src/stack/processes.ts';
import { waitForAnswer } from '../../../../kit/src/stack/wait.ts';
import { type Cluster, describeCluster } from './postgres.ts';

/** A separate database with the demonstration data, and a server and a worker on it. */
export interface World {
  readonly origin: string;
  readonly cluster: Cluster;
  /** Direct connection to the database, bypassing any proxy. */
  readonly databaseUrl: string;
  readonly server: Part;
  readonly worker: Part;
  /** Both processes read it again when they start. */
  readonly environment: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

export interface WorldOptions {
  readonly configuration?: string;
  /** In memory: a killed process loses nothing that the system has accepted. */
  readonly isInMemory?: boolean;
  /** Runs before the cluster is created. */
  readonly prepare?: (directory: string) => Promise<void>;
  /** Undoes that after everything has stopped. */
  readonly release?: () => void;
  /** Changes the seeded cluster before it is used. */
  readonly change?: (cluster: Cluster) => Promise<void>;
  /** The port through which server and worker reach it. */
  readonly findPort?: (databasePort: number) => Promise<number>;
}

let count = 0;

export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const cluster = await openCluster(options);
  const url = databaseUrl(cluster.adminUrl, 'quietsite');
  const directory = mkdtempSync(join(tmpdir(), 'quietsite-fault-'));
  const seenUrl = new URL(url);
  if (options.findPort) seenUrl.port = String(await options.findPort(cluster.port));
  const serverPort = await findFreePort();
  const origin = `http://127.0.0.1:${serverPort}`;
  const settings = { databaseUrl: seenUrl.href, serverPort, publicOrigin: origin, smtpPort: 1, directory };
  const environment: NodeJS.ProcessEnv = {
    ...stackEnvironment({ ...settings, webDirectory: '' }),
    ...{ LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000' },
  };
  const node = (name: string, file: string) =>
    createNodePart({ name, file: `apps/server/src/${file}`, environment, logFile: join(directory, name) });
  const [worker, server] = [node('worker', 'worker.ts'), node('server', 'main.ts')];
  await Promise.all([worker.start(), server.start()]);
  await waitForAnswer(`${origin}/readyz`);
  return {
    ...{ origin, cluster, databaseUrl: url, server, worker, environment },
    async close() {
      await Promise.all([worker.stop(), server.stop()]);
      await cluster.remove(options.release);
      // The process logs help if something was lost.
      if (!process.env.KEEP_LOGS) rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function openCluster({
  configuration = '',
  isInMemory = false,
  prepare,
  release,
  change,
}: WorldOptions): Promise<Cluster> {
  count += 1;
  const purpose = `fault-${process.pid}-${count}`;
  const directory = isInMemory ? passingClusterDirectory(purpose) : clusterDirectory(purpose);
  const cluster = describeCluster(directory, await findFreePort(), configuration);
  try {
    await prepare?.(directory);
    await cluster.start();
    await runStatements(cluster.adminUrl, ['create database quietsite']);
    seedDatabase(databaseUrl(cluster.adminUrl, 'quietsite'));
    await change?.(cluster);
  } catch (error) {
    await cluster.remove(release).catch(console.error);
    throw error;
  }
  return cluster;
}
