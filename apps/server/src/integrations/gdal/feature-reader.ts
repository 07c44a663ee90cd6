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
  /** Only for files that can have several layers. */
  readonly layer?: string;
  readonly parameters?: readonly string[];
  readonly limits: GdalLimits;
  readonly environment: Readonly<Record<string, string>>;
}

/** Fifteen decimals preserve every double exactly. */
const OUTPUT = ['-f', 'GeoJSON', '/vsistdout/', '-lco', 'COORDINATE_PRECISION=15', '-mapFieldType', 'All=String'];
const FEATURE_LINE = /^\{ "type": "Feature"/;
const MAX_LINE_LENGTH = 16 * 1_048_576;

/** A feature has more than MAX_LINE_LENGTH characters, which no drawn outline needs. */
export class FeatureTooLongError extends Error {
  override readonly name = 'FeatureTooLongError';
}

/**
 * Passes on each feature as GDAL writes it, one per line. An error thrown by `onFeature` stops the reading. Throws if
 * GDAL reports an error, even if it continues, because something would be missing.
 */
export async function readFeatures(source: FeatureSource, onFeature: (feature: GdalFeature) => void): Promise<void> {
  const stop = new AbortController();
  const problems: string[] = [];
  const readChunk = createLineReader((line) => {
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
        readChunk(chunk);
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

/** Joins the chunks of a line only once, because a line of 50,000 corners arrives in about fifty chunks. */
function createLineReader(onLine: (line: string) => void): (chunk: string) => void {
  let chunks: string[] = [];
  let length = 0;
  return (chunk) => {
    const [first = '', ...others] = chunk.split('\n');
    chunks.push(first);
    length += first.length;
    for (const start of others) {
      onLine(chunks.join(''));
      chunks = [start];
      length = start.length;
    }
    if (length > MAX_LINE_LENGTH) throw new FeatureTooLongError();
  };
}

function parseFeature(line: string): GdalFeature {
  try {
    return JSON.parse(line.replace(/,\s*$/, ''));
  } catch {
    // Happens if coordinates are not numbers.
    throw new GdalError('ogr2ogr did not write valid JSON');
  }
}
