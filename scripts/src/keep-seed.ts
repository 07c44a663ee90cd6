// Migrates and seeds a database once and dumps it to a file for other steps: node scripts/src/keep-seed.ts FILE.
import { execFileSync } from 'node:child_process';
import {
  findFreePort,
  startCluster,
  stopCluster,
  TEMPORARY_CONFIGURATION,
  temporaryClusterDirectory,
} from '../../tools/kit/src/stack/cluster.ts';
import { databaseUrl, runStatements, seedDatabase } from '../../tools/kit/src/stack/database.ts';

const [, , file = ''] = process.argv;
const cluster = temporaryClusterDirectory(`keep-seed-${process.pid}`);
try {
  const adminUrl = startCluster(cluster, await findFreePort(), TEMPORARY_CONFIGURATION);
  await runStatements(adminUrl, ['create database quietsite']);
  const url = databaseUrl(adminUrl, 'quietsite');
  seedDatabase(url);
  execFileSync('pg_dump', ['--format=custom', '--compress=1', `--file=${file}`, url], { stdio: 'inherit' });
} finally {
  stopCluster(cluster, { remove: true });
}
