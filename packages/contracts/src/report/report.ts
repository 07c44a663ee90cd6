import { complianceRowSchema, listOf, reportContactSchema, reportInputSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';
import { idParameterSchema } from '../project/project.ts';

export const reportDraftSchema = z.object({
  /** The draft's own revision; 0 if nothing has been saved yet. */
  revision: z.int(),
  input: reportInputSchema,
  contact: reportContactSchema,
  savedAt: z.iso.datetime().nullable(),
  savedBy: z.string().nullable(),
});
export type ReportDraft = z.infer<typeof reportDraftSchema>;

export const reportDraftChangeSchema = reportDraftSchema.pick({ revision: true, input: true, contact: true });
export type ReportDraftChange = z.infer<typeof reportDraftChangeSchema>;

export const planFindingSchema = z.object({
  code: z.string(),
  isBlocking: z.boolean(),
  pointIds: listOf(z.int()).optional(),
  /** Names of the receivers, or of their buildings, if they have any (Q149). */
  names: listOf(z.string()).optional(),
  rowIds: listOf(z.int()).optional(),
  /** Days of work on Sundays and general holidays, and all days of work (M-163). */
  days: z.object({ restricted: z.int(), total: z.int() }).optional(),
});
export type PlanFindingBody = z.infer<typeof planFindingSchema>;

export const attachmentSchema = z.object({
  id: z.int(),
  fileName: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  sha256: z.string(),
  uploadedAt: z.iso.datetime(),
});
export type Attachment = z.infer<typeof attachmentSchema>;
export const attachmentParametersSchema = idParameterSchema.extend({
  attachmentId: z.coerce.number().int().positive(),
});

/** Everything the wizard shows besides the printed pages. */
export const reportSchema = z.object({
  draft: reportDraftSchema,
  /** Null until the project is calculated. */
  compliance: listOf(complianceRowSchema).nullable(),
  /** Default ticks of the documents, used until a user sets them (Q122). */
  documentDefaults: z.object({
    quieter: z.boolean(),
    impacts: z.boolean(),
    measures: z.boolean(),
    monitoring: z.boolean(),
    schedule: z.boolean(),
    layout: z.boolean(),
  }),
  /** Names of the measures the project uses, for the checklist (REPORT-33). */
  measures: listOf(z.string()),
  /** Two different quieter methods and 3 dB(A) are required (REPORT-45, Q26). */
  canClaimCredit: z.boolean(),
  attachments: listOf(attachmentSchema),
  /** True if there are approved neighbours (APPX-14, Q127). */
  hasAppendixD: z.boolean(),
  findings: listOf(planFindingSchema),
  isSubmitted: z.boolean(),
});
export type Report = z.infer<typeof reportSchema>;

/** The unsaved text, printed and returned as application/pdf; nothing is stored. */
export const reportPreviewSchema = z.object({ input: reportInputSchema });

export const planTables = [
  'schedule',
  'plant-unmitigated',
  'plant-mitigated',
  'activity-codes',
  'combination-codes',
  'compliance',
  'summary',
  'calculation-unmitigated',
  'calculation-mitigated',
  'monthly-unmitigated',
  'monthly-mitigated',
  'point-history',
] as const;
export type PlanTableName = (typeof planTables)[number];
export const planTableParametersSchema = idParameterSchema.extend({ table: z.enum(planTables) });
export const planTableQuerySchema = z.object({ format: z.enum(['csv', 'xlsx']).default('csv') });
