import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  clusterDirectory,
  findFreePort,
  startCluster,
  stopCluster,
  temporaryClusterDirectory,
} from '../../../kit/src/stack/cluster.ts';
import { databaseUrl, runStatements, seedDatabase } from '../../../kit/src/stack/database.ts';
import { type FaultProxy, openFaultProxy } from '../../../kit/src/stack/fault-proxy.ts';
import { type MailSink, startMailSink } from '../../../kit/src/stack/mail-sink.ts';
import { createManagedProcess, type ManagedProcess } from '../../../kit/src/stack/managed-process.ts';
import { stackEnvironment } from '../../../kit/src/stack/processes.ts';
import { startProxy } from '../../../kit/src/stack/proxy.ts';
import { waitForAnswer } from '../../../kit/src/stack/wait.ts';

/** The product as installed: each part can be killed, each connection between them disturbed. */
export interface FaultStage {
  /** The address users enter: the proxy. */
  readonly origin: string;
  /** Each server's own address. */
  readonly addresses: readonly [string, string];
  readonly databaseUrl: string;
  readonly servers: readonly [ManagedProcess, ManagedProcess];
  readonly workers: readonly [ManagedProcess, ManagedProcess];
  /** Between the workers and the mail server. */
  readonly mailProxy: FaultProxy;
  readonly sink: MailSink;
  readonly fileDirectory: string;
  /** Waits until both servers report that they and their database are ready. */
  waitUntilReady(): Promise<void>;
  close(): Promise<void>;
}

export interface StageOptions {
  /** A killed process loses nothing that the system has accepted, so the short run needs no disk. */
  readonly isShort: boolean;
  readonly webDirectory: string;
  /** For every process, including the database. */
  readonly environment?: NodeJS.ProcessEnv;
}

export async function openFaultStage(options: StageOptions): Promise<FaultStage> {
  const directory = mkdtempSync(join(tmpdir(), 'quietsite-faults-'));
  const database = await openDatabase(options);
  const sink = await startMailSink(0);
  const mailProxy = await openFaultProxy(sink.port);
  const port = await findFreePort();
  const serverPorts: [number, number] = [await findFreePort(), await findFreePort()];
  const origin = `http://127.0.0.1:${port}`;
  const { servers, workers } = createParts(options, {
    ...{ databaseUrl: database.url, publicOrigin: origin, smtpPort: mailProxy.port, directory },
    serverPorts,
  });
  const parts = [...servers, ...workers];
  await Promise.all(parts.map((part) => part.start()));
  const stopProxy = await startProxy({ port, serverPorts, directory: join(directory, 'proxy') });
  const addresses = [`http://127.0.0.1:${serverPorts[0]}`, `http://127.0.0.1:${serverPorts[1]}`] as const;
  return {
    ...{ origin, addresses, servers, workers, mailProxy, sink, databaseUrl: database.url },
    fileDirectory: join(directory, 'files'),
    async waitUntilReady() {
      for (const address of [...addresses, origin]) await waitForAnswer(`${address}/readyz`);
    },
    async close() {
      await Promise.all([...parts.map((part) => part.stop()), stopProxy(), mailProxy.close()]);
      await sink.close();
      database.close();
      // The process logs help if something was lost.
      if (!process.env.KEEP_LOGS) rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function openDatabase({ isShort, environment }: StageOptions) {
  const purpose = `faults-${process.pid}-${Date.now()}`;
  const cluster = isShort ? temporaryClusterDirectory(purpose) : clusterDirectory(purpose);
  const adminUrl = startCluster(cluster, await findFreePort(), '', environment);
  await runStatements(adminUrl, ['create database quietsite']);
  const url = databaseUrl(adminUrl, 'quietsite');
  seedDatabase(url);
  return { url, close: () => stopCluster(cluster, { remove: true }) };
}

interface StackAddresses {
  readonly databaseUrl: string;
  readonly publicOrigin: string;
  readonly smtpPort: number;
  readonly directory: string;
  readonly serverPorts: readonly [number, number];
}

function createParts({ webDirectory, environment }: StageOptions, { serverPorts, ...addresses }: StackAddresses) {
  const part = (name: string, file: string, serverPort: number) =>
    createManagedProcess({
      ...{ name, file: `apps/server/src/${file}`, logFile: join(addresses.directory, name) },
      environment: {
        ...stackEnvironment({ ...addresses, serverPort, webDirectory }),
        ...{ LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000', ...environment },
      },
    });
  const servers = [part('server-1', 'main.ts', serverPorts[0]), part('server-2', 'main.ts', serverPorts[1])] as const;
  const workers = [part('worker-1', 'worker.ts', 0), part('worker-2', 'worker.ts', 0)] as const;
  return { servers, workers };
}
