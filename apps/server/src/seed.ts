import { seedDemo } from '../seeds/demo.ts';
import { openConnection } from './database/connection.ts';
import { migrate } from './database/migrator.ts';

/** Migrates, then brings in the demonstration: sample city, catalogue, accounts, projects. Safe to run again. */
const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is not set');
const startedAt = performance.now();
await migrate(url, (line) => console.log(`  ${line}`));
const { database, close } = openConnection(url, 2, console.error);
await seedDemo(database, (line) => console.log(`  ${line}`));
await close();
console.log(`  database ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
