import type { TestProject } from 'vitest/node';
import { clusterDirectory, findFreePort, startCluster, stopCluster } from '../../../scripts/src/stack/cluster.ts';
import { databaseUrl, runStatements, seedDatabase } from '../../../scripts/src/stack/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseAdminUrl: string;
  }
}

/** One real cluster for the run, with a migrated and seeded template; each test file clones it in a tenth of a second. */
export async function setup(project: TestProject): Promise<() => void> {
  const directory = clusterDirectory(`test-${process.pid}`);
  const adminUrl = startCluster(directory, await findFreePort(), 'fsync=off\nfull_page_writes=off');
  const stop = () => stopCluster(directory, { remove: true });
  try {
    await runStatements(adminUrl, ['create database template_quietsite']);
    seedDatabase(databaseUrl(adminUrl, 'template_quietsite'));
  } catch (error) {
    stop();
    throw error;
  }
  project.provide('databaseAdminUrl', adminUrl);
  return stop;
}
