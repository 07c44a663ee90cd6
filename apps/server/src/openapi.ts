import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnvironment } from './config/environment.ts';
import { describeApi } from './wiring.ts';

/** Writes docs/openapi.json from the routes themselves; --check fails when the file has fallen behind. */
const file = join(import.meta.dirname, '../../../docs/openapi.json');
const nowhere = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PUBLIC_ORIGIN: 'http://127.0.0.1',
  FILE_STORE_URL: 'file:///nonexistent',
  SMTP_URL: 'smtp://127.0.0.1:1',
};
const text = `${JSON.stringify(await describeApi(readEnvironment(nowhere)), null, 2)}\n`;

if (process.argv.includes('--check')) {
  const stored = await readFile(file, 'utf8').catch(() => '');
  if (stored !== text) {
    console.error('docs/openapi.json does not match the routes: run pnpm openapi');
    process.exit(1);
  }
} else {
  await writeFile(file, text);
}
process.exit(0);
