import {
  calendarSettingsSchema,
  datedTaskSchema,
  daySchema,
  equipmentEntrySchema,
  listOf,
} from '@quietsite/domain/schemas';
import { z } from 'zod';

export const supportMaterialSchema = z.object({
  id: z.int(),
  fileName: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  uploadedAt: z.iso.datetime(),
});
export type SupportMaterial = z.infer<typeof supportMaterialSchema>;

export const equipmentRowSchema = equipmentEntrySchema.extend({ taskId: z.int() });

export const programmeSchema = z.object({
  /** Project revision at the time of reading; sent back with a save. */
  revision: z.int(),
  tasks: listOf(datedTaskSchema),
  equipmentRows: listOf(equipmentRowSchema),
  materials: listOf(supportMaterialSchema),
  calendarSettings: calendarSettingsSchema,
  /** The general holidays that a working calendar uses, apart from Sundays. */
  holidays: listOf(daySchema),
});
export type Programme = z.infer<typeof programmeSchema>;
