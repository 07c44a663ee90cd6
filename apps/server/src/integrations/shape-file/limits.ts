/** More than the zones of any site. */
export const MAX_POLYGONS = 5_000;
export const MAX_FIELDS = 50;
export const MAX_VALUE_LENGTH = 200;
/** Total length of all values. The response has to fit into the memory of a browser. */
export const MAX_VALUE_CHARACTERS = 8_000_000;
export const MAX_LAYERS = 50;
/** A larger file of polygons always has more corners than allowed. */
export const MAX_SHP_BYTES = 16 * 1_048_576;
/** Total GDAL time for one file. */
export const READING_SECONDS = 20;
/**
 * Limit of the address space. The program and its libraries reserve over 100 MB without using them, so the memory that
 * is in use stays below 256 MB.
 */
export const READING_MEGABYTES = 360;
