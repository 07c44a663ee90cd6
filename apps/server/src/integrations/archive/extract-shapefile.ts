import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileRefused } from '../shape-file/refuse-file.ts';
import { extractEntry } from './extract-entry.ts';
import { refuseUnsafeEntries } from './refuse-unsafe-entry.ts';
import { findShapefile, type MemberExtension } from './shapefile-members.ts';
import { type PlacedEntry, readZipDirectory } from './zip-directory.ts';

export interface ExtractedShapefile {
  readonly stem: Buffer;
  /** Path of each member found in the archive; the file names are generated. */
  readonly members: ReadonlyMap<MemberExtension, string>;
}

/** Checks the whole archive before unpacking anything, then extracts the shapefile (SITE-12, U52). */
export async function extractShapefile(archivePath: string, folder: string): Promise<ExtractedShapefile> {
  const archive = await open(archivePath, 'r');
  try {
    const entries = await readZipDirectory(archive);
    refuseUnsafeEntries(entries);
    const { stem, entries: found } = findShapefile(entries);
    refuseOversizedTable(found);
    const members = new Map<MemberExtension, string>();
    for (const [extension, entry] of found) {
      const path = join(folder, `shape.${extension}`);
      await extractEntry(archive, entry, path);
      members.set(extension, path);
    }
    return { stem, members };
  } finally {
    await archive.close();
  }
}

const SHP_HEADER_BYTES = 100;
/** Size of a record without a shape. */
const MIN_RECORD_BYTES = 12;
/** Maximum size of a row and of the header, because the table stores both sizes in two bytes. */
const MAX_ROW_BYTES = 65_535;

/** A table too large for one row per shape does not belong to these shapes, so it is not extracted (U52). */
function refuseOversizedTable(members: ReadonlyMap<MemberExtension, PlacedEntry>): void {
  const [shapes = 0, table = 0] = [members.get('shp')?.bytes, members.get('dbf')?.bytes];
  const maxRows = Math.max(0, (shapes - SHP_HEADER_BYTES) / MIN_RECORD_BYTES);
  if (table > MAX_ROW_BYTES * (1 + maxRows)) throw fileRefused('NOT_READABLE');
}
