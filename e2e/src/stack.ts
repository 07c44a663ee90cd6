import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findFreePort,
  repositoryRoot,
  startCluster,
  stopCluster,
  TEMPORARY_CONFIGURATION,
  temporaryClusterDirectory,
} from '../../tools/kit/src/stack/cluster.ts';
import { databaseUrl, runStatements, seedDatabase } from '../../tools/kit/src/stack/database.ts';
import { startMailSink } from '../../tools/kit/src/stack/mail-sink.ts';
import { stackEnvironment, startNode, stopProcess, waitUntilReady } from '../../tools/kit/src/stack/processes.ts';

/**
 * The government tiles are not reachable from this machine, so one pixel of land replaces them all. Drawing the
 * built-in base map would be a third of the work of opening a project, and it has its own journeys (map.spec.ts).
 */
const tiles = {
  BASE_MAP: 'government',
  BASE_MAP_TILE_URL:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4/PENAAWrAtFltp4OAAAAAElFTkSuQmCC',
  BASE_MAP_LABEL_URL: '',
  // One pixel as well, in another colour.
  IMAGERY_TILE_URL:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGPIr00CAAKtAU8dkEffAAAAAElFTkSuQmCC',
  IMAGERY_ATTRIBUTION: 'Imagery of the test',
};

/** The real stack: PostGIS, SMTP, server with the built application, worker. Returns a function that stops it. */
export async function startStack(): Promise<() => Promise<void>> {
  const cleanUp: (() => unknown)[] = [];
  const stop = async () => {
    for (const step of cleanUp.reverse()) await step();
  };
  try {
    await start(cleanUp);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

async function start(cleanUp: (() => unknown)[]): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'quietsite-e2e-'));
  cleanUp.push(() => rm(directory, { recursive: true, force: true }));
  const cluster = temporaryClusterDirectory(`e2e-${process.pid}`);
  const adminUrl = startCluster(cluster, await findFreePort(), TEMPORARY_CONFIGURATION);
  cleanUp.push(() => stopCluster(cluster, { remove: true }));
  await runStatements(adminUrl, ['create database quietsite']);
  const url = databaseUrl(adminUrl, 'quietsite');
  seedDatabase(url);
  // Records the seeded projects, so that those added by journeys can be told apart.
  await runStatements(url, ['create schema journeys', 'create table journeys.seeded as select id from projects']);
  const mailDirectory = join(directory, 'mail');
  const mail = await startMailSink(0, mailDirectory);
  cleanUp.push(() => mail.close());
  const serverPort = await findFreePort();
  const origin = `http://127.0.0.1:${serverPort}`;
  const demonstration = stackEnvironment({
    databaseUrl: url,
    serverPort,
    publicOrigin: origin,
    smtpPort: mail.port,
    directory,
    webDirectory: process.env.WEB_DIRECTORY ?? join(repositoryRoot, 'apps/web/dist'),
  });
  const environment = { ...demonstration, ...tiles };
  const { E2E_RUN = 'e2e', TEST_PARALLEL_INDEX = '0' } = process.env;
  const log = (name: string) =>
    join(repositoryRoot, 'reports/logs', `${E2E_RUN}-${name}-${Number(TEST_PARALLEL_INDEX) + 1}.log`);
  const server = startNode('apps/server/src/main.ts', environment, log('server'));
  const worker = startNode('apps/server/src/worker.ts', environment, log('worker'));
  cleanUp.push(() => Promise.all([server, worker].map(stopProcess)));
  await waitUntilReady(`${origin}/readyz`, server);
  process.env.QUIETSITE_ORIGIN = origin;
  process.env.QUIETSITE_DATABASE = url;
  process.env.QUIETSITE_MAIL = mailDirectory;
}
