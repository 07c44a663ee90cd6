import { z } from 'zod';
import { verdictSchema } from '../calculation/results/result.schema.ts';
import { snapshotSchema } from '../calculation/snapshot.schema.ts';
import { daySchema, levelSchema, listOf, type Shape } from '../value.schema.ts';
import { reportContactSchema, reportInputSchema } from './report.schema.ts';
import { SUBMISSION_FORMAT, SUBMISSION_FORMAT_VERSION } from './submission-format.ts';

export const bundleFileSchema = z.object({
  /** Report.pdf, Appendix A.pdf to D, Inputs.json, Receipt.pdf, or the name of an attachment or supporting file. */
  name: z.string(),
  kind: z.enum(['document', 'inputs', 'attachment', 'material', 'receipt']),
  mediaType: z.string(),
  sizeBytes: z.int(),
  /** Lower-case hexadecimal. */
  sha256: z.string(),
});
export type BundleFile = Shape<typeof bundleFileSchema>;

const planProjectSchema = z.object({
  id: z.int(),
  title: z.string(),
  version: z.int().nullable(),
  proponent: z.string(),
  agreement: z.string(),
  mainContractor: z.string(),
  engineerConsultant: z.string(),
  commencementDate: daySchema.nullable(),
  completionDate: daySchema.nullable(),
  description: z.string(),
  specialFeature: z.string(),
  eiaReference: z.string(),
  districts: listOf(z.string()),
  bufferRadiusMetres: z.int(),
});
export type PlanProject = Shape<typeof planProjectSchema>;

/** Unrounded levels of both runs; null if there is no noise. */
const bundleReceiverSchema = z.object({
  pointId: z.int(),
  name: z.string(),
  buildingName: z.string(),
  isLeftOut: z.boolean(),
  /** Null if the receiver has no criterion (M-141). */
  criterion: z.number().nullable(),
  unmitigated: levelSchema,
  mitigated: levelSchema,
  withNeighbours: levelSchema,
  /** Absent in submissions older than the single verdict (Q145); null if the receiver is left out or not judged. */
  unmitigatedVerdict: verdictSchema.nullable().optional(),
  verdict: verdictSchema.nullable().optional(),
  withNeighbourVerdict: verdictSchema.nullable().optional(),
});
export type BundleReceiver = Shape<typeof bundleReceiverSchema>;

const changedPointSchema = z.object({ pointId: z.int(), name: z.string() });

/** The team's manual changes. Criteria and centres are in the snapshot. */
const handworkSchema = z.object({
  movedPoints: listOf(changedPointSchema.extend({ metres: z.number() })),
  addedPoints: listOf(changedPointSchema),
  deletedPoints: listOf(changedPointSchema),
  /** Names of receiver buildings taken off the list. */
  removedBuildings: listOf(z.string()),
});
export type Handwork = Shape<typeof handworkSchema>;

/** A row with a figure that is not the catalogue's, or that needs a supporting file. */
const ownFigureSchema = z.object({
  rowId: z.int(),
  /** Sound power in the catalogue, or the default for equipment named by the team. */
  listedSoundPower: z.number(),
  isProofNeeded: z.boolean(),
  isProved: z.boolean(),
});
export type OwnFigure = Shape<typeof ownFigureSchema>;

/**
 * The frozen input of a submission, in addition to its PDFs. It is enough to repeat the run and to compare two
 * submissions. Its file Inputs.json is published as a JSON Schema for readers with their own tools.
 */
export const submissionInputsSchema = z.object({
  format: z.literal(SUBMISSION_FORMAT),
  formatVersion: z.literal(SUBMISSION_FORMAT_VERSION),
  productVersion: z.string(),
  run: z.object({
    id: z.int(),
    engineVersion: z.string(),
    inputHash: z.string(),
    finishedAt: z.iso.datetime(),
  }),
  /** User id, address and role of the submitter (REPORT-49, U04). */
  submitter: reportContactSchema.extend({ userId: z.int(), name: z.string() }),
  submittedAt: z.iso.datetime(),
  project: planProjectSchema,
  /** All receivers of the run, including those not reported. */
  snapshot: snapshotSchema.describe('Everything the levels were calculated from; Hong Kong 1980 Grid, metres, dB(A).'),
  /** Rows that work in restricted hours (Q148, M-162); absent in older submissions. */
  restrictedRowIds: listOf(z.int()).optional(),
  /** For the review; absent in older submissions, as are the figures below. */
  handwork: handworkSchema.optional(),
  ownFigures: listOf(ownFigureSchema).optional(),
  /** Approved projects nearby, in the order of the snapshot's neighbours. */
  neighbours: listOf(z.object({ id: z.int(), title: z.string() })),
  report: reportInputSchema,
  /** The selected receivers with their names in the report, loudest first. */
  receivers: listOf(bundleReceiverSchema),
  /** Everything else that was submitted. */
  files: listOf(bundleFileSchema),
});
export type SubmissionInputs = Shape<typeof submissionInputsSchema>;

/** One difference between two submitted bundles; null if the value is absent. */
const bundleChangeSchema = z.object({ what: z.string(), before: z.string().nullable(), after: z.string().nullable() });
export type BundleChange = Shape<typeof bundleChangeSchema>;

const comparedLevelsSchema = z.object({
  criterion: z.number().nullable(),
  unmitigated: levelSchema,
  mitigated: levelSchema,
  /** For the mitigated level; null if the receiver is left out or not judged, or an older submission has no verdict. */
  verdict: verdictSchema.nullable(),
  /** Some work is in restricted hours, which the verdict does not cover (Q148). */
  isRestrictedUnassessed: z.boolean(),
});
export type ComparedLevels = Shape<typeof comparedLevelsSchema>;

const receiverChangeSchema = z.object({
  name: z.string(),
  buildingName: z.string(),
  before: comparedLevelsSchema.nullable(),
  after: comparedLevelsSchema.nullable(),
});
export type ReceiverChange = Shape<typeof receiverChangeSchema>;

/**
 * The receivers of a submission after mitigation: the three counts and those without a verdict add up to the total
 * (Q145).
 */
export const comparedCountsSchema = z.object({
  ...{ satisfies: z.int(), borderline: z.int(), exceeds: z.int() },
  /** Receivers that are left out, and those without a criterion on any day (M-35, M-141). */
  leftOut: z.int(),
  /** Receivers with dated criteria in a submission from before verdicts were stored. */
  untold: z.int(),
  isRestrictedUnassessed: z.boolean(),
});
export type ComparedCounts = Shape<typeof comparedCountsSchema>;

export const bundleComparisonSchema = z.object({
  project: listOf(bundleChangeSchema),
  zones: listOf(bundleChangeSchema),
  activities: listOf(bundleChangeSchema),
  equipment: listOf(bundleChangeSchema),
  /** Texts that users wrote in the report. */
  report: listOf(bundleChangeSchema),
  /** Attachments, by name and hash. */
  files: listOf(bundleChangeSchema),
  receivers: listOf(receiverChangeSchema),
  counts: z.object({ before: comparedCountsSchema, after: comparedCountsSchema }),
});
export type BundleComparison = Shape<typeof bundleComparisonSchema>;
