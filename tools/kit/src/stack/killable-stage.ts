import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterDirectory, findFreePort, passingClusterDirectory, startCluster } from './cluster.ts';
import { databaseUrl, runStatements, seedDatabase } from './database.ts';
import { createDatabasePart, createNodePart, type Part } from './parts.ts';
import { stackEnvironment } from './processes.ts';
import { waitForAnswer } from './wait.ts';

export interface SoakStage {
  readonly origin: string;
  readonly databaseUrl: string;
  /** For files and logs. */
  readonly directory: string;
  readonly parts: readonly Part[];
  /** Waits until the server reports that it and its database are ready. */
  waitUntilReady(): Promise<void>;
  close(): Promise<void>;
}

interface SoakOptions {
  /** A killed process loses nothing that the system has accepted, so the short run needs no disk. */
  readonly isShort: boolean;
  readonly smtpPort?: number;
}

/** Database with all durability settings on, server and worker: each a process that can be killed. */
export async function openSoakStage({ isShort, smtpPort = 1 }: SoakOptions): Promise<SoakStage> {
  const directory = mkdtempSync(join(tmpdir(), 'quietsite-soak-'));
  const purpose = `soak-${process.pid}`;
  const cluster = isShort ? passingClusterDirectory(purpose) : clusterDirectory(purpose);
  const databasePort = await findFreePort();
  const adminUrl = startCluster(cluster, databasePort);
  await runStatements(adminUrl, ['create database quietsite']);
  const url = databaseUrl(adminUrl, 'quietsite');
  seedDatabase(url);
  const serverPort = await findFreePort();
  const origin = `http://127.0.0.1:${serverPort}`;
  const settings = { databaseUrl: url, serverPort, publicOrigin: origin, smtpPort, directory, webDirectory: '' };
  const environment = { ...stackEnvironment(settings), LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '1000000' };
  const node = (name: string, file: string) =>
    createNodePart({ name, file: `apps/server/src/${file}`, environment, logFile: join(directory, name) });
  const [worker, server] = [node('worker', 'worker.ts'), node('server', 'main.ts')];
  const database = createDatabasePart(cluster, databasePort);
  await Promise.all([worker.start(), server.start()]);
  return {
    origin,
    databaseUrl: url,
    directory,
    parts: [worker, server, database],
    waitUntilReady: () => waitForAnswer(`${origin}/readyz`),
    async close() {
      await Promise.all([worker.stop(), server.stop()]);
      await database.stop().catch(console.error);
      rmSync(cluster, { recursive: true, force: true });
      // The process logs help if something was lost.
      if (!process.env.KEEP_LOGS) rmSync(directory, { recursive: true, force: true });
    },
  };
}
