import { seedDemo } from '../seeds/demo.ts';
import { fileStoreUrlSchema } from './config/file-store-url.ts';
import { openConnection } from './database/connection.ts';
import { migrate } from './database/migrator.ts';
import { createFileStore } from './integrations/create-file-store.ts';
import { createPrinter } from './printing/printer.ts';

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
const printing = FILE_STORE_URL ? await openPrinting(FILE_STORE_URL) : undefined;
await seedDemo(database, (line) => console.log(`  ${line}`), printing);
await printing?.printer.close();
await close();
console.log(`  database ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);

/** Opens file store and printer as the server processes do, with only the settings needed here. */
async function openPrinting(url: string) {
  const { FONT_DIRECTORY, FILE_STORE_ACCESS_KEY: accessKeyId, FILE_STORE_SECRET_KEY: secretAccessKey } = process.env;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  const files = await createFileStore(fileStoreUrlSchema.parse(url), credentials);
  return { files, printer: createPrinter({ fontPaths: FONT_DIRECTORY ? [FONT_DIRECTORY] : [] }) };
}
