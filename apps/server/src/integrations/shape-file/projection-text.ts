import { fileRefused } from './refuse-file.ts';

export const MAX_PRJ_BYTES = 16_384;
const WKT_START =
  /^(PROJCS|PROJCRS|PROJECTEDCRS|GEOGCS|GEOGCRS|GEOGRAPHICCRS|GEODCRS|GEODETICCRS|COMPD_CS|COMPOUNDCRS|BOUNDCRS)\s*[[(]/i;
/** Shift grids are files or URLs; Web Mercator's own definition has none. */
const FETCHES = /:\/\/|nadgrids=(?!@null\b)|geoidgrids=|\+init=|PARAMETERFILE/i;

/** The text of a .prj file, or undefined if unusable (SITE-12, U52). */
export function cleanProjection(bytes: Buffer): string | undefined {
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
