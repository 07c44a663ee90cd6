import { GdalError, type GdalLimits, runGdal } from './gdal-process.ts';

export interface GdalFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: GdalGeometry | null;
}

/** GeoJSON, as GDAL writes it. */
export interface GdalGeometry {
  readonly type: string;
  readonly coordinates?: unknown;
  readonly geometries?: readonly GdalGeometry[];
}

export interface FeatureSource {
  readonly path: string;
  /** Only for files that can have several. */
  readonly layer?: string;
  readonly parameters?: readonly string[];
  readonly limits: GdalLimits;
  readonly environment: Readonly<Record<string, string>>;
}

/** Fifteen decimals preserve every double exactly. */
const OUTPUT = ['-f', 'GeoJSON', '/vsistdout/', '-lco', 'COORDINATE_PRECISION=15', '-mapFieldType', 'All=String'];
const FEATURE_LINE = /^\{ "type": "Feature"/;
const MAX_LINE_LENGTH = 16 * 1_048_576;

/** One feature of more than MAX_LINE_LENGTH characters, which no drawn outline needs. */
export class FeatureTooLongError extends Error {
  override readonly name = 'FeatureTooLongError';
}

/**
 * Passes on each feature as GDAL writes it, one per line. An error thrown by `onFeature` stops the reading. Anything
 * GDAL reports as an error fails, even if GDAL continues: something would be missing.
 */
export async function readFeatures(source: FeatureSource, onFeature: (feature: GdalFeature) => void): Promise<void> {
  const stop = new AbortController();
  const problems: string[] = [];
  const take = createLineReader((line) => {
    if (FEATURE_LINE.test(line)) onFeature(parseFeature(line));
  });
  const { path, layer, parameters = [], limits, environment } = source;
  const run = runGdal('ogr2ogr', [...OUTPUT, ...parameters, path, ...(layer === undefined ? [] : [layer])], {
    limits,
    environment,
    signal: stop.signal,
    onOutput(chunk) {
      if (stop.signal.aborted) return;
      try {
        take(chunk);
      } catch (error) {
        stop.abort(error);
      }
    },
    onErrorLine: (line) => void (line.startsWith('ERROR') && problems.push(line)),
  });
  // GDAL may have finished before it could be stopped.
  await run.finally(() => stop.signal.throwIfAborted());
  if (problems.length > 0) throw new GdalError(`ogr2ogr: ${problems.slice(0, 3).join(' ')}`);
}

/** A line of 50,000 corners arrives in fifty chunks; they are joined once. */
function createLineReader(onLine: (line: string) => void): (chunk: string) => void {
  let pieces: string[] = [];
  let length = 0;
  return (chunk) => {
    const [first = '', ...others] = chunk.split('\n');
    pieces.push(first);
    length += first.length;
    for (const start of others) {
      onLine(pieces.join(''));
      pieces = [start];
      length = start.length;
    }
    if (length > MAX_LINE_LENGTH) throw new FeatureTooLongError();
  };
}

function parseFeature(line: string): GdalFeature {
  try {
    return JSON.parse(line.replace(/,\s*$/, ''));
  } catch {
    // Coordinates that are not numbers.
    throw new GdalError('ogr2ogr wrote what is no JSON');
  }
}
