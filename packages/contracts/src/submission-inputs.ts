import { SUBMISSION_FORMAT, SUBMISSION_FORMAT_VERSION } from '@quietsite/domain';
import { z } from 'zod';
import { verdictSchema } from './calculation.ts';
import { snapshotSchema } from './calculation-input.ts';
import { daySchema } from './project.ts';
import { reportContactSchema, reportInputSchema } from './report.ts';
import { submissionFileSchema } from './submission.ts';

const level = z.number().nullable();

/** The file Inputs.json of a submission, published as a JSON Schema for readers with their own tools. */
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
  submitter: reportContactSchema.extend({ userId: z.int(), name: z.string() }),
  submittedAt: z.iso.datetime(),
  project: z.object({
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
    districts: z.array(z.string()),
    bufferRadiusMetres: z.int(),
  }),
  snapshot: snapshotSchema.describe('All that the levels were calculated from; Hong Kong 1980 Grid, metres, dB(A).'),
  /** Rows that work in the evening or at night (Q148); absent in older submissions. */
  restrictedRowIds: z.array(z.int()).optional(),
  neighbours: z.array(z.object({ id: z.int(), title: z.string() })),
  report: reportInputSchema,
  receivers: z.array(
    z.object({
      pointId: z.int(),
      name: z.string(),
      buildingName: z.string(),
      isLeftOut: z.boolean(),
      criterion: z.number(),
      unmitigated: level,
      mitigated: level,
      withNeighbours: level,
      /** Absent in submissions from before the single verdict (Q145); null if the receiver is left out. */
      unmitigatedVerdict: verdictSchema.nullable().optional(),
      verdict: verdictSchema.nullable().optional(),
      withNeighbourVerdict: verdictSchema.nullable().optional(),
    }),
  ),
  files: z.array(submissionFileSchema.omit({ id: true })),
});
