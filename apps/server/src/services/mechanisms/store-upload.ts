import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Executor } from '../../database/connection.ts';
import type { FileStore } from '../../integrations/file-store.ts';
import { detectMaterial } from '../../integrations/material-type/detect-material.ts';
import { createConcurrencyLimit } from '../../limit-concurrency.ts';
import type { Receive } from '../site/shape-file.service.ts';
import type { Clock } from './clock.ts';
import { storeFile } from './store-file.ts';

/** Each upload holds its file in memory while it is stored. */
const MAX_CONCURRENT_UPLOADS = 4;
const runLimited = createConcurrencyLimit({ maxRunning: MAX_CONCURRENT_UPLOADS, maxRunningPerParty: 2 });

interface StoredUpload {
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly fileKey: string;
}

interface Dependencies {
  readonly database: Database;
  readonly files: Pick<FileStore, 'put' | 'remove'>;
  readonly clock: Clock;
}

type InsertRow<Row> = (transaction: Executor, upload: StoredUpload) => Promise<Row>;

/**
 * Stores a file uploaded by a user. Accepts only known types, detected from the content (U53). The row is written after
 * the file is stored.
 */
export async function storeUpload<Row>(storage: Dependencies, receive: Receive, insert: InsertRow<Row>): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), 'quietsite-upload-'));
  try {
    const path = join(folder, 'upload');
    const fileName = await receive(path);
    const mediaType = await detectMaterial(path, fileName);
    return await runLimited(async () => record(storage, { fileName, mediaType }, await readFile(path), insert));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function record<Row>(
  storage: Dependencies,
  description: Pick<StoredUpload, 'fileName' | 'mediaType'>,
  content: Buffer,
  insert: InsertRow<Row>,
): Promise<Row> {
  const sha256 = createHash('sha256').update(content).digest('hex');
  const fileKey = await storeFile(storage, content);
  const upload = { ...description, sizeBytes: content.length, sha256, fileKey };
  try {
    return await storage.database.transaction().execute((transaction) => insert(transaction, upload));
  } catch (error) {
    // If the removal fails too, the housekeeping removes the file later; the user needs the original error.
    await storage.files.remove(fileKey).catch(() => undefined);
    throw error;
  }
}
