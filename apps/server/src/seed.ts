import { seedDemo } from '../seeds/demo.ts';
import { openPress } from '../seeds/press.ts';
import { openConnection } from './database/connection.ts';
import { migrate } from './database/migrator.ts';

/**
 * Migrates, then seeds the demonstration: sample city, catalogue, accounts, projects. Prints submitted plans if there
 * is a file store. Safe to run again.
 */
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');
const startedAt = performance.now();
await migrate(url, (line) => console.log(`  ${line}`));
const { database, close } = openConnection(url, 2, console.error);
const { FILE_STORE_URL } = process.env;
const press = FILE_STORE_URL ? await openPress(FILE_STORE_URL) : undefined;
await seedDemo(database, (line) => console.log(`  ${line}`), press);
await press?.printer.close();
await close();
console.log(`  database ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
