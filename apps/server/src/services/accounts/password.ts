import { hash, verify } from '@node-rs/argon2';
import { createPasswordLimiter } from './password-limiter.ts';

/** Argon2id (the library's default) at 19 MiB and two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Prefix of a hash with these settings. An older hash is renewed at the next sign-in. */
const CURRENT_PREFIX = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;
export const isOutdated = (stored: string): boolean => !stored.startsWith(CURRENT_PREFIX);

/**
 * Two concurrent checks leave half of Node's four threads for everything else. The longest queue is processed in about
 * two seconds.
 */
const runLimited = createPasswordLimiter({ atOnce: 2, waiting: 100, waitingPerAddress: 20 });

export const hashPassword = (password: string, address = ''): Promise<string> =>
  runLimited(address, () => hash(password, OPTIONS));

let decoy: Promise<string> | undefined;

/**
 * Without a stored hash the same work is done and the result is false, so that timing does not distinguish an unknown
 * name from a wrong password (U06). The decoy is created at the first check of any kind, so that the first unknown name
 * does not wait for it.
 */
export async function isPasswordRight(stored: string | undefined, password: string, address = ''): Promise<boolean> {
  decoy ??= hash('no account has this password', OPTIONS);
  const expected = stored ?? (await decoy);
  const isRight = await runLimited(address, () => verify(expected, password));
  return isRight && stored !== undefined;
}
