import { z } from 'zod';
import { listOf, type Shape } from '../value.schema.ts';
import { ENTERED_KINDS, RECEIVER_KINDS } from './receiver-kinds.ts';

const countedWordSchema = z.object({ word: z.string(), buildings: z.int() });

/** The uses of the buildings in the layer, and the kinds that they propose. */
export const usesOfLayerSchema = z.object({
  /** Buildings of unknown use, or without one, are 'other'. */
  kinds: listOf(z.object({ kind: z.enum(RECEIVER_KINDS), buildings: z.int() })),
  /** Words that propose no kind, most frequent first. */
  unknown: listOf(countedWordSchema),
});
export type UsesOfLayer = Shape<typeof usesOfLayerSchema>;

/** The table of words (M-145), with the number of buildings that each word matches. */
export const kindWordTableSchema = usesOfLayerSchema.extend({
  words: listOf(countedWordSchema.extend({ kind: z.enum(ENTERED_KINDS), reason: z.string() })),
  /** The total number; only the most frequent are listed. */
  unknownWords: z.int(),
});
export type KindWordTable = Shape<typeof kindWordTableSchema>;
