import { z } from 'zod';

/** Why a line of a file is rejected. */
export const lineProblemSchema = <const Faults extends readonly string[]>(faults: Faults) =>
  z.object({
    /** Line number in the file, counted from 1. */
    line: z.int(),
    fault: z.enum(faults),
    value: z.string(),
    /** The other of two conflicting values, the limits ('101 - 116'), or the column. */
    other: z.string().default(''),
  });
