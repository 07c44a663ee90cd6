import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileRefused } from '../shape-file/refuse-file.ts';
import { extractEntry } from './extract-entry.ts';
import { refuseUnsafeEntries } from './refuse-unsafe-entry.ts';
import { findShapefile, type MemberExtension } from './shapefile-members.ts';
import { type PlacedEntry, readZipDirectory } from './zip-directory.ts';

export interface ExtractedShapefile {
  readonly stem: Buffer;
  /** Path of each member that was in the archive; the names are ours. */
  readonly members: ReadonlyMap<MemberExtension, string>;
}

/** Checks the whole archive before the first byte is unpacked, then takes the shapefile out of it (SITE-12, U52). */
export async function extractShapefile(archivePath: string, folder: string): Promise<ExtractedShapefile> {
  const archive = await open(archivePath, 'r');
  try {
    const entries = await readZipDirectory(archive);
    refuseUnsafeEntries(entries);
    const { stem, entries: found } = findShapefile(entries);
    refuseEndlessTable(found);
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
/** A record of no shape. */
const MIN_RECORD_BYTES = 12;
/** Of a row, and of what stands before the first: the table says either in two bytes. */
const MAX_ROW_BYTES = 65_535;

/** A table longer than a row for each shape could be is not of these shapes: nobody needs to unpack it (U52). */
function refuseEndlessTable(members: ReadonlyMap<MemberExtension, PlacedEntry>): void {
  const [shapes = 0, table = 0] = [members.get('shp')?.bytes, members.get('dbf')?.bytes];
  const mostRows = Math.max(0, (shapes - SHP_HEADER_BYTES) / MIN_RECORD_BYTES);
  if (table > MAX_ROW_BYTES * (1 + mostRows)) throw fileRefused('NOT_READABLE');
}
