import { z } from 'zod';
import { listOf, type Shape } from '../value.schema.ts';
import { ENTERED_KINDS, RECEIVER_KINDS } from './receiver-kinds.ts';

const countedWordSchema = z.object({ word: z.string(), buildings: z.int() });

/** What the building layer says of the uses of its buildings, and what that proposes. */
export const usesOfLayerSchema = z.object({
  /** Unknown ones, and those of which nothing is said, are 'other'. */
  kinds: listOf(z.object({ kind: z.enum(RECEIVER_KINDS), buildings: z.int() })),
  /** Words that propose nothing, the most frequent first. */
  unknown: listOf(countedWordSchema),
});
export type UsesOfLayer = Shape<typeof usesOfLayerSchema>;

/** The table of words (M-145), with the number of buildings that each fits. */
export const kindWordTableSchema = usesOfLayerSchema.extend({
  words: listOf(countedWordSchema.extend({ kind: z.enum(ENTERED_KINDS), reason: z.string() })),
  /** All of them, of which the most frequent are listed. */
  unknownWords: z.int(),
});
export type KindWordTable = Shape<typeof kindWordTableSchema>;
