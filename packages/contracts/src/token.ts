import { z } from 'zod';

export const createTokenSchema = z.object({
  name: z.string().trim().min(1).max(80),
  validDays: z.int().min(1).max(366).default(90),
});

export const tokenSchema = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});

/** The secret is shown once, here, and never again. */
export const createdTokenSchema = tokenSchema.extend({ token: z.string() });
