export type Ring = readonly (readonly [x: number, y: number])[];
/** The rings of a polygon, or null for a record without a shape. */
export type Shape = readonly Ring[] | null;

export const POLYGON = 5;
export const POLYGON_Z = 15;
export const POLYGON_M = 25;

/** A polygon file (.shp) and its index (.shx), written according to the format. */
export function writeShapes(shapes: readonly Shape[], type = POLYGON): { readonly shp: Buffer; readonly shx: Buffer } {
  const records = shapes.map((shape) => polygonRecord(shape, type));
  return writeRecords(records, type);
}

/** The same for record contents of any type. */
export function writeRecords(contents: readonly Buffer[], type: number) {
  const records = contents.map((content, i) => Buffer.concat([recordHeader(i + 1, content.length), content]));
  const index = Buffer.alloc(contents.length * 8);
  let at = 100;
  contents.forEach((content, i) => {
    index.writeInt32BE(at / 2, i * 8);
    index.writeInt32BE(content.length / 2, i * 8 + 4);
    at += 8 + content.length;
  });
  const body = Buffer.concat(records);
  return {
    shp: Buffer.concat([fileHeader(type, body.length), body]),
    shx: Buffer.concat([fileHeader(type, index.length), index]),
  };
}

export function fileHeader(type: number, bodyBytes: number): Buffer {
  const header = Buffer.alloc(100);
  header.writeInt32BE(9994, 0);
  header.writeInt32BE((100 + bodyBytes) / 2, 24);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(type, 32);
  return header;
}

function recordHeader(number: number, bytes: number): Buffer {
  const header = Buffer.alloc(8);
  header.writeInt32BE(number, 0);
  header.writeInt32BE(bytes / 2, 4);
  return header;
}

export function polygonRecord(shape: Shape, type: number): Buffer {
  if (shape === null) return Buffer.alloc(4);
  const corners = shape.flat();
  const start = Buffer.alloc(44 + 4 * shape.length + 16 * corners.length);
  start.writeInt32LE(type, 0);
  writeBox(start, corners);
  start.writeInt32LE(shape.length, 36);
  start.writeInt32LE(corners.length, 40);
  let first = 0;
  shape.forEach((ring, i) => {
    start.writeInt32LE(first, 44 + 4 * i);
    first += ring.length;
  });
  corners.forEach(([x, y], i) => {
    start.writeDoubleLE(x, 44 + 4 * shape.length + 16 * i);
    start.writeDoubleLE(y, 52 + 4 * shape.length + 16 * i);
  });
  return Buffer.concat([start, ...(type === POLYGON ? [] : [extraValues(corners.length)])]);
}

/** Range and values of heights or measures, all 12. */
function extraValues(count: number): Buffer {
  const values = Buffer.alloc(16 + 8 * count);
  for (let at = 0; at < values.length; at += 8) values.writeDoubleLE(12, at);
  return values;
}

function writeBox(record: Buffer, corners: Ring): void {
  if (corners.length === 0) return;
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const min = (numbers: number[]) => numbers.reduce((a, b) => Math.min(a, b));
  const max = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b));
  [min(xs), min(ys), max(xs), max(ys)].forEach((value, i) => {
    record.writeDoubleLE(value, 4 + 8 * i);
  });
}

/** Shapes other than polygons: a point, several points, or a line. */
export function pointRecord(): Buffer {
  const record = Buffer.alloc(20);
  record.writeInt32LE(1, 0);
  record.writeDoubleLE(836_000, 4);
  record.writeDoubleLE(818_000, 12);
  return record;
}

export function lineRecord(ring: Ring): Buffer {
  const record = polygonRecord([ring], POLYGON);
  record.writeInt32LE(3, 0);
  return record;
}

export function multiPointRecord(corners: Ring): Buffer {
  const record = Buffer.alloc(40 + 16 * corners.length);
  record.writeInt32LE(8, 0);
  writeBox(record, corners);
  record.writeInt32LE(corners.length, 36);
  corners.forEach(([x, y], i) => {
    record.writeDoubleLE(x, 40 + 16 * i);
    record.writeDoubleLE(y, 48 + 16 * i);
  });
  return record;
}
