// Adds a district of sites in every state of review to a seeded demonstration: pnpm demo:district
import { setPriority } from 'node:os';
import { seedDistrict } from '../seeds/district/seed-district.ts';
import { openPress } from '../seeds/press.ts';
import { openConnection } from './database/connection.ts';

/** Calculates and prints for minutes; safe to interrupt and to run again. */
const url = process.env.DATABASE_URL;
const fileStoreUrl = process.env.FILE_STORE_URL;
if (!url || !fileStoreUrl) throw new Error('DATABASE_URL and FILE_STORE_URL must be set');
// Other uses of the demonstration take priority.
setPriority(10);
const startedAt = performance.now();
const connection = openConnection(url, 4, console.error);
const press = await openPress(fileStoreUrl);
try {
  await seedDistrict(connection, { press, log: (line) => console.log(`  ${line}`) });
} finally {
  await press.printer.close();
  await connection.close();
}
console.log(`  district ready in ${Math.round((performance.now() - startedAt) / 1000)} s`);
