import { outputOf } from './gdal-output.ts';
import type { GdalLimits } from './gdal-process.ts';

const LIMITS: GdalLimits = { timeoutSeconds: 60, memoryMegabytes: 1024 };

let known: Promise<readonly string[]> | undefined;

/** GDAL_SKIP is a deny-list; the allow-list is everything GDAL knows minus what we read. */
export async function listDriversToSkip(allowed: readonly string[]): Promise<string> {
  // The same for the life of the process; a failed attempt is not kept.
  known ??= listDrivers().catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  const names = await known;
  return names.filter((name) => !allowed.includes(name)).join(',');
}

async function listDrivers(): Promise<readonly string[]> {
  const text = await outputOf(['--formats'], { limits: LIMITS, environment: {} });
  return [...text.matchAll(/^ {2}(.+?) -[a-z, ]+- \(/gm)].map((match) => match[1] ?? '');
}
