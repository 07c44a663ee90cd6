import { z } from 'zod';
import { idParameterSchema } from '../project/project.ts';
import { calculationRunSchema } from './calculation.ts';

/** Milliseconds; stages that a run did not reach are missing. */
export const runTimingsSchema = z.object({
  /** Reading the project and storing the snapshot, before the run was queued. */
  load: z.number().optional(),
  /** Time in the queue. */
  wait: z.number().optional(),
  /** Starting the calculation thread, including data transfer to it and back. */
  start: z.number().optional(),
  /** Positions of the notional sources, emissions. */
  prepare: z.number().optional(),
  /** Calculating the levels. */
  engine: z.number().optional(),
  /** Building the tables of all receivers. */
  summarise: z.number().optional(),
  write: z.number().optional(),
});
export type RunTimings = z.infer<typeof runTimingsSchema>;

export const runLogEntrySchema = calculationRunSchema.extend({ requestedBy: z.string() });

export const leftOutSchema = z.object({
  reason: z.string(),
  id: z.int(),
  /** Name of the row, activity, zone or receiver when the run was started. */
  name: z.string(),
});

/** The inputs of a run, what was left out and why, and how long it took. */
export const runDetailSchema = runLogEntrySchema.extend({
  timings: runTimingsSchema,
  counts: z.object({
    zones: z.int(),
    tasks: z.int(),
    equipmentRows: z.int(),
    receivers: z.int(),
    neighbours: z.int(),
  }),
  /** Titles of the approved neighbours that were counted. */
  neighbours: z.array(z.string()),
  leftOut: z.array(leftOutSchema),
});
export type RunDetail = z.infer<typeof runDetailSchema>;
export type RunLogEntry = z.infer<typeof runLogEntrySchema>;

export const runParametersSchema = idParameterSchema.extend({ runId: z.coerce.number().int().positive() });
