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
  registrationStates,
  userTypes,
} from '@quietsite/domain';
import { z } from 'zod';
import { isStorable } from '../storable.ts';
import { sessionSchema } from './session.ts';

/** Names are trimmed before any other check. */
export const nameSchema = z
  .string()
  .trim()
  .max(80)
  .refine((name) => isStorable(name) && isPlainName(name), 'not a name');
export const emailSchema = z.string().trim().refine(isEmail, 'Email format is not correct.');
const phoneSchema = z.string().trim().refine(isPhone, 'not a phone number');
/** Must contain a letter or a digit: all names made of symbols alone would share one key (U16). */
export const companyNameSchema = z
  .string()
  .trim()
  .max(120)
  .refine((name) => companyKey(name) !== '' && isPlainName(name), 'not a company name');
export const usernameSchema = z
  .string()
  .trim()
  .refine((text) => findUsernameFault(text) === null, 'not a username');
/** A secret from an emailed link. */
const tokenSchema = z.string().min(1).max(128);
export const newPasswordSchema = z.string().max(MAX_PASSWORD_LENGTH);

const hasGoodPassword = (form: { readonly username: string; readonly password: string }) =>
  findPasswordFault(form.password, form.username) === null;
const badPassword = { path: ['password'], message: 'the password is too weak' };

/** The server decides everything else about a new account (U11). */
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

/** Who must approve the account before the user can sign in. */
export const approvers = ['authority', 'company'] as const;
export const registrationAnswerSchema = z.object({ userType: z.enum(userTypes), waitingFor: z.enum(approvers) });

/**
 * For a confirmed address: who decides about the registration next; null if an existing account changed its address.
 */
export const emailConfirmationSchema = z.object({ waitingFor: z.enum(approvers).nullable() });

/** The registration status shown to the applicant. */
export const registrationStatusSchema = z.object({
  state: z.enum(registrationStates),
  username: z.string(),
  company: z.string(),
  /** The masked address of the emails. */
  maskedEmail: z.string(),
  /** Who will approve it, or has approved it. */
  waitingFor: z.enum(approvers),
  registeredAt: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why it was rejected; blank if no reason was given. */
  reason: z.string(),
});
export type RegistrationStatus = z.infer<typeof registrationStatusSchema>;
/** False if too many links were mailed recently. */
export const confirmationSentSchema = z.object({ isSent: z.boolean() });
/** The details of PENDING: only after the correct password. */
export const pendingDetailsSchema = confirmationSentSchema.extend({ registration: registrationStatusSchema });

export const availabilityRequestSchema = z.union([
  z.object({ username: z.string().trim().min(1).max(64) }),
  z.object({ email: z.string().trim().min(1).max(254) }),
]);
export const availabilitySchema = z.object({ isAvailable: z.boolean() });

/** Companies whose name matches the typed text: at least two characters, at most twenty names (U59). */
export const companyQuerySchema = z.object({ text: z.string().trim().min(2).max(120) });
export const companySuggestionsSchema = z.object({
  names: z.array(z.string()),
  /**
   * Whether the typed name, including spelling variants (U16), is an active company. If not, its first user becomes its
   * admin.
   */
  isKnown: z.boolean(),
});

export const resetRequestSchema = z.object({ username: z.string().trim().min(1).max(64) });
/** Where the email was sent, masked (U07). Always null with HIDE_UNKNOWN_USERS. */
export const resetAnswerSchema = z.object({ maskedEmail: z.string().nullable() });
export const tokenRequestSchema = z.object({ token: tokenSchema });
export const resetAccountSchema = z.object({ username: z.string() });
export const newPasswordRequestSchema = z.object({ token: tokenSchema, password: newPasswordSchema });

/** The profile of the signed-in user only. Passwords never leave the server (U02). */
export const profileSchema = z.object({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  email: z.string(),
  /** A new address whose emailed link has not been opened yet. */
  pendingEmail: z.string().nullable(),
  phone: z.string(),
  userType: z.enum(userTypes),
  district: z.string().nullable(),
  revision: z.int(),
});
export type Profile = z.infer<typeof profileSchema>;

/** For emails to the user; the browser stores the language of its pages. */
export const languageChoiceSchema = z.object({ language: z.enum(languages) });

/** Changing the password or the address requires the current password (U11). Blank means unchanged. */
export const profileChangeSchema = z.object({
  revision: z.int(),
  firstName: nameSchema,
  lastName: nameSchema,
  email: emailSchema,
  phone: phoneSchema,
  currentPassword: z.string().max(256).default(''),
  newPassword: newPasswordSchema.default(''),
});

/** The contents of the confirmation page of an approval link (U21). */
export const approvalRequestSchema = z.object({
  name: z.string(),
  username: z.string(),
  email: z.string(),
  company: z.string(),
  userType: z.enum(userTypes),
  /** Companies with a similar name, shown only to the authority (Q139). */
  nearMatches: z.array(z.string()),
  /** Set if another user has already decided. */
  decided: z.enum(['approved', 'rejected']).nullable(),
});
/** Why a registration is rejected. The applicant reads it; blank means that no reason is given. */
export const rejectionReasonSchema = z.string().trim().max(500).refine(isStorable, 'not a text').default('');
export const rejectionSchema = z.object({ reason: rejectionReasonSchema });
export const approvalDecisionSchema = z.object({
  token: tokenSchema,
  decision: z.enum(['approve', 'reject']),
  reason: rejectionReasonSchema,
});
/** The result codes of /UserApproval (Q58). */
export const approvalResultSchema = z.object({ result: z.int().min(1).max(5) });

export const invitationSchema = z.object({
  email: z.string(),
  company: z.string(),
  userType: z.enum(userTypes),
  invitedBy: z.string(),
});
/** The link proves the address, so a user who accepts is signed in. */
export const acceptedInvitationSchema = approvalResultSchema.extend({ session: sessionSchema });
/** Email, company and type come from the invitation. */
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
