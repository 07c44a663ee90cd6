import { z } from 'zod';
import { verdictSchema } from '../calculation/results/result.schema.ts';
import { listOf, type Shape } from '../value.schema.ts';
import { STEP_CODES, STEP_SCREENS, STEP_STATES, STEPS } from './step-lists.ts';

const id = z.int().nullable();

/** Where something is fixed: a screen, a part of it, and the activity, row or receiver to show there. */
export const stepPlaceSchema = z.object({
  screen: z.enum(STEP_SCREENS),
  /** The tab of the editor, the stage of mitigation, or the section or step of the report. */
  part: z.string().nullable(),
  ...{ taskId: id, rowId: id, pointId: id },
});
export type StepPlace = Shape<typeof stepPlaceSchema>;

export const stepItemSchema = z.object({
  code: z.enum(STEP_CODES),
  /** The number of them. */
  count: z.int(),
  /**
   * Up to three of their names. For FIELDS_MISSING the fields, for LEVELS_OUT_OF_DATE the steps changed since, first
   * to last.
   */
  names: listOf(z.string()),
  place: stepPlaceSchema,
});
export type StepItem = Shape<typeof stepItemSchema>;

export const stepStatusSchema = z.object({
  step: z.enum(STEPS),
  state: z.enum(STEP_STATES),
  /** The step to complete first, if this one waits. */
  waitsFor: z.enum(STEPS).nullable(),
  missing: listOf(stepItemSchema),
});
export type StepStatus = Shape<typeof stepStatusSchema>;

/** The one thing to do next. */
export const nextStepSchema = stepItemSchema.extend({ step: z.enum(STEPS) });
export type NextStep = Shape<typeof nextStepSchema>;

export const levelSummarySchema = z.object({
  /** When the shown levels were calculated. */
  calculatedAt: z.iso.datetime(),
  /** False if the project was changed since. */
  isCurrent: z.boolean(),
  /** All calculated receivers, selected or not. Those left out of the calculation are not counted. */
  receivers: z.int(),
  satisfies: z.int(),
  borderline: z.int(),
  exceeds: z.int(),
  /** The receiver furthest above its criterion, or nearest below it, with mitigation. */
  worst: z
    .object({ pointId: z.int(), name: z.string(), level: z.number(), criterion: z.number(), verdict: verdictSchema })
    .nullable(),
});
export type LevelSummary = Shape<typeof levelSummarySchema>;
