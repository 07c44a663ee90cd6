import { createReadStream } from 'node:fs';
import type { ShapeFormat } from './detect-format.ts';
import { createDxfScan } from './dxf-scan.ts';
import { createJsonScan } from './json-scan.ts';
import { fileRefused } from './refuse-file.ts';
import type { Scan } from './scan.ts';

/** Longer than any searched pattern, so that none is missed between two chunks. */
const OVERLAP_BYTES = 512;
const CHUNK_BYTES = 262_144;

/** No KML file needs a document type, whose entities could read other files or expand without limit. */
const DOCUMENT_TYPE = /<!(DOCTYPE|ENTITY)/i;
/** A view is SQL that would run when the file is read. */
const VIEW = /CREATE(?:\s|\/\*(?:(?!\*\/)[\s\S]){0,200}\*\/|--[^\n]{0,200}\n)+VIEW/i;
/** Each KML position has one or two commas, and descriptions have some too, so this exceeds the limit for corners. */
const MAX_COMMAS = 400_000;

const scans: Readonly<Partial<Record<ShapeFormat, () => Scan>>> = {
  geojson: createJsonScan,
  kml: createKmlScan,
  gpkg: () => refuseText(VIEW),
  dxf: createDxfScan,
};

/** Scans the bytes for content that would be expensive to detect while reading the file (U52). */
export async function scanContent(path: string, format: ShapeFormat): Promise<void> {
  const scan = scans[format]?.();
  if (!scan) return;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) scan.take(chunk);
  scan.end?.();
}

function refuseText(pattern: RegExp): Scan {
  let rest = '';
  return {
    take(chunk) {
      const text = rest + chunk.toString('latin1');
      if (pattern.test(text)) throw fileRefused('NOT_READABLE');
      rest = text.slice(-OVERLAP_BYTES);
    },
  };
}

function createKmlScan(): Scan {
  const documentType = refuseText(DOCUMENT_TYPE);
  let commas = 0;
  return {
    take(chunk) {
      documentType.take(chunk);
      for (const byte of chunk) if (byte === 0x2c) commas++;
      if (commas > MAX_COMMAS) throw fileRefused('TOO_MANY_CORNERS');
    },
  };
}
