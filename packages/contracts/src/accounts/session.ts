import { userTypes } from '@quietsite/domain';
import { z } from 'zod';

export const signInSchema = z.object({
  username: z.string().trim().min(1).max(64),
  password: z.string().min(1).max(256),
});

export const currentUserSchema = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  userType: z.enum(userTypes),
  company: z.string().nullable(),
  companyId: z.int().nullable(),
  district: z.string().nullable(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const sessionSchema = z.object({
  user: currentUserSchema,
  /** When an inactive session ends. The server decides, the page only counts down (U17). */
  expiresAt: z.iso.datetime(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Administrators only learn the next step until they enter the correct emailed code (U10). */
export const signInAnswerSchema = z.discriminatedUnion('next', [
  z.object({ next: z.literal('projects'), session: sessionSchema }),
  z.object({ next: z.literal('twofactor') }),
]);
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

export const twoFactorSchema = z.object({ code: z.string().regex(/^\d{6}$/) });
