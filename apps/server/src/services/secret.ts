import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for session ids and personal tokens; only their hash is stored. */
export const createSecret = () => randomBytes(32).toString('base64url');
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();
