import { ProgramError, type ProgramLimits, type ProgramRun, runProgram } from '../../programs/run-program.ts';

export type GdalLimits = ProgramLimits;

export interface GdalRun extends Omit<ProgramRun, 'files'> {
  readonly environment: Readonly<Record<string, string>>;
}

/** GDAL refused, ran out of time or memory, or is not installed; the text is for the user who uploaded the file. */
export class GdalError extends Error {
  override readonly name = 'GdalError';
  readonly kind: ProgramError['kind'];

  constructor(message: string, kind: GdalError['kind'] = 'failed') {
    super(message);
    this.kind = kind;
  }
}

/** Prevents network access: no web file systems, and no transformation grids from the network. */
const ISOLATION = {
  CPL_VSIL_CURL_ALLOWED_EXTENSIONS: '{none}',
  CPL_VSIL_CURL_ALLOWED_FILENAME: '{none}',
  GDAL_HTTP_PROXY: '127.0.0.1:9',
  GDAL_HTTP_TIMEOUT: '1',
  GDAL_HTTP_MAX_RETRY: '0',
  PROJ_NETWORK: 'OFF',
  // Otherwise GDAL stops reporting after a thousand messages and the count of skipped features would be wrong.
  CPL_MAX_ERROR_REPORTS: '1000000000',
};

/** Runs one GDAL program under the common limits. */
export async function runGdal(
  program: 'ogr2ogr' | 'ogrinfo' | 'gdalinfo' | 'gdalwarp',
  parameters: readonly string[],
  run: GdalRun,
): Promise<void> {
  try {
    await runProgram(program, parameters, { ...run, environment: { ...ISOLATION, ...run.environment } });
  } catch (error) {
    throw error instanceof ProgramError ? new GdalError(error.message, error.kind) : error;
  }
}
