// Imports a source layer from a file: pnpm data:import buildings|districts|terrain FILE [options]
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
import {
  createTerrainImportService,
  type TerrainImportRequest,
  type TerrainSummary,
} from './services/layers/terrain-import.service.ts';

const USAGE = `usage: pnpm data:import buildings|districts FILE [--layer NAME] [--label TEXT] [--sample] [--allow-removals]
       pnpm data:import terrain FILE [--label TEXT] [--sample] [--allow-removals]
FILE is GeoJSON, GeoPackage, Shapefile or a zip of one, for terrain a raster such as GeoTIFF, in any coordinate system.
DATABASE_URL names the database.`;

class UsageError extends Error {}

type Request = ImportRequest | (TerrainImportRequest & { readonly dataset: 'terrain' });

function readRequest(): Request {
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
  if (file === undefined || others.length > 0) throw new UsageError(USAGE);
  const common = {
    ...{ file, isSample: values.sample, allowRemovals: values['allow-removals'] },
    ...(values.label === undefined ? {} : { label: values.label }),
  };
  if (dataset === 'terrain' && values.layer === undefined) return { dataset, ...common };
  if (dataset !== 'buildings' && dataset !== 'districts') throw new UsageError(USAGE);
  return { dataset, ...common, ...(values.layer === undefined ? {} : { layer: values.layer }) };
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

function describeTerrain({ columns, rows, cellMetres, ...summary }: TerrainSummary): string {
  const { knownNodes, lowest, highest, edition, hasChanged, seconds } = summary;
  const unknown = columns * rows - knownNodes;
  return [
    `terrain: ${columns} by ${rows} levels every ${cellMetres} m, ${unknown} of them unknown`,
    `from ${lowest.toFixed(1)} to ${highest.toFixed(1)} mPD`,
    `edition ${edition}${hasChanged ? '' : ' (nothing changed)'}, ${seconds.toFixed(1)} s`,
  ].join('\n');
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

/** Prints this many words at most; the administration page lists more. */
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
    const { database } = connection;
    console.log(
      request.dataset === 'terrain'
        ? describeTerrain(await createTerrainImportService({ database }).importFile(request, progressLines()))
        : describe(await createSourceImportService({ database, databaseUrl }).importFile(request, progressLines())),
    );
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
