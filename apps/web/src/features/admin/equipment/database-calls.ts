import {
  type DatabaseEquipmentChange,
  databaseEquipmentSchema,
  databaseImportSchema,
  type ImportPreview,
  importPreviewSchema,
} from '@quietsite/contracts';
import type { CatalogueDatabase } from '@quietsite/domain';
import { queryOptions } from '@tanstack/react-query';
import { requestJson, type UploadOptions, uploadFile } from '../../../lib/api-client.ts';

/** All queries that show the databases, including the catalogue users choose equipment from. */
export const databaseLists = [['admin', 'databases'], ['catalogue']] as const;

const pathOf = (database: CatalogueDatabase, rest: string) => `/api/admin/databases/${database}/${rest}`;
export const filePath = (database: CatalogueDatabase): string => pathOf(database, 'file');

export const lastImportQuery = (database: CatalogueDatabase) =>
  queryOptions({
    queryKey: ['admin', 'databases', database, 'last'],
    queryFn: ({ signal }) => requestJson(pathOf(database, 'imports/last'), databaseImportSchema.nullable(), { signal }),
    staleTime: 0,
  });

export const equipmentQuery = queryOptions({
  queryKey: ['admin', 'databases', 'equipment', 'rows'],
  queryFn: ({ signal }) => requestJson('/api/admin/equipment', databaseEquipmentSchema.array(), { signal }),
  staleTime: 0,
});

export const changeEquipment = (equipmentId: number, body: DatabaseEquipmentChange) =>
  requestJson(`/api/admin/equipment/${equipmentId}`, databaseEquipmentSchema, { method: 'PUT', body });

const withoutProgress = (): UploadOptions => ({ onProgress: () => undefined, signal: new AbortController().signal });

/** Previews the changes that a file would make. Stores nothing. */
export const readDatabase = (database: CatalogueDatabase, file: File) =>
  uploadFile(pathOf(database, 'reading'), importPreviewSchema, file, withoutProgress());

/** Sends the fingerprint of the previewed file and how many rows it deletes. */
export const importDatabase = (database: CatalogueDatabase, file: File, { fingerprint, deleted }: ImportPreview) =>
  uploadFile(
    pathOf(database, `imports?fingerprint=${fingerprint}&deletions=${deleted.length}`),
    databaseImportSchema,
    file,
    withoutProgress(),
  );

export const undoImport = (database: CatalogueDatabase, importId: number) =>
  requestJson(pathOf(database, 'undo'), databaseImportSchema.nullable(), { method: 'POST', body: { importId } });
