import { z } from 'zod';
import { calculationRunSchema } from './calculation.ts';
import { documentSchema } from './document.ts';

/** What GET /api/projects/{id}/events pushes: the state itself, so a missed event is healed by the next one. */
export const projectEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('run'), run: calculationRunSchema }),
  z.object({ type: z.literal('document'), document: documentSchema }),
  /** The project, its team or its lease changed; what is shown of it is asked for again. */
  z.object({ type: z.literal('project') }),
]);
export type ProjectEvent = z.infer<typeof projectEventSchema>;
