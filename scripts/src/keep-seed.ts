// Migrates and seeds a database once and keeps it as a file for all that need one: node scripts/src/keep-seed.ts FILE.
import { execFileSync } from 'node:child_process';
import {
  findFreePort,
  PASSING_CONFIGURATION,
  passingClusterDirectory,
  startCluster,
  stopCluster,
} from '../../tools/kit/src/stack/cluster.ts';
import { databaseUrl, runStatements, seedDatabase } from '../../tools/kit/src/stack/database.ts';

const [, , file = ''] = process.argv;
const cluster = passingClusterDirectory(`keep-seed-${process.pid}`);
try {
  const adminUrl = startCluster(cluster, await findFreePort(), PASSING_CONFIGURATION);
  await runStatements(adminUrl, ['create database quietsite']);
  const url = databaseUrl(adminUrl, 'quietsite');
  seedDatabase(url);
  execFileSync('pg_dump', ['--format=custom', '--compress=1', `--file=${file}`, url], { stdio: 'inherit' });
} finally {
  stopCluster(cluster, { remove: true });
}
