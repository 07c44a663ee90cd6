import { extname } from 'node:path';
import type { shapeFormats } from '@quietsite/contracts';
import { fileRefused } from './refuse-file.ts';

export type ShapeFormat = (typeof shapeFormats)[number];

/** Enough for comments before the first element of a KML or DXF file. */
export const HEAD_BYTES = 65_536;

const formatsByExtension: Readonly<Record<string, ShapeFormat>> = {
  '.zip': 'shapefile',
  '.geojson': 'geojson',
  '.json': 'geojson',
  '.kml': 'kml',
  '.gpkg': 'gpkg',
  '.dxf': 'dxf',
};

const ZIP_ENTRY = Buffer.from('PK\u0003\u0004', 'latin1');
const EMPTY_ZIP = Buffer.from('PK\u0005\u0006', 'latin1');
const SQLITE = Buffer.from('SQLite format 3\0', 'latin1');
const APPLICATION_ID_AT = 68;
const GEOPACKAGE_IDS = ['GPKG', 'GP10', 'GP11'];
/** Pairs of lines; comments (999) may come first. */
const DXF_START = /^(\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\s/;

const looks: Readonly<Record<ShapeFormat, (head: Buffer) => boolean>> = {
  shapefile: (head) => startsWith(head, ZIP_ENTRY) || startsWith(head, EMPTY_ZIP),
  geojson: (head) => /^(\u00ef\u00bb\u00bf)?\s*\{/.test(head.toString('latin1')),
  kml: (head) => /^(\u00ef\u00bb\u00bf)?\s*<[\s\S]*<(\w+:)?kml[\s>]|^\s*<kml[\s>]/.test(head.toString('latin1')),
  gpkg: (head) =>
    startsWith(head, SQLITE) &&
    GEOPACKAGE_IDS.includes(head.toString('latin1', APPLICATION_ID_AT, APPLICATION_ID_AT + 4)),
  dxf: (head) => DXF_START.test(head.toString('latin1')),
};

/** Detects the format by extension and content together; the browser's type is ignored (U52). */
export function detectFormat(fileName: string, head: Buffer): ShapeFormat {
  const format = formatsByExtension[extname(fileName).toLowerCase()];
  if (format === undefined || !looks[format](head)) throw fileRefused('UNKNOWN_FORMAT');
  return format;
}

const startsWith = (head: Buffer, start: Buffer) => head.subarray(0, start.length).equals(start);
