import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) at 19 MiB and two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, OPTIONS);
export const isPasswordRight = (stored: string, password: string) => verify(stored, password);

let decoy: Promise<string> | undefined;

/** Takes as long as a real check, so that an unknown name cannot be told from a wrong password by the clock (U06). */
export async function checkDecoy(password: string): Promise<void> {
  decoy ??= hashPassword('no account has this password');
  await verify(await decoy, password);
}
