import { userTypes } from '@quietsite/domain';
import { z } from 'zod';
import { companyNameSchema, emailSchema, organisationRoleSchema, rejectionReasonSchema } from './account.ts';

export const organisationMemberSchema = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  /** Null for users who do not manage the organisation. */
  email: z.string().nullable(),
  userType: z.enum(userTypes),
  isApproved: z.boolean(),
  /** A pending company admin waits for the authority, as the company cannot decide (AUTH-33). */
  waitsFor: z.enum(['authority', 'company']).nullable(),
  ownedProjects: z.int(),
});
export type OrganisationMember = z.infer<typeof organisationMemberSchema>;

export const organisationSchema = z.object({
  /** Null if the account belongs to no company. */
  company: z.string().nullable(),
  members: z.array(organisationMemberSchema),
  invitations: z.array(
    z.object({
      id: z.int(),
      email: z.string(),
      role: organisationRoleSchema,
      invitedBy: z.string(),
      expiresAt: z.iso.datetime(),
    }),
  ),
});
export type Organisation = z.infer<typeof organisationSchema>;

/** Includes the role the user saw: a concurrent change is a conflict and is not overwritten. */
export const organisationRoleChangeSchema = z.object({ role: organisationRoleSchema, was: organisationRoleSchema });
export const memberRemovalSchema = z.object({
  /** The user who takes over the projects of the removed member; required if there are any (U27). */
  successorId: z.int().positive().nullable().default(null),
  /** The status the user saw, if given: 'Reject' does not remove a user who has been approved in the meantime. */
  was: z.enum(['pending', 'approved']).nullable().default(null),
  /** For a rejected registration. */
  reason: rejectionReasonSchema,
});
/** An Admin may assign any role of the company. */
export const invitationRequestSchema = z.object({ email: emailSchema, role: organisationRoleSchema.default('Member') });
export const invitationIdParameterSchema = z.object({ invitationId: z.coerce.number().int().positive() });

/** Projects of the company, for its Admin: enough to transfer one, without their content (Q140). */
export const organisationProjectSchema = z.object({
  id: z.int(),
  title: z.string(),
  version: z.int().nullable(),
  ownerUserId: z.int(),
  ownerName: z.string(),
});
export type OrganisationProject = z.infer<typeof organisationProjectSchema>;

/** A registration awaiting the authority's decision (Q139). */
export const pendingAccountSchema = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  userType: z.enum(userTypes),
  registeredAt: z.iso.datetime(),
  nearMatches: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type PendingAccount = z.infer<typeof pendingAccountSchema>;

/** With a company id, the user becomes a member of that company instead and waits for its Admins (ORG-06). */
export const pendingApprovalSchema = z.object({ joinCompanyId: z.int().positive().nullable().default(null) });
/** The authority sets up the admin of a company (AUTH-34). The user gets a link, never a password (U13). */
export const companyInvitationSchema = z.object({ email: emailSchema, company: companyNameSchema });
