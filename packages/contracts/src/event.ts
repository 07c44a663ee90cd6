import { z } from 'zod';
import { calculationRunSchema } from './calculation/calculation.ts';
import { documentSchema } from './report/document.ts';

/**
 * The events of GET /api/projects/{id}/events. Events carry the full state, so the next one makes up for a missed one.
 */
export const projectEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('run'), run: calculationRunSchema }),
  z.object({ type: z.literal('document'), document: documentSchema }),
  /** The project, its team or its lease changed; the client fetches it again. */
  z.object({ type: z.literal('project') }),
]);
export type ProjectEvent = z.infer<typeof projectEventSchema>;
