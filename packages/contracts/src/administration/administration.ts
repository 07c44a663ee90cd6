import { accountFilters, accountStates, isMaskedPhone, languages, userTypes } from '@quietsite/domain';
import { daySchema, multiPolygonSchema, pointSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';
import { emailSchema, nameSchema, newPasswordSchema, usernameSchema } from '../accounts/account.ts';

/** The charts of the admin portal, in display order (ADMIN-02, ADMIN-03). */
export const statisticsCharts = ['users', 'companies', 'projects', 'accumulatedProjects', 'districts'] as const;
export type StatisticsChart = (typeof statisticsCharts)[number];

const waits = { decided: z.int(), medianDays: z.number(), longestDays: z.number() };

/** Months in Hong Kong time, from the first record without gaps (ADMIN-04, Q131). Deleted records are not counted. */
export const statisticsSchema = z.object({
  months: z.array(
    z.object({
      month: z.string(),
      users: z.int(),
      companies: z.int(),
      projects: z.int(),
      accumulatedProjects: z.int(),
    }),
  ),
  /** Each project counts in the district with the largest part of its site; null if it has no site yet. */
  districts: z.array(z.object({ district: z.string().nullable(), projects: z.int() })),
  /** How long submissions waited for a decision, by the month of the decision; newest month first. */
  turnaround: z.array(z.object({ district: z.string().nullable(), month: z.string(), ...waits })),
  /** The same for all districts together, oldest month first. */
  monthTurnaround: z.array(z.object({ month: z.string(), ...waits })),
  /** The same by district, in the last twelve months. */
  districtTurnaround: z.array(z.object({ district: z.string().nullable(), ...waits })),
  /** Three statuses; rejected projects count as Created (ADMIN-30, Q48). */
  statuses: z.object({ Created: z.int(), Submitted: z.int(), Approved: z.int() }),
  /** The Created projects that the authority returned. */
  returned: z.int(),
});
export type Statistics = z.infer<typeof statisticsSchema>;

/** The tables that can be downloaded as CSV. */
export const statisticsTables = [...statisticsCharts, 'turnaround'] as const;
export type StatisticsTable = (typeof statisticsTables)[number];
export const statisticsTableParametersSchema = z.object({ chart: z.enum(statisticsTables) });

/** The districts for a small map, with simplified outlines. */
export const districtShapeSchema = z.object({
  district: z.string(),
  outline: multiPolygonSchema,
  /** A point inside, for a label. */
  labelPoint: pointSchema,
});
export type DistrictShape = z.infer<typeof districtShapeSchema>;

/** Language of the column headings. */
export const statisticsTableQuerySchema = z.object({ language: z.enum(languages).default('en') });

/**
 * One row for each officer, and one for a district without an account, which is not set up yet (Q57). Passwords are never sent (U02,
 * U13).
 */
export const districtAdminSchema = z.object({
  district: z.string(),
  userId: z.int().nullable(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** An emailed link to set the password has not been used yet. */
  hasOpenLink: z.boolean(),
  revision: z.int(),
});
export type DistrictAdmin = z.infer<typeof districtAdminSchema>;

export const districtParameterSchema = z.object({ district: z.string().min(1).max(80) });

/**
 * Without a user id, creates the account of the district. A blank password stays unchanged, or is set by emailed link
 * (U13).
 */
export const districtAdminChangeSchema = z.object({
  userId: z.int().positive().nullable(),
  revision: z.int(),
  username: usernameSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  email: emailSchema,
  phone: z.string().trim().refine(isMaskedPhone, 'not (+999)9999-9999'),
  newPassword: newPasswordSchema.default(''),
  /** A new account beside the others. Otherwise two administrators could set up the same district without knowing. */
  isFurther: z.boolean().default(false),
});
export type DistrictAdminChange = z.infer<typeof districtAdminChangeSchema>;
export const passwordLinkSchema = z.object({ userId: z.int().positive() });

/** An account as the administrator sees it (ADMIN-10). */
export const adminUserSchema = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  company: z.string().nullable(),
  companyId: z.int().nullable(),
  district: z.string().nullable(),
  email: z.string(),
  userType: z.enum(userTypes),
  isActive: z.boolean(),
  state: z.enum(accountStates),
  /** Null if the person never signed in. */
  lastSignInAt: z.iso.datetime().nullable(),
  /** When the lock after wrong passwords or codes ends; null if there is none. */
  lockedUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  ownedProjects: z.int(),
  /** Whether this is the only Admin of a company with several people, who can be neither deactivated nor deleted. */
  isOnlyAdmin: z.boolean(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

export const userSearchSchema = z.object({
  search: z.string().trim().max(120).default(''),
  state: z.enum(accountFilters).optional(),
});
export type UserSearch = z.infer<typeof userSearchSchema>;
/** The number of matches; only the first are listed. */
export const userListSchema = z.object({ users: z.array(adminUserSchema), count: z.int() });
export type UserList = z.infer<typeof userListSchema>;

/** The mail that was sent: to confirm a registration, or to set a password. */
export const accountLinkSentSchema = z.object({ kind: z.enum(['confirmation', 'password']) });
export type AccountLinkSent = z.infer<typeof accountLinkSentSchema>;

/** An open invitation of any company. */
export const openInvitationSchema = z.object({
  id: z.int(),
  email: z.string(),
  company: z.string(),
  userType: z.enum(userTypes),
  invitedBy: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

export const successorSchema = z.object({ id: z.int(), username: z.string(), name: z.string() });
export type Successor = z.infer<typeof successorSchema>;
/** The user who takes over the removed user's projects; required if there are any (U27). */
export const userRemovalSchema = z.object({ successorId: z.int().positive().nullable().default(null) });

/** A deleted account that can still be restored (Q151). */
export const deletedUserSchema = adminUserSchema
  .pick({ id: true, username: true, name: true, company: true, district: true, email: true, userType: true })
  .extend({ deletedAt: z.iso.datetime(), deletedBy: z.string(), restorableUntil: daySchema });
export type DeletedUser = z.infer<typeof deletedUserSchema>;

/** What needs an administrator's attention. */
export const adminOverviewSchema = z.object({
  /** Company admins awaiting approval. */
  registrations: z.object({ waiting: z.int(), oldestAt: z.iso.datetime().nullable() }),
  lockedAccounts: z.int(),
  /** Those that expire within two days are counted separately. */
  invitations: z.object({ open: z.int(), expiring: z.int() }),
  districtsWithoutReviewer: z.array(z.string()),
  /** Submitted projects awaiting a decision, in all districts. */
  submissions: z.object({ waiting: z.int(), oldestAt: z.iso.datetime().nullable() }),
  /** Calculations and documents of the last day, and mails of the last hour, after which the queue forgets them. */
  failedWork: z.object({ calculations: z.int(), documents: z.int(), mails: z.int() }),
});
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

/** One of the failures that the overview counts. An email names no recipient and no project. */
export const failedWorkSchema = z.object({
  kind: z.enum(['calculation', 'document', 'mail']),
  failedAt: z.iso.datetime(),
  project: z.object({ id: z.int(), title: z.string(), version: z.int().nullable() }).nullable(),
  errorCode: z.string().nullable(),
});
export type FailedWork = z.infer<typeof failedWorkSchema>;
