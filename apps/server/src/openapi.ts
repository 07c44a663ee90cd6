import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnvironment } from './config/environment.ts';
import { submissionJsonSchema } from './config/submission-schema.ts';
import { describeApi } from './wiring.ts';

/**
 * Writes docs/openapi.json from the routes, and the schema of frozen submissions next to it; --check fails if a file is
 * out of date.
 */
const docs = join(import.meta.dirname, '../../../docs');
const placeholderVariables = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PUBLIC_ORIGIN: 'http://127.0.0.1',
  FILE_STORE_URL: 'file:///nonexistent',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_KEY: 'x'.repeat(32),
};
const contents = {
  'openapi.json': await describeApi(readEnvironment(placeholderVariables)),
  'submission.schema.json': submissionJsonSchema,
};

let isOutdated = false;
for (const [name, content] of Object.entries(contents)) {
  const [file, text] = [join(docs, name), `${JSON.stringify(content, null, 2)}\n`];
  if (!process.argv.includes('--check')) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`docs/${name} does not match the routes: run pnpm openapi`);
    isOutdated = true;
  }
}
process.exit(isOutdated ? 1 : 0);
