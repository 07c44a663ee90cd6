import { GdalError, type GdalLimits, runGdal } from './gdal-process.ts';
import type { VectorFile } from './vector-file.ts';

const LOAD_LIMITS: GdalLimits = { timeoutSeconds: 1800, memoryMegabytes: 2048 };
const FAILED_FEATURE = /Failed to reproject feature (\d+)/;
/** GDAL's messages about a coordinate it cannot transform; FAILED_FEATURE identifies the feature itself. */
const COORDINATE_MESSAGE = /PROJ|Invalid coordinate|reprojection failed|tolerance condition|Terminating translation/i;

export interface StagingLoad {
  readonly databaseUrl: string;
  readonly file: VectorFile;
  readonly schema: string;
  readonly table: string;
  onProgress(percent: number): void;
}

/**
 * Copies a layer with all fields into its own unlogged table. The geometry is in EPSG:2326, the key is `staging_fid`.
 * Returns the keys of the features whose coordinates cannot be expressed in EPSG:2326; their geometry is null.
 */
export async function loadIntoStaging(load: StagingLoad): Promise<readonly number[]> {
  const untransformable: number[] = [];
  const problems: string[] = [];
  const onErrorLine = (line: string) => {
    const feature = FAILED_FEATURE.exec(line)?.[1];
    if (feature !== undefined) untransformable.push(Number(feature));
    else if (line.startsWith('ERROR') && !COORDINATE_MESSAGE.test(line)) problems.push(line);
  };
  try {
    await copyLayer(load, [], onErrorLine);
  } catch (error) {
    if (untransformable.length === 0) throw error;
    untransformable.length = 0;
    problems.length = 0;
    // Writes row by row, which is ten times slower, so this is only done for a file that needs it.
    await copyLayer(load, ['-overwrite', '-skipfailures'], onErrorLine);
  }
  // -skipfailures exits with zero even if rows were lost.
  if (problems.length > 0) throw new GdalError(`ogr2ogr: ${problems.slice(0, 3).join(' ')}`);
  return untransformable;
}

async function copyLayer(
  load: StagingLoad,
  mode: readonly string[],
  onErrorLine: (line: string) => void,
): Promise<void> {
  await runGdal('ogr2ogr', [...loadParameters(load), ...mode, '-gt', '65536'], {
    limits: LOAD_LIMITS,
    environment: {
      ...connectionEnvironment(load.databaseUrl),
      GDAL_SKIP: load.file.skippedDrivers,
      PG_USE_COPY: 'YES',
    },
    onOutput: (chunk) => {
      for (const [percent] of chunk.matchAll(/\d+/g)) load.onProgress(Number(percent));
    },
    onErrorLine,
  });
}

function loadParameters({ file, schema, table }: StagingLoad): string[] {
  const creation = [`SCHEMA=${schema}`, 'UNLOGGED=ON', 'SPATIAL_INDEX=NONE', 'GEOMETRY_NAME=geom', 'FID=staging_fid'];
  return [
    ...['-f', 'PostgreSQL', 'PG:', file.dataSource, file.layer, '-nln', table],
    ...creation.flatMap((option) => ['-lco', option]),
    ...['-t_srs', 'EPSG:2326', '-dim', 'XY', '-nlt', 'GEOMETRY', '-preserve_fid', '-progress'],
  ];
}

/** Passed in the environment, because process arguments are visible to everyone on the host. */
export function connectionEnvironment(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  const rootCertificate = url.searchParams.get('sslrootcert');
  return {
    PGHOST: decodeURIComponent(url.searchParams.get('host') ?? url.hostname),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username || 'postgres'),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(url.password ? { PGPASSWORD: decodeURIComponent(url.password) } : {}),
    PGSSLMODE: url.searchParams.get('sslmode') ?? 'prefer',
    ...(rootCertificate ? { PGSSLROOTCERT: rootCertificate } : {}),
    PGAPPNAME: 'quietsite-import',
  };
}
