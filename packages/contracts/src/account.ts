import {
  companyKey,
  findPasswordFault,
  findUsernameFault,
  isEmail,
  isPhone,
  isPlainName,
  languages,
  MAX_PASSWORD_LENGTH,
  organisationRoles,
  userTypes,
} from '@quietsite/domain';
import { z } from 'zod';
import { sessionSchema } from './session.ts';
import { isStorable } from './storable.ts';

/** Names are trimmed before anything else looks at them. */
export const nameSchema = z
  .string()
  .trim()
  .max(80)
  .refine((name) => isStorable(name) && isPlainName(name), 'not a name');
export const emailSchema = z.string().trim().refine(isEmail, 'Email format is not correct.');
const phoneSchema = z.string().trim().refine(isPhone, 'not a phone number');
/** With a letter or a digit in it: a name of signs alone would have everybody's key (U16). */
export const companyNameSchema = z
  .string()
  .trim()
  .max(120)
  .refine((name) => companyKey(name) !== '' && isPlainName(name), 'not a company name');
export const usernameSchema = z
  .string()
  .trim()
  .refine((text) => findUsernameFault(text) === null, 'not a username');
/** A secret from a mailed link. */
const tokenSchema = z.string().min(1).max(128);
export const newPasswordSchema = z.string().max(MAX_PASSWORD_LENGTH);

const hasGoodPassword = (form: { readonly username: string; readonly password: string }) =>
  findPasswordFault(form.password, form.username) === null;
const badPassword = { path: ['password'], message: 'not a good password' };

/** Everything else about a new account is the server's to decide (U11). */
export const registrationSchema = z
  .object({
    username: usernameSchema,
    password: newPasswordSchema,
    firstName: nameSchema,
    lastName: nameSchema,
    company: companyNameSchema,
    email: emailSchema,
    phone: phoneSchema,
  })
  .refine(hasGoodPassword, badPassword);
export type Registration = z.infer<typeof registrationSchema>;

/** Who has to approve the account before it may sign in. */
export const approvers = ['authority', 'company'] as const;
export const registrationAnswerSchema = z.object({ userType: z.enum(userTypes), waitingFor: z.enum(approvers) });

/** Of a confirmed address: who decides about a registration next; null for a new address of an account. */
export const emailConfirmationSchema = z.object({ waitingFor: z.enum(approvers).nullable() });

export const availabilityRequestSchema = z.union([
  z.object({ username: z.string().trim().min(1).max(64) }),
  z.object({ email: z.string().trim().min(1).max(254) }),
]);
export const availabilitySchema = z.object({ isAvailable: z.boolean() });

/** Companies whose name fits what was typed; at least two characters, at most twenty names (U59). */
export const companyQuerySchema = z.object({ text: z.string().trim().min(2).max(120) });
export const companySuggestionsSchema = z.object({
  names: z.array(z.string()),
  /** The typed name, spelling variants included (U16), is an active company; otherwise its first user becomes its admin. */
  isKnown: z.boolean(),
});

export const resetRequestSchema = z.object({ username: z.string().trim().min(1).max(64) });
/** Where the mail went, masked (U07). With HIDE_UNKNOWN_USERS it is null for everybody. */
export const resetAnswerSchema = z.object({ maskedEmail: z.string().nullable() });
export const tokenRequestSchema = z.object({ token: tokenSchema });
export const resetAccountSchema = z.object({ username: z.string() });
export const newPasswordRequestSchema = z.object({ token: tokenSchema, password: newPasswordSchema });

/** Of the signed-in person alone; no password ever leaves the server (U02). */
export const profileSchema = z.object({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  email: z.string(),
  /** A new address that waits for its mailed link to be opened. */
  pendingEmail: z.string().nullable(),
  phone: z.string(),
  userType: z.enum(userTypes),
  district: z.string().nullable(),
  revision: z.int(),
});
export type Profile = z.infer<typeof profileSchema>;

/** For mails to the person; the browser keeps that of its pages. */
export const languageChoiceSchema = z.object({ language: z.enum(languages) });

/** A new password or address needs the present password (U11); blank means unchanged. */
export const profileChangeSchema = z.object({
  revision: z.int(),
  firstName: nameSchema,
  lastName: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  currentPassword: z.string().max(256).default(''),
  newPassword: newPasswordSchema.default(''),
});

/** What the confirmation page of an approval link shows (U21). */
export const approvalRequestSchema = z.object({
  name: z.string(),
  username: z.string(),
  email: z.string(),
  company: z.string(),
  userType: z.enum(userTypes),
  /** Companies with a similar name; only the authority is shown them (Q139). */
  nearMatches: z.array(z.string()),
  /** Somebody was quicker: there is nothing left to decide. */
  decided: z.enum(['approved', 'rejected']).nullable(),
});
export const approvalDecisionSchema = z.object({ token: tokenSchema, decision: z.enum(['approve', 'reject']) });
/** The codes of /UserApproval (Q58). */
export const approvalResultSchema = z.object({ result: z.int().min(1).max(5) });

export const invitationSchema = z.object({
  email: z.string(),
  company: z.string(),
  userType: z.enum(userTypes),
  invitedBy: z.string(),
});
/** The link proved the address: who accepts is signed in. */
export const acceptedInvitationSchema = approvalResultSchema.extend({ session: sessionSchema });
/** Email, company and type are those of the invitation. */
export const invitedRegistrationSchema = z
  .object({
    token: tokenSchema,
    username: usernameSchema,
    password: newPasswordSchema,
    firstName: nameSchema,
    lastName: nameSchema,
    phone: phoneSchema,
  })
  .refine(hasGoodPassword, badPassword);

export const userIdParameterSchema = z.object({ userId: z.coerce.number().int().positive() });
export const organisationRoleSchema = z.enum(organisationRoles);
