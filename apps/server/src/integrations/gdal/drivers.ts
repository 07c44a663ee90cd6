import { outputOf } from './gdal-output.ts';
import type { GdalLimits } from './gdal-process.ts';

const LIMITS: GdalLimits = { timeoutSeconds: 60, memoryMegabytes: 1024 };

let known: Promise<readonly string[]> | undefined;

/** GDAL_SKIP is a deny-list, so it gets every GDAL driver except the allowed ones. */
export async function listDriversToSkip(allowed: readonly string[]): Promise<string> {
  // Constant for the life of the process; a failure is not cached.
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
