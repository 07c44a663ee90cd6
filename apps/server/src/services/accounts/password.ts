import { hash, verify } from '@node-rs/argon2';
import { createPasswordLimiter } from './password-limiter.ts';

/** Argon2id (the library's default) at 19 MiB and two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of a hash made with these; one of earlier settings is made anew when its password is next known. */
const CURRENT = `$argon2id$v=19$m=${OPTIONS.memoryCost},t=${OPTIONS.timeCost},p=${OPTIONS.parallelism}$`;
export const isOutdated = (stored: string): boolean => !stored.startsWith(CURRENT);

/** Two at once leave half of Node's four threads to everybody else; the longest line is worked off in about two seconds. */
const limited = createPasswordLimiter({ atOnce: 2, waiting: 100, waitingPerAddress: 20 });

export const hashPassword = (password: string, address = ''): Promise<string> =>
  limited(address, () => hash(password, OPTIONS));

let decoy: Promise<string> | undefined;

/**
 * Without a stored hash the same work is done and the answer is no: an unknown name cannot be told from a wrong password
 * by the clock (U06). The decoy is made at the first check of any kind, so that no first unknown name waits for it.
 */
export async function isPasswordRight(stored: string | undefined, password: string, address = ''): Promise<boolean> {
  decoy ??= hash('no account has this password', OPTIONS);
  const expected = stored ?? (await decoy);
  const isRight = await limited(address, () => verify(expected, password));
  return isRight && stored !== undefined;
}
