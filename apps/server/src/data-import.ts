// Imports a source layer from a file: pnpm data:import buildings|districts FILE [options]
import { parseArgs } from 'node:util';
import { kindNamesOf, type UsesOfLayer } from '@quietsite/domain';
import { openConnection } from './database/connection.ts';
import { GdalError } from './integrations/gdal/gdal-process.ts';
import {
  createSourceImportService,
  type ImportProgress,
  ImportRefusedError,
  type ImportRequest,
  type ImportSummary,
} from './services/layers/source-import.service.ts';

const USAGE = `usage: pnpm data:import buildings|districts FILE [--layer NAME] [--label TEXT] [--sample] [--allow-removals]
FILE is GeoJSON, GeoPackage, Shapefile or a zip of one, in any coordinate system. DATABASE_URL names the database.`;

class UsageError extends Error {}

function readRequest(): ImportRequest {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      layer: { type: 'string' },
      label: { type: 'string' },
      sample: { type: 'boolean', default: false },
      'allow-removals': { type: 'boolean', default: false },
    },
  });
  const [dataset, file, ...others] = positionals;
  if ((dataset !== 'buildings' && dataset !== 'districts') || file === undefined || others.length > 0)
    throw new UsageError(USAGE);
  return {
    ...{ dataset, file, isSample: values.sample, allowRemovals: values['allow-removals'] },
    ...(values.layer === undefined ? {} : { layer: values.layer }),
    ...(values.label === undefined ? {} : { label: values.label }),
  };
}

/** Prints one line per ten percent and per phase. */
function progressLines(): ImportProgress {
  let last = '';
  return (phase, percent) => {
    const line = percent === undefined ? `${phase} ...` : `${phase} ${percent} %`;
    if (line !== last) console.error(line);
    last = line;
  };
}

function describe({ dataset, edition, hasChanged, counts, skipped, seconds, uses }: ImportSummary): string {
  const lines = [
    `${dataset}: ${counts.added} added, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.removed} removed`,
    ...skipped.map(({ reason, count, examples }) => `skipped, ${reason}: ${count} (${examples.join(', ')})`),
    ...(uses ? describeUses(uses) : []),
    `edition ${edition}${hasChanged ? '' : ' (nothing changed)'}, ${seconds.toFixed(1)} s`,
  ];
  return lines.join('\n');
}

/** How many words are printed; the administration page has more. */
const PRINTED_WORDS = 30;

function describeUses({ kinds, unknown }: UsesOfLayer): string[] {
  const names = kindNamesOf('en');
  const words = unknown.slice(0, PRINTED_WORDS).map(({ word, buildings }) => `${word} ${buildings}`);
  const more = unknown.length > PRINTED_WORDS ? `, and ${unknown.length - PRINTED_WORDS} more words` : '';
  return [
    `kinds: ${kinds.map(({ kind, buildings }) => `${names[kind]} ${buildings}`).join(', ')}`,
    `words that propose no kind: ${words.length === 0 ? 'none' : words.join(', ') + more}`,
  ];
}

async function run(): Promise<void> {
  const request = readRequest();
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new UsageError('DATABASE_URL is not set');
  const connection = openConnection(databaseUrl, 2, (error) => console.error(error.message));
  try {
    const service = createSourceImportService({ database: connection.database, databaseUrl });
    console.log(describe(await service.importFile(request, progressLines())));
  } finally {
    await connection.close();
  }
}

try {
  await run();
} catch (error) {
  const isExpected = error instanceof ImportRefusedError || error instanceof GdalError || error instanceof UsageError;
  console.error(isExpected ? `import refused, nothing changed: ${error.message}` : error);
  process.exitCode = 1;
}
