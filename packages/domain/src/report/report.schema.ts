import { z } from 'zod';
import { verdictSchema } from '../calculation/results/result.schema.ts';
import { languages } from '../language.ts';
import { exemptionSchema } from '../receivers/receiver.schema.ts';
import { daySchema, levelSchema, listOf, type Shape } from '../value.schema.ts';
import {
  ASSESSMENT_CHOICES,
  COMMITMENTS,
  MAX_REASONS,
  MAX_REPORT_LINE_LENGTH,
  MAX_REPORT_TEXT_LENGTH,
  PERMIT_STATUSES,
  type PLAN_DOCUMENTS,
} from './report-choices.ts';

export const reportLineSchema = z.string().max(MAX_REPORT_LINE_LENGTH);
const line = reportLineSchema;
const text = z.string().max(MAX_REPORT_TEXT_LENGTH);
const permitSchema = z.object({ status: z.enum(PERMIT_STATUSES).nullable(), details: text });
export type PermitInput = Shape<typeof permitSchema>;
const signatureSchema = z.object({ by: line, date: daySchema.nullable() });
const commitments = [...COMMITMENTS.cnm, ...COMMITMENTS.pean, ...COMMITMENTS.chm] as const;
const commitmentSchema = z.object({
  ticked: listOf(z.enum(commitments), { max: commitments.length }),
  others: text,
});
export type CommitmentInput = Shape<typeof commitmentSchema>;
const tick = z.boolean().nullable();

/**
 * The user's input to the report (REPORT-47, Q121). Everything else comes from the project and its stored run.
 */
export const reportInputSchema = z.object({
  general: z.object({
    versionNo: line,
    date: daySchema.nullable(),
    lastUpdate: text,
    /** Language of the fixed texts. Defaults to English, the language of the authority's records. */
    language: z.enum(languages).optional(),
  }),
  /** Construction permits or approvals. */
  cpoa: z.object({
    cnp: permitSchema,
    ep: permitSchema,
    exp: permitSchema,
    dp: permitSchema,
    other: permitSchema.extend({ name: line }),
  }),
  cna: z.object({ choice: z.enum(ASSESSMENT_CHOICES).nullable(), reason: text }),
  /** Numbers of the recommended trigger points. */
  rtp: z.object({ points: listOf(z.int().min(1).max(5), { max: 5 }), other: text }),
  /** null if ticked automatically when the data exists (Q122). */
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
  /** In addition to those the project uses (Q122). */
  measures: z.object({ others: text }),
  cnm: z.object({ cnm: commitmentSchema, pean: commitmentSchema, chm: commitmentSchema }),
  /** Why a receiver exceeds. Printed only if it does, but kept otherwise (REPORT-37). */
  reasons: listOf(z.object({ pointId: z.int().positive(), reason: text }), { max: MAX_REASONS }),
});
export type ReportInput = Shape<typeof reportInputSchema>;

/** May be empty while editing; validated on submission (REPORT-17, Q05). */
export const reportContactSchema = z.object({ email: z.string().trim().max(254), roleInProject: line });
export type ReportContact = Shape<typeof reportContactSchema>;

const datedComplianceSchema = z.object({
  name: z.string(),
  start: z.string(),
  end: z.string(),
  /** The number after the colon, as judged (M-56, M-57). */
  criterion: z.number(),
  level: levelSchema,
  verdict: verdictSchema,
});
export type DatedCompliance = Shape<typeof datedComplianceSchema>;

/**
 * One selected receiver in the table of impacts and compliance (REPORT-36). Levels are unrounded; null if there is no
 * noise.
 */
export const complianceRowSchema = z.object({
  pointId: z.int(),
  label: z.string(),
  description: z.string(),
  /** Null if the receiver has no criterion (M-141). */
  criterion: z.number().nullable(),
  unmitigatedLevel: levelSchema,
  mitigatedLevel: levelSchema,
  /** With the approved projects nearby and the contributions of concurrent sites (M-58). */
  withNeighboursLevel: levelSchema,
  /**
   * The verdict with neighbours; null if it is left out or not judged. The plan itself is judged by its own level
   * (M-58).
   */
  withNeighboursVerdict: verdictSchema.nullable(),
  /** Tenths of a decibel above the criterion on the worst day; 0 if all days comply (M-61, REPORT-38). */
  exceedance: z.number(),
  /** M-62, Q102. */
  exceedanceDays: z.number(),
  /** For the unmitigated and the mitigated own level (M-58, Q145); null if it is left out or not judged. */
  unmitigatedVerdict: verdictSchema.nullable(),
  verdict: verdictSchema.nullable(),
  /** Dated criteria in force, with the highest mitigated level on their days (REPORT-39, Q98). */
  otherCriteria: listOf(datedComplianceSchema),
  /** Why it is not judged on some days or at all, and the evidence file; absent without an exemption (M-143). */
  exemption: exemptionSchema.omit({ proofId: true }).extend({ fileName: z.string() }).exactOptional(),
  /** Printed only if it exceeds or is borderline (REPORT-37, Q145). */
  reason: z.string(),
  isLeftOut: z.boolean(),
  /** Some work is in restricted hours, which the verdict does not cover (Q148). */
  isRestrictedUnassessed: z.boolean(),
});
export type ComplianceRow = Shape<typeof complianceRowSchema>;
