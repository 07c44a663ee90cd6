import type { Shape } from '@quietsite/domain';
import { snapshotSchema } from '@quietsite/domain/schemas';
import { z } from 'zod';

/** The browser's calculation input: the stored project at this revision. */
export const calculationInputSchema = z.object({ revision: z.int(), snapshot: snapshotSchema });
export type CalculationInput = Shape<typeof calculationInputSchema>;
