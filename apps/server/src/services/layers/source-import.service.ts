import { basename } from 'node:path';
import type { UsesOfLayer } from '@quietsite/domain';
import type { Database, Executor } from '../../database/connection.ts';
import { loadIntoStaging } from '../../integrations/gdal/staging-load.ts';
import { openVectorFile } from '../../integrations/gdal/vector-file.ts';
import {
  beginImport,
  type ChangeCounts,
  countChanges,
  dropStaging,
  dropStaleStaging,
  isStagingEmpty,
  listSkipped,
  listStagingColumns,
  newStagingName,
  recordImport,
  type SkippedFeatures,
  STAGING_SCHEMA,
  stagingTable,
} from '../../repositories/layers/source-import.repository.ts';
import { prepareGeometries } from '../../repositories/layers/source-import-geometry.repository.ts';
import { type ImportableDataset, LAYERS } from './source-import-layers.ts';

/** If the file lacks more than this share of the current features, it is assumed to be wrong. */
export const MAX_REMOVED_SHARE = 0.2;
const STALE_STAGING_MS = 6 * 3600 * 1000;

export interface ImportRequest {
  readonly dataset: ImportableDataset;
  readonly file: string;
  readonly layer?: string;
  readonly label?: string;
  readonly isSample?: boolean;
  readonly allowRemovals?: boolean;
}

export interface ImportSummary {
  readonly dataset: ImportableDataset;
  readonly edition: number;
  readonly hasChanged: boolean;
  readonly counts: ChangeCounts;
  readonly skipped: readonly SkippedFeatures[];
  readonly seconds: number;
  /** For buildings: the number of each kind, and the words that propose no kind (M-145). */
  readonly uses?: UsesOfLayer;
}

export type ImportProgress = (phase: 'reading' | 'checking' | 'comparing' | 'writing', percent?: number) => void;

/** The file was refused and nothing was changed; the message says why. */
export class ImportRefusedError extends Error {
  override readonly name = 'ImportRefusedError';
}

export type SourceImportService = ReturnType<typeof createSourceImportService>;

export function createSourceImportService(dependencies: { readonly database: Database; readonly databaseUrl: string }) {
  const { database, databaseUrl } = dependencies;

  async function importFile(request: ImportRequest, onProgress: ImportProgress = () => {}): Promise<ImportSummary> {
    const startedMs = Date.now();
    const file = await openVectorFile(request.file, request.layer);
    await dropStaleStaging(database, startedMs - STALE_STAGING_MS);
    const table = newStagingName(startedMs);
    try {
      const untransformable = await loadIntoStaging({
        ...{ databaseUrl, file, table, schema: STAGING_SCHEMA },
        onProgress: (percent) => onProgress('reading', percent),
      });
      return await database
        .transaction()
        .execute((transaction) =>
          mergeStaging(transaction, { request, table, untransformable, startedMs, onProgress }),
        );
    } finally {
      await dropStaging(database, table);
    }
  }

  return { importFile };
}

interface StagedImport {
  readonly request: ImportRequest;
  readonly table: string;
  readonly untransformable: readonly number[];
  readonly startedMs: number;
  readonly onProgress: ImportProgress;
}

async function mergeStaging(transaction: Executor, staged: StagedImport): Promise<ImportSummary> {
  const { request, table, onProgress } = staged;
  await beginImport(transaction);
  const columns = await listStagingColumns(transaction, table);
  if (columns.length === 0 || (await isStagingEmpty(transaction, table))) {
    throw new ImportRefusedError('the file has no features');
  }
  const layer = LAYERS[request.dataset].recognise(columns);
  if (!layer) throw new ImportRefusedError(unknownFields(request.dataset, columns));
  onProgress('checking');
  await prepareGeometries(transaction, stagingTable(table), staged.untransformable);
  await layer.stageRows(transaction, table);
  onProgress('comparing');
  await layer.compare(transaction);
  const counts = await countChanges(transaction);
  const skipped = await listSkipped(transaction);
  refuseSuspicious(counts, skipped, request.allowRemovals ?? false);
  onProgress('writing');
  const hasChanged = counts.added + counts.changed + counts.removed > 0;
  if (hasChanged) await layer.apply(transaction);
  const seconds = (Date.now() - staged.startedMs) / 1000;
  const edition = await recordImport(transaction, {
    name: request.dataset,
    label: request.label ?? basename(request.file),
    isSample: request.isSample ?? false,
    featureCount: counts.added + counts.changed + counts.unchanged,
    hasChanged,
    summary: { file: basename(request.file), ...counts, skipped, seconds },
  });
  const uses = await layer.summarise?.(transaction);
  return { dataset: request.dataset, edition, hasChanged, counts, skipped, seconds, ...(uses && { uses }) };
}

function unknownFields(dataset: ImportableDataset, columns: readonly string[]): string {
  return `the fields are not known: expected ${LAYERS[dataset].knownFields}; the file has ${columns.join(', ')}`;
}

function refuseSuspicious(counts: ChangeCounts, skipped: readonly SkippedFeatures[], allowRemovals: boolean): void {
  const present = counts.changed + counts.unchanged + counts.removed;
  const usable = counts.added + counts.changed + counts.unchanged;
  if (usable === 0) {
    const reasons = skipped.map(({ reason, count }) => `${count} ${reason}`).join(', ');
    throw new ImportRefusedError(`the file has no usable feature (${reasons})`);
  }
  if (!allowRemovals && counts.removed > present * MAX_REMOVED_SHARE) {
    throw new ImportRefusedError(
      `${counts.removed} of ${present} present features are not in the file; use --allow-removals if this is meant`,
    );
  }
}
