import { z } from 'zod';
import { listOf, type Shape } from '../value.schema.ts';

export const memberRoleSchema = z.enum(['admin', 'member', 'readonly']);
export type MemberRole = z.output<typeof memberRoleSchema>;

/** The facts about the current user that permissions on a project depend on. */
export const projectAccessSchema = z.object({
  ownerUserId: z.int(),
  ownerCompanyId: z.int().nullable(),
  /** The role of the current user, apart from ownership. */
  memberRole: memberRoleSchema.nullable(),
  districts: listOf(z.string()),
  isSubmitted: z.boolean(),
  isApproved: z.boolean(),
  isCalculated: z.boolean(),
  /** The districts of all its submissions; null if it was never submitted. */
  submittedTo: listOf(z.string()).nullable(),
});
export type ProjectAccess = Shape<typeof projectAccessSchema>;
