import { GdalError, type GdalRun, runGdal } from './gdal-process.ts';

/** Enough for thousands of fields and layers; more names must not fill the memory. */
const MAX_CHARACTERS = 4_000_000;

/** Returns the full output of ogrinfo, for short results. */
export async function outputOf(
  parameters: readonly string[],
  run: Pick<GdalRun, 'limits' | 'environment'>,
): Promise<string> {
  const stop = new AbortController();
  let text = '';
  const running = runGdal('ogrinfo', parameters, {
    ...run,
    signal: stop.signal,
    onOutput: (chunk) => {
      if (text.length <= MAX_CHARACTERS) text += chunk;
      else stop.abort(new GdalError('ogrinfo has too much to say'));
    },
  });
  await running.finally(() => stop.signal.throwIfAborted());
  return text;
}
