// Writes the types of the tables from a newly migrated database: pnpm tables. A test fails when they are out of date.
import { writeFileSync } from 'node:fs';
import { migrate } from '../../apps/server/src/database/migrator.ts';
import {
  findFreePort,
  startCluster,
  stopCluster,
  TEMPORARY_CONFIGURATION,
  temporaryClusterDirectory,
} from '../../tools/kit/src/stack/cluster.ts';
import { databaseUrl, runStatements } from '../../tools/kit/src/stack/database.ts';
import { generateTables, TABLES_FILE } from './tables/generate-tables.ts';

const cluster = temporaryClusterDirectory(`tables-${process.pid}`);
try {
  const adminUrl = startCluster(cluster, await findFreePort(), TEMPORARY_CONFIGURATION);
  await runStatements(adminUrl, ['create database quietsite']);
  const url = databaseUrl(adminUrl, 'quietsite');
  await migrate(url);
  writeFileSync(TABLES_FILE, await generateTables(url));
} finally {
  stopCluster(cluster, { remove: true });
}
