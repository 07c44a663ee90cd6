import { z } from 'zod';

/** What a token can access, never more than its owner. All scopes are read-only. */
export const tokenScopes = ['layers:read', 'projects:read'] as const;
export const tokenScopeSchema = z.enum(tokenScopes);
export type TokenScope = z.infer<typeof tokenScopeSchema>;

export const createTokenSchema = z.object({
  /** A lone surrogate would be stored as a different character. */
  name: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .refine((name) => name.isWellFormed(), 'no half characters'),
  scopes: z
    .array(tokenScopeSchema)
    .min(1)
    .max(tokenScopes.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, 'each scope once'),
  validDays: z.int().min(1).max(365).default(90),
  /** Required because a token outlives the session that requests it. */
  currentPassword: z.string().max(256).default(''),
});

export const tokenSchema = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(tokenScopeSchema),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Token = z.infer<typeof tokenSchema>;

/** The secret is shown only once, here. */
export const createdTokenSchema = tokenSchema.extend({ token: z.string() });
