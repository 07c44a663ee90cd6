import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits, for session ids, devices and personal tokens; only their hash is stored. */
export const createSecret = () => randomBytes(32).toString('base64url');
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();

/** Six digits, all codes equally likely (U09). */
export const createCode = () => String(randomInt(1_000_000)).padStart(6, '0');
/**
 * A million codes are quickly tried; without the secret, which only the browser has, the stored hash reveals nothing.
 */
export const hashCode = (code: string, secret: string) => createHmac('sha256', secret).update(code).digest();
