import { MAX_SCENARIO_NAME_LENGTH, MAX_SCENARIO_NOTE_LENGTH, SCENARIO_LETTERS } from '@quietsite/domain';
import { keptRowSchema, listOf } from '@quietsite/domain/schemas';
import { z } from 'zod';
import { idParameterSchema, projectSchema } from '../project/project.ts';
import { programmeSchema } from './programme.ts';

/** Free texts in addition to the letter. */
export const scenarioTextsSchema = z.object({
  name: z.string().trim().max(MAX_SCENARIO_NAME_LENGTH),
  note: z.string().trim().max(MAX_SCENARIO_NOTE_LENGTH),
});
export type ScenarioTexts = z.infer<typeof scenarioTextsSchema>;

/** One of a project's mitigation plans. */
export const scenarioSchema = scenarioTextsSchema.extend({
  id: z.int(),
  letter: z.enum(SCENARIO_LETTERS),
  /** Its measures are those of the project. */
  isInUse: z.boolean(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** When its state was last kept. */
  keptAt: z.iso.datetime(),
  /** Null if it is in use: the rows of the project apply. */
  rows: listOf(keptRowSchema).nullable(),
});
export type Scenario = z.infer<typeof scenarioSchema>;

/** In letter order; empty if the mitigation was never kept. */
export const scenarioListSchema = listOf(scenarioSchema);

export const newScenarioSchema = scenarioTextsSchema.extend({
  /** The project revision that is kept. */
  revision: z.int(),
  /** Created by the browser: the same key is the same scenario. */
  key: z.uuid(),
});
export type NewScenario = z.infer<typeof newScenarioSchema>;

export const scenarioUseSchema = z.object({ revision: z.int() });

export const scenarioInUseSchema = z.object({
  project: projectSchema,
  programme: programmeSchema,
  scenarios: scenarioListSchema,
  /** Measures that were dropped because their rows were deleted. */
  dropped: listOf(keptRowSchema),
});
export type ScenarioInUse = z.infer<typeof scenarioInUseSchema>;

export const scenarioParametersSchema = idParameterSchema.extend({ scenarioId: z.coerce.number().int().positive() });
