import { open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExtractedShapefile } from '../archive/extract-shapefile.ts';
import { readBytes } from '../archive/read-bytes.ts';
import { readDbfTable, SAMPLE_BYTES } from './dbf-table.ts';
import { MAX_SHP_BYTES } from './limits.ts';
import { fileRefused } from './refuse-file.ts';
import { checkShpHeader, HEADER_BYTES, readShpStructure } from './shp-structure.ts';
import { countIndexed, maxIndexBytes, rebuildIndex } from './shx-index.ts';
import { chooseEncoding } from './text-encoding.ts';

export interface PreparedShapefile {
  readonly path: string;
  /** The encoding of the table, as GDAL names it. */
  readonly encoding: string;
  readonly hasHeights: boolean;
}

const MAX_CPG_BYTES = 64;

/** Leaves only checked files in the folder: the shapes, a rebuilt index, the table and the projection. */
export async function prepareShapefile(folder: string, { members }: ExtractedShapefile): Promise<PreparedShapefile> {
  const path = join(folder, 'shape.shp');
  const shp = await readShapes(path);
  const { hasHeights, records } = readShpStructure(shp);
  const indexPath = members.get('shx');
  const givenIndex = indexPath === undefined ? undefined : await readStart(indexPath, maxIndexBytes(records.length));
  const index = rebuildIndex(shp, records, givenIndex);
  await writeFile(join(folder, 'shape.shx'), index);
  await prepareProjection(members.get('prj'));
  const encoding = await checkTable(members.get('dbf'), await readCodePage(members.get('cpg')), countIndexed(index));
  return { path, encoding, hasHeights };
}

async function readShapes(path: string): Promise<Buffer> {
  const { size } = await stat(path);
  checkShpHeader(await readStart(path, HEADER_BYTES), size);
  if (size > MAX_SHP_BYTES) throw fileRefused('TOO_MANY_CORNERS');
  return readFile(path);
}

async function prepareProjection(path: string | undefined): Promise<void> {
  if (path === undefined) return;
  const text = cleanProjection(await readStart(path, MAX_PRJ_BYTES + 1));
  await (text === undefined ? rm(path) : writeFile(path, text));
}

/** Removes the file after reading: the encoding is passed to GDAL explicitly, and the declared one is only a hint. */
async function readCodePage(path: string | undefined): Promise<string> {
  if (path === undefined) return '';
  const text = await readStart(path, MAX_CPG_BYTES);
  await rm(path);
  return text.toString('latin1');
}

async function checkTable(path: string | undefined, codePage: string, shapes: number): Promise<string> {
  if (path === undefined) return 'UTF-8';
  const { size } = await stat(path);
  const table = readDbfTable(await readStart(path, SAMPLE_BYTES), size);
  // There must be one row per shape, or shapes would get the wrong names.
  if (table.rows !== shapes) throw fileRefused('NOT_READABLE');
  return chooseEncoding(table.texts, codePage, table.codePageMark);
}

async function readStart(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    return await readBytes(file, 0, bytes);
  } finally {
    await file.close();
  }
}

const MAX_PRJ_BYTES = 16_384;
const WKT_START =
  /^(PROJCS|PROJCRS|PROJECTEDCRS|GEOGCS|GEOGCRS|GEOGRAPHICCRS|GEODCRS|GEODETICCRS|COMPD_CS|COMPOUNDCRS|BOUNDCRS)\s*[[(]/i;
/** Refers to other files or URLs, such as shift grids. The usual definition of Web Mercator has '@null' instead. */
const FETCHES = /:\/\/|nadgrids=(?!@null\b)|geoidgrids=|\+init=|PARAMETERFILE/i;

/** Returns the text of a .prj file, or undefined if it is empty (SITE-12, U52). */
function cleanProjection(bytes: Buffer): string | undefined {
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .trim();
  if (text === '') return undefined;
  if (bytes.length > MAX_PRJ_BYTES || !WKT_START.test(text) || FETCHES.test(text)) {
    throw fileRefused('UNKNOWN_SYSTEM');
  }
  return text;
}
