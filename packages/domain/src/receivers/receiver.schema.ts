import { z } from 'zod';
import { daySchema, listOf, pointSchema, type Shape } from '../value.schema.ts';
import { MAX_CRITERION, MAX_ENTRY_NAME_LENGTH, MIN_CRITERION } from './receiver.ts';

export const enteredLevelSchema = z.number().min(MIN_CRITERION).max(MAX_CRITERION);

/** Both days are included. */
const namedPeriod = {
  name: z.string().trim().min(1).max(MAX_ENTRY_NAME_LENGTH),
  start: daySchema,
  end: daySchema,
};
const isInOrder = ({ start, end }: { readonly start: string; readonly end: string }) => start <= end;
const daysReversed = { message: 'the last day is before the first' };

/** A dated criterion, for example for an examination. It can tighten but never relax (M-57, Q98). */
export const otherCriterionSchema = z
  .object({ ...namedPeriod, value: enteredLevelSchema })
  .refine(isInOrder, daysReversed);
export type OtherCriterion = Shape<typeof otherCriterionSchema>;

/** The level of a concurrent site as entered by the user, added on its days (M-51, NSR-22). */
export const contributionSchema = z
  .object({ ...namedPeriod, level: enteredLevelSchema })
  .refine(isInOrder, daysReversed);
export type Contribution = Shape<typeof contributionSchema>;

/** Days on which a place is not used for its purpose, such as school holidays, and therefore not judged (M-143). */
export const outOfUseSchema = z.object(namedPeriod).refine(isInOrder, daysReversed);
export type OutOfUse = Shape<typeof outOfUseSchema>;

/**
 * What a supporting file proves about a receiver: why it is not judged on some days or at all (M-143), and blank
 * facades.
 */
export const exemptionSchema = z.object({
  outOfUse: listOf(outOfUseSchema),
  /** The place does not rely on opened windows for ventilation. */
  hasClosedWindows: z.boolean(),
  /** The building is next to the site, and no opening in any facade sees the works (M-109). */
  hasBlankFacades: z.literal(true).exactOptional(),
  /** The attachment that is the evidence; without one the exemption does not count. */
  proofId: z.int().nullable(),
});
export type Exemption = Shape<typeof exemptionSchema>;

/** A receiver point while it is edited. A point that is not stored yet has an id below zero. */
export const editedReceiverSchema = z.object({
  pointId: z.int(),
  name: z.string(),
  buildingId: z.int(),
  position: pointSchema,
  /** Null if it is that of the building, or else of its type (M-55). */
  criterion: z.number().nullable(),
  isSelected: z.boolean(),
  /** Locked: the loudest residential or education point of the last calculation (NSR-07, Q105). */
  isCompulsory: z.boolean(),
  /** Deselected by the user, so a calculation does not select it again (Q149). */
  isTakenOut: z.boolean(),
  otherCriteria: listOf(otherCriterionSchema),
  contributions: listOf(contributionSchema),
  /** Absent if it is judged on every day. */
  exemption: exemptionSchema.exactOptional(),
});
export type EditedReceiver = Shape<typeof editedReceiverSchema>;
