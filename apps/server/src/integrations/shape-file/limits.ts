/** More than the zones of any site. */
export const MAX_POLYGONS = 5_000;
export const MAX_FIELDS = 50;
export const MAX_VALUE_LENGTH = 200;
/** Of all values together; the response has to fit into a browser. */
export const MAX_VALUE_CHARACTERS = 8_000_000;
export const MAX_LAYERS = 50;
/** A larger file of polygons has more corners than allowed in any case. */
export const MAX_SHP_BYTES = 16 * 1_048_576;
/** Total GDAL time for one file. */
export const READING_SECONDS = 20;
/**
 * Address space. The program and its libraries reserve a good 100 MB without using them; the rest keeps the process
 * below 256 MB.
 */
export const READING_MEGABYTES = 360;
