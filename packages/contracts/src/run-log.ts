import { z } from 'zod';
import { calculationRunSchema } from './calculation.ts';
import { idParameterSchema } from './project.ts';

/** Milliseconds; parts a run did not come to are missing. */
export const runTimingsSchema = z.object({
  /** Reading the project and storing the snapshot, before the run was queued. */
  load: z.number().optional(),
  /** From the queue to a worker. */
  wait: z.number().optional(),
  /** Of the thread that calculates, with what is handed over to it and back. */
  start: z.number().optional(),
  /** Places of the notional sources, emissions. */
  prepare: z.number().optional(),
  /** The levels themselves. */
  engine: z.number().optional(),
  /** Tables of all receivers. */
  summarise: z.number().optional(),
  write: z.number().optional(),
});
export type RunTimings = z.infer<typeof runTimingsSchema>;

export const runLogEntrySchema = calculationRunSchema.extend({ requestedBy: z.string() });

export const leftOutSchema = z.object({
  reason: z.string(),
  id: z.int(),
  /** Of the row, activity, zone or receiver, as it was called when the run was started. */
  name: z.string(),
});

/** What went in, what was left out and why, how long it took. */
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
