import { z } from 'zod';

export const userTypes = ['admin', 'epd', 'Contractor Admin', 'Contractor Member'] as const;

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
  district: z.string().nullable(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const sessionSchema = z.object({
  user: currentUserSchema,
  /** When the session ends without activity; the server decides, the page only counts down (U17). */
  expiresAt: z.iso.datetime(),
});
export type Session = z.infer<typeof sessionSchema>;
