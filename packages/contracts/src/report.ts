import {
  ASSESSMENT_CHOICES,
  COMMITMENTS,
  languages,
  MAX_REASONS,
  MAX_REPORT_LINE_LENGTH,
  MAX_REPORT_TEXT_LENGTH,
  PERMIT_STATUSES,
  type PLAN_DOCUMENTS,
} from '@quietsite/domain';
import { z } from 'zod';
import { verdictSchema } from './calculation.ts';
import { daySchema, idParameterSchema } from './project.ts';

const line = z.string().max(MAX_REPORT_LINE_LENGTH);
const text = z.string().max(MAX_REPORT_TEXT_LENGTH);
const permitSchema = z.object({ status: z.enum(PERMIT_STATUSES).nullable(), details: text });
const signatureSchema = z.object({ by: line, date: daySchema.nullable() });
const commitments = [...COMMITMENTS.cnm, ...COMMITMENTS.pean, ...COMMITMENTS.chm] as const;
const commitmentSchema = z.object({ ticked: z.array(z.enum(commitments)).max(commitments.length), others: text });
const tick = z.boolean().nullable();

/** Everything users write in the report (REPORT-47, Q121). */
export const reportInputSchema = z.object({
  general: z.object({
    versionNo: line,
    date: daySchema.nullable(),
    lastUpdate: text,
    /** Of the printed report; English if omitted. */
    language: z.enum(languages).optional(),
  }),
  cpoa: z.object({
    cnp: permitSchema,
    ep: permitSchema,
    exp: permitSchema,
    dp: permitSchema,
    other: permitSchema.extend({ name: line }),
  }),
  cna: z.object({ choice: z.enum(ASSESSMENT_CHOICES).nullable(), reason: text }),
  rtp: z.object({ points: z.array(z.int().min(1).max(5)).max(5), other: text }),
  documents: z.object({
    quieter: tick,
    impacts: tick,
    measures: tick,
    monitoring: tick,
    schedule: tick,
    layout: tick,
  } satisfies Record<(typeof PLAN_DOCUMENTS)[number], typeof tick>),
  additionalInfo: text,
  prepared: signatureSchema,
  checked: signatureSchema,
  measures: z.object({ others: text }),
  cnm: z.object({ cnm: commitmentSchema, pean: commitmentSchema, chm: commitmentSchema }),
  reasons: z.array(z.object({ pointId: z.int().positive(), reason: text })).max(MAX_REASONS),
});
export type ReportInputBody = z.infer<typeof reportInputSchema>;

/** May be empty while editing; validated on submission (REPORT-17, Q05). */
export const reportContactSchema = z.object({ email: z.string().trim().max(254), roleInProject: line });

export const reportDraftSchema = z.object({
  /** Of the draft itself; 0 if nothing has been saved yet. */
  revision: z.int(),
  input: reportInputSchema,
  contact: reportContactSchema,
  savedAt: z.iso.datetime().nullable(),
  savedBy: z.string().nullable(),
});
export type ReportDraft = z.infer<typeof reportDraftSchema>;

export const reportDraftChangeSchema = reportDraftSchema.pick({ revision: true, input: true, contact: true });
export type ReportDraftChange = z.infer<typeof reportDraftChangeSchema>;

const level = z.number().nullable();
export const complianceRowSchema = z.object({
  pointId: z.int(),
  label: z.string(),
  description: z.string(),
  criterion: z.number(),
  unmitigatedLevel: level,
  mitigatedLevel: level,
  withNeighboursLevel: level,
  withNeighboursVerdict: verdictSchema.nullable(),
  exceedance: z.number(),
  exceedanceDays: z.number(),
  unmitigatedVerdict: verdictSchema.nullable(),
  verdict: verdictSchema.nullable(),
  otherCriteria: z.array(
    z.object({
      name: z.string(),
      start: z.string(),
      end: z.string(),
      criterion: z.number(),
      level,
      verdict: verdictSchema,
    }),
  ),
  reason: z.string(),
  isLeftOut: z.boolean(),
  /** Some work is in the evening or at night, which the verdict does not cover (Q148). */
  isRestrictedUnassessed: z.boolean(),
});

export const planFindingSchema = z.object({
  code: z.string(),
  isBlocking: z.boolean(),
  pointIds: z.array(z.int()).optional(),
  /** Names of the receivers, or of their buildings, if they have any (Q149). */
  names: z.array(z.string()).optional(),
  rowIds: z.array(z.int()).optional(),
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
  compliance: z.array(complianceRowSchema).nullable(),
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
  measures: z.array(z.string()),
  /** Two different quieter methods and 3 dB(A) are required (REPORT-45, Q26). */
  canClaimCredit: z.boolean(),
  attachments: z.array(attachmentSchema),
  /** Has approved neighbours, so there is an Appendix D (APPX-14, Q127). */
  hasAppendixD: z.boolean(),
  findings: z.array(planFindingSchema),
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
