import { hash } from '@node-rs/argon2';
import type { TestProject } from 'vitest/node';
import {
  findFreePort,
  PASSING_CONFIGURATION,
  passingClusterDirectory,
  startCluster,
  stopCluster,
} from '../../../scripts/src/stack/cluster.ts';
import { databaseUrl, runStatements, seedDatabase } from '../../../scripts/src/stack/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseAdminUrl: string;
  }
}

/** Hundreds of sign-ins of the demo accounts need no strong hash; that ours is strong is for the test of signing in. */
const WEAK = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** One real cluster for the run, with a migrated and seeded template; each test file clones it in a tenth of a second. */
export async function setup(project: TestProject): Promise<() => void> {
  const directory = passingClusterDirectory(`test-${process.pid}`);
  const adminUrl = startCluster(directory, await findFreePort(), PASSING_CONFIGURATION);
  const stop = () => stopCluster(directory, { remove: true });
  try {
    await runStatements(adminUrl, ['create database template_quietsite']);
    const url = databaseUrl(adminUrl, 'template_quietsite');
    seedDatabase(url);
    await runStatements(url, [
      `update users set password_hash = '${await hash('quiet-demo-1', WEAK)}'`,
      'vacuum analyze',
    ]);
  } catch (error) {
    stop();
    throw error;
  }
  project.provide('databaseAdminUrl', adminUrl);
  return stop;
}
