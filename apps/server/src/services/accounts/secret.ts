import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, for session ids, devices and personal tokens; only their hash is stored. */
export const createSecret = () => randomBytes(32).toString('base64url');
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();

/** A code of six digits; all codes are equally likely (U09). */
export const createCode = () => String(randomInt(1_000_000)).padStart(6, '0');
/**
 * Includes a secret that only the browser has. Otherwise the code could be found from the stored hash by trying all
 * million codes.
 */
export const hashCode = (code: string, secret: string) => createHmac('sha256', secret).update(code).digest();
