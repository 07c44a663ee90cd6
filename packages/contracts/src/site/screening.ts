import {
  listOf,
  screeningSettingsSchema,
  screenStructureSchema,
  snapshotTerrainSchema,
} from '@quietsite/domain/schemas';
import { z } from 'zod';
import { projectSchema } from '../project/project.ts';
import { proofSchema } from './receiver.ts';

/** A project's screening settings, and the building layer near its site. */
export const screeningInputSchema = z.object({
  /** Project revision at the time of reading; sent back with a save. */
  revision: z.int(),
  settings: screeningSettingsSchema,
  /** Each part of a building is a structure. */
  structures: listOf(screenStructureSchema),
  edition: z.int(),
  /** The terrain model near the site; absent if the installation has none. */
  terrain: snapshotTerrainSchema.exactOptional(),
  /** The plan's attachments, any of which can be the evidence for a bund or containers (M-120). */
  proofs: listOf(proofSchema),
});
export type ScreeningInput = z.infer<typeof screeningInputSchema>;

/** All settings in one request: zones and structures not in the lists have no entered values and are not excluded. */
export const screeningChangeSchema = screeningSettingsSchema.extend({ revision: z.int() });
export type ScreeningChange = z.infer<typeof screeningChangeSchema>;

export const savedScreeningSchema = z.object({ project: projectSchema, screening: screeningInputSchema });
export type SavedScreening = z.infer<typeof savedScreeningSchema>;
