import { catalogueDatabases, cleanFileText, findEquipmentFaults, MAX_DATABASE_TEXT_LENGTH } from '@quietsite/domain';
import { z } from 'zod';

export const databaseParameterSchema = z.object({ database: z.enum(catalogueDatabases) });
export const equipmentIdParameterSchema = z.object({ equipmentId: z.coerce.number().int().positive() });

const equipmentFields = {
  officialId: z.string().max(MAX_DATABASE_TEXT_LENGTH).transform(cleanFileText),
  name: z.string().max(MAX_DATABASE_TEXT_LENGTH).transform(cleanFileText),
  soundPower: z.number(),
  soundPowerMin: z.number(),
  soundPowerMax: z.number(),
  percentMin: z.number(),
  isQpme: z.boolean(),
};

/** An entry of the equipment database (ADMIN-14). */
export const databaseEquipmentSchema = z.object({
  ...equipmentFields,
  officialId: z.string(),
  name: z.string(),
  id: z.int(),
  revision: z.int(),
});
export type DatabaseEquipmentRow = z.infer<typeof databaseEquipmentSchema>;

/** Includes the revision the user saw. The limits come from the specification (ADMIN-15 to ADMIN-17). */
export const databaseEquipmentChangeSchema = z
  .object({ ...equipmentFields, revision: z.int() })
  .refine((fields) => findEquipmentFaults(fields).length === 0, 'outside the limits');
export type DatabaseEquipmentChange = z.infer<typeof databaseEquipmentChangeSchema>;

/** Why a whole file is rejected; each reason has its own text (ADMIN-20, U48, U49). */
export const databaseRefusals = [
  'UNKNOWN_FORMAT',
  'EMPTY',
  'NOT_TEXT',
  'NOT_READABLE',
  'WRONG_HEADER',
  'NO_ROWS',
  'TOO_MANY_ROWS',
  'TOO_MANY_DELETED',
  'CELL_TOO_LONG',
  'FILE_TOO_LARGE',
  'VIRUS',
  'NOT_CHECKED',
] as const;
export type DatabaseRefusal = (typeof databaseRefusals)[number];

const lineSchema = z.object({ line: z.int(), text: z.string() });
const changedCellSchema = z.object({ column: z.string(), before: z.string(), after: z.string() });

/** What importing a file would change; nothing is stored yet (U49). */
export const importPreviewSchema = z.object({
  fileName: z.string(),
  /** Identifies the file and the database it was compared with. The import fails if either has changed. */
  fingerprint: z.string(),
  added: z.array(lineSchema),
  edited: z.array(lineSchema.extend({ changes: z.array(changedCellSchema) })),
  deleted: z.array(z.object({ id: z.int(), text: z.string() })),
  unchanged: z.int(),
  /** Lines with too few columns. They are ignored, and the entries they name are not deleted. */
  skipped: z.array(lineSchema),
  /** If there are any, the whole file is rejected. */
  problems: z.array(z.object({ line: z.int(), fault: z.string(), value: z.string() })),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** Repeats the number of rows to delete, so that nothing is deleted by accident (U49). */
export const importQuerySchema = z.object({
  fingerprint: z.string().length(64),
  deletions: z.coerce.number().int().nonnegative(),
});

export const databaseImportSchema = z.object({
  id: z.int(),
  fileName: z.string(),
  importedBy: z.string().nullable(),
  importedAt: z.iso.datetime(),
  added: z.int(),
  edited: z.int(),
  deleted: z.int(),
  /** False if something has changed since. */
  canUndo: z.boolean(),
});
export type DatabaseImport = z.infer<typeof databaseImportSchema>;
export const undoRequestSchema = z.object({ importId: z.int().positive() });
