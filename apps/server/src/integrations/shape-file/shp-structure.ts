import { MAX_CORNERS } from '@quietsite/contracts';
import { AppError } from '../../errors.ts';
import { MAX_POLYGONS } from './limits.ts';
import { fileRefused } from './refuse-file.ts';

export const HEADER_BYTES = 100;
const FILE_CODE = 9994;
const RECORD_HEADER_BYTES = 8;
const NULL_SHAPE = 0;
/** Polygons without heights, with heights, and with measures only. */
const POLYGON_TYPES = [5, 15, 25];
const OTHER_TYPES = [1, 3, 8, 11, 13, 18, 21, 23, 28, 31];
/** Bounding box, number of rings, number of corners. */
const POLYGON_BYTES = 44;

export interface ShpRecord {
  /** Record number, from 1. */
  readonly number: number;
  readonly start: number;
  /** Without its header. */
  readonly bytes: number;
}

export interface ShpStructure {
  readonly hasHeights: boolean;
  readonly records: readonly ShpRecord[];
}

/** Checks the header, which shows whether the file contains polygons at all (SITE-14). */
export function checkShpHeader(header: Buffer, fileBytes: number): { readonly type: number; readonly end: number } {
  const isShp = header.length === HEADER_BYTES && header.readInt32BE(0) === FILE_CODE;
  if (!isShp) throw fileRefused('NOT_READABLE');
  // Lengths are stored in 16-bit words.
  const end = header.readInt32BE(24) * 2;
  const type = header.readInt32LE(32);
  if (end < HEADER_BYTES || end > fileBytes) throw fileRefused('NOT_READABLE');
  if (type === NULL_SHAPE) throw new AppError('NO_POLYGONS');
  if (OTHER_TYPES.includes(type)) throw new AppError('NOT_POLYGONS');
  if (!POLYGON_TYPES.includes(type)) throw fileRefused('NOT_READABLE');
  return { type, end };
}

/** Reads the records. Each must lie within the file, have the file's type and be long enough for its content. */
export function readShpStructure(shp: Buffer): ShpStructure {
  const { type, end } = checkShpHeader(shp.subarray(0, HEADER_BYTES), shp.length);
  const records: ShpRecord[] = [];
  const found = { shapes: 0, corners: 0 };
  let at = HEADER_BYTES;
  while (at < end) {
    const record = readRecord(shp, at, end);
    const corners = countCorners(shp.subarray(record.start + RECORD_HEADER_BYTES), record.bytes, type);
    if (corners !== null) found.shapes++;
    found.corners += corners ?? 0;
    records.push(record);
    at = record.start + RECORD_HEADER_BYTES + record.bytes;
  }
  if (found.shapes > MAX_POLYGONS) throw fileRefused('TOO_MANY_SHAPES');
  if (found.corners > MAX_CORNERS) throw fileRefused('TOO_MANY_CORNERS');
  return { hasHeights: type !== POLYGON_TYPES[0], records };
}

function readRecord(shp: Buffer, start: number, end: number): ShpRecord {
  if (start + RECORD_HEADER_BYTES > end) throw fileRefused('NOT_READABLE');
  const bytes = shp.readInt32BE(start + 4) * 2;
  if (bytes < 4 || start + RECORD_HEADER_BYTES + bytes > end) throw fileRefused('NOT_READABLE');
  return { number: shp.readInt32BE(start), start, bytes };
}

/** Returns null if the record contains no shape. */
function countCorners(content: Buffer, bytes: number, type: number): number | null {
  const shapeType = content.readInt32LE(0);
  if (shapeType === NULL_SHAPE) return null;
  if (shapeType !== type || bytes < POLYGON_BYTES) throw fileRefused('NOT_READABLE');
  const [rings, corners] = [content.readUInt32LE(36), content.readUInt32LE(40)];
  const start = POLYGON_BYTES + 4 * rings;
  if (start + 16 * corners > bytes || !areFinite(content, start, corners)) throw fileRefused('NOT_READABLE');
  return corners;
}

/** Checked because GDAL would silently skip a shape with a corner that is not a finite number. */
function areFinite(content: Buffer, start: number, corners: number): boolean {
  for (let at = start; at < start + 16 * corners; at += 8) if (!Number.isFinite(content.readDoubleLE(at))) return false;
  return true;
}
