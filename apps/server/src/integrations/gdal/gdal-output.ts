import { GdalError, type GdalRun, runGdal } from './gdal-process.ts';

/** Enough for thousands of fields and layers. Protects the memory from longer output. */
const MAX_CHARACTERS = 4_000_000;

/** Returns the complete output of a program that describes files, which must be short. */
export async function outputOf(
  parameters: readonly string[],
  run: Pick<GdalRun, 'limits' | 'environment'>,
  program: 'ogrinfo' | 'gdalinfo' = 'ogrinfo',
): Promise<string> {
  const stop = new AbortController();
  let text = '';
  const running = runGdal(program, parameters, {
    ...run,
    signal: stop.signal,
    onOutput: (chunk) => {
      if (text.length <= MAX_CHARACTERS) text += chunk;
      else stop.abort(new GdalError(`${program} has too much to say`));
    },
  });
  await running.finally(() => stop.signal.throwIfAborted());
  return text;
}
