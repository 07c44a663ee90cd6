import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { TestProject } from 'vitest/node';
import {
  clusterDirectory,
  findFreePort,
  repositoryRoot,
  startCluster,
  stopCluster,
  TEMPORARY_CONFIGURATION,
  temporaryClusterDirectory,
} from '../../../tools/kit/src/stack/cluster.ts';
import { databaseUrl, runStatements, seedDatabase } from '../../../tools/kit/src/stack/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseAdminUrl: string;
    /** Missing until a test needs an S3 server (s3-server.ts). */
    s3Directory: string;
  }
}

/** Hundreds of demo sign-ins need no strong hash; the sign-in test checks that the real one is strong. */
const WEAK_HASH = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** One real cluster per run, with a migrated and seeded template; each test file clones it in a tenth of a second. */
export async function setup(project: TestProject): Promise<() => void> {
  const directory = temporaryClusterDirectory(`test-${process.pid}`);
  const adminUrl = startCluster(directory, await findFreePort(), TEMPORARY_CONFIGURATION);
  const s3Directory = clusterDirectory(`s3-${process.pid}`);
  const stop = () => {
    stopS3Server(s3Directory);
    stopCluster(directory, { remove: true });
  };
  try {
    await runStatements(adminUrl, ['create database template_quietsite']);
    const url = databaseUrl(adminUrl, 'template_quietsite');
    seedDatabase(url);
    await runStatements(url, [
      `update users set password_hash = '${await hash('quiet-demo-1', WEAK_HASH)}'`,
      'vacuum analyze',
    ]);
  } catch (error) {
    stop();
    throw error;
  }
  project.provide('databaseAdminUrl', adminUrl);
  project.provide('s3Directory', s3Directory);
  return stop;
}

function stopS3Server(directory: string): void {
  const state = join(directory, 'ceph');
  if (existsSync(state)) execFileSync(join(repositoryRoot, 'scripts/s3-down.sh'), [state]);
  rmSync(directory, { recursive: true, force: true });
}
