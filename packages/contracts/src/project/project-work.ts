import {
  isRadius,
  isSearchable,
  listMissingFields,
  MAX_LINE_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_TITLE_LENGTH,
} from '@quietsite/domain';
import { daySchema, memberRoleSchema, workingCalendarSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';

const titleSchema = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TITLE_LENGTH)
  .refine((title) => !title.includes('@'), "Project title cannot contain '@'.");
const lineSchema = z.string().trim().max(MAX_LINE_LENGTH);
const textSchema = z.string().trim().max(MAX_TEXT_LENGTH);

const informationFields = {
  title: titleSchema,
  proponent: lineSchema,
  agreement: lineSchema,
  mainContractor: lineSchema,
  engineerConsultant: lineSchema,
  bufferRadiusMetres: z.int().refine(isRadius),
  eiaReference: lineSchema,
  description: textSchema,
  specialFeature: textSchema,
};
const missingField = { message: 'a mandatory field is missing' };

/**
 * The fields that a user enters; the server sets all others (U23). Without a calendar, or with null, every day of the
 * new project is a working day (M-135).
 */
export const newProjectSchema = z
  .object({ ...informationFields, calendar: workingCalendarSchema.nullable().default(null) })
  .refine((information) => listMissingFields(information).length === 0, missingField);

/** Includes the revision that was read. If it has changed since, the response is CONFLICT. */
export const informationChangeSchema = z
  .object({ ...informationFields, revision: z.int() })
  .refine((information) => listMissingFields(information).length === 0, missingField);

export const titleCheckSchema = z.object({
  title: z.string().max(MAX_TITLE_LENGTH),
  /** The project that already has the title and may keep it. */
  exceptProjectId: z.int().positive().nullable().default(null),
});

export const projectListQuerySchema = z.object({ list: z.enum(['own', 'authority']).optional() });

/** Save as new version or as new project (Q39 to Q42). */
export const copySchema = z.discriminatedUnion('as', [
  z.object({ as: z.literal('version'), commencementDate: daySchema.nullable(), isEquipmentKept: z.boolean() }),
  z.object({
    as: z.literal('project'),
    title: titleSchema,
    commencementDate: daySchema.nullable(),
    isEquipmentKept: z.boolean(),
  }),
]);
export type CopyRequest = z.infer<typeof copySchema>;

export const archivingSchema = z.object({ isArchived: z.boolean() });

export const deletionSchema = z.object({ revision: z.int() });

/** Which user has the project open for editing. */
export const leaseSchema = z.object({
  /** Whether this session may write. */
  isHeld: z.boolean(),
  /** The name of another user who has it open; null if it is free or held by this session. */
  openedBy: z.string().nullable(),
  /** Whether it is open in another browser of the same user, who may take it over. */
  isOwnElsewhere: z.boolean(),
  /** When an unrenewed lease ends. */
  expiresAt: z.iso.datetime().nullable(),
});
export type Lease = z.infer<typeof leaseSchema>;

/** Opens the project for editing or renews the lease. Users can take over only from themselves. */
export const leaseRequestSchema = z.object({ isTakeOver: z.boolean().default(false) });

export const projectMemberSchema = z.object({
  userId: z.int(),
  name: z.string(),
  company: z.string().nullable(),
  maskedEmail: z.string(),
  /** In full for the user's own entry, and of colleagues for a company administrator; null otherwise (ORG-33). */
  email: z.string().nullable(),
  role: memberRoleSchema,
  isOwner: z.boolean(),
  isApproved: z.boolean(),
});
export type ProjectMember = z.infer<typeof projectMemberSchema>;

export const projectMembersSchema = z.object({ canManage: z.boolean(), members: z.array(projectMemberSchema) });
export const memberParametersSchema = z.object({
  projectId: z.coerce.number().int().positive(),
  userId: z.coerce.number().int().positive(),
});
export const newMemberSchema = z.object({
  userId: z.int().positive(),
  role: memberRoleSchema,
  /**
   * Required for a person from another company: without the address, a user can neither add nor discover the person
   * (U12).
   */
  email: z.string().trim().max(254).nullable().default(null),
});
export type NewMember = z.infer<typeof newMemberSchema>;
export const memberRoleChangeSchema = z.object({ role: memberRoleSchema, was: memberRoleSchema });
/** With '@' an email address, otherwise a name in the user's own company (ORG-20, ORG-21). */
export const memberSearchSchema = z.object({ text: z.string().trim().max(254).refine(isSearchable) });
export const candidateSchema = z.object({
  id: z.int(),
  name: z.string(),
  company: z.string().nullable(),
  maskedEmail: z.string(),
  isMember: z.boolean(),
});
export type Candidate = z.infer<typeof candidateSchema>;

export const ownershipSchema = z.object({ userId: z.int().positive(), was: z.int().positive() });

/** Actions listed for a project; 'other' is any action not in this list. */
export const activityActions = [
  'created',
  'changedInformation',
  'changedSite',
  'movedCentres',
  'changedUnregisteredSites',
  'changedReceiverBuildings',
  'changedSchedule',
  'changedWorkingDays',
  'changedScreening',
  'changedHolidays',
  'changedEquipment',
  'addedMaterial',
  'removedMaterial',
  'copiedFromAnother',
  'copied',
  'archived',
  'unarchived',
  'deleted',
  'tookOver',
  'addedMember',
  'changedRole',
  'removedMember',
  'transferredOwnership',
  'startedCalculation',
  'cancelledCalculation',
  'madeDocument',
  'wroteReport',
  'addedAttachment',
  'removedAttachment',
  'other',
] as const;
export type ActivityAction = (typeof activityActions)[number];

/** One line of the activity list. Details are names and numbers for the sentence, never content. */
export const activitySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  who: z.string().nullable(),
  action: z.enum(activityActions),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export const activityQuerySchema = z.object({ before: z.coerce.number().int().positive().optional() });
export const activityPageSchema = z.object({ entries: z.array(activitySchema), hasMore: z.boolean() });
export type Activity = z.infer<typeof activitySchema>;
