import { GdalError, type GdalRun, runGdal } from './gdal-process.ts';

/** Thousands of fields and layers; whoever has more is not to fill our memory with their names. */
const MAX_CHARACTERS = 4_000_000;

/** Everything that ogrinfo prints, for questions with a short answer. */
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
