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

/** A machine of the equipment database (ADMIN-14). */
export const databaseEquipmentSchema = z.object({
  ...equipmentFields,
  officialId: z.string(),
  name: z.string(),
  id: z.int(),
  revision: z.int(),
});
export type DatabaseEquipmentRow = z.infer<typeof databaseEquipmentSchema>;

/** The revision that was seen goes along; the limits are the specification's (ADMIN-15 to ADMIN-17). */
export const databaseEquipmentChangeSchema = z
  .object({ ...equipmentFields, revision: z.int() })
  .refine((fields) => findEquipmentFaults(fields).length === 0, 'outside the limits');
export type DatabaseEquipmentChange = z.infer<typeof databaseEquipmentChangeSchema>;

/** Why a file as a whole is not taken; each has its own text (ADMIN-20, U48, U49). */
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

/** What a file would do; nothing is stored yet (U49). */
export const importPreviewSchema = z.object({
  fileName: z.string(),
  /** Of the file and of the database it was compared with; the import is of these two or of nothing. */
  fingerprint: z.string(),
  added: z.array(lineSchema),
  edited: z.array(lineSchema.extend({ changes: z.array(changedCellSchema) })),
  deleted: z.array(z.object({ id: z.int(), text: z.string() })),
  unchanged: z.int(),
  /** Lines with too few columns: nothing of them is used, and nothing they name is deleted. */
  skipped: z.array(lineSchema),
  /** With any of these nothing of the file is used. */
  problems: z.array(z.object({ line: z.int(), fault: z.string(), value: z.string() })),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

/** How many rows go is said again: a deletion is never an accident (U49). */
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
  /** False when something was changed since. */
  canUndo: z.boolean(),
});
export type DatabaseImport = z.infer<typeof databaseImportSchema>;
export const undoRequestSchema = z.object({ importId: z.int().positive() });
