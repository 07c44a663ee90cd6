/** More than these are not the zones of a site. */
export const MAX_POLYGONS = 5_000;
export const MAX_FIELDS = 50;
export const MAX_VALUE_LENGTH = 200;
/** Of all values together; the answer has to fit into a browser. */
export const MAX_VALUE_CHARACTERS = 8_000_000;
export const MAX_LAYERS = 50;
/** A file of polygons that is larger has more corners than we take, whatever is in it. */
export const MAX_SHP_BYTES = 16 * 1_048_576;
/** Everything that GDAL does for one file. */
export const READING_SECONDS = 20;
/**
 * Of address space, of which the program and its libraries take a good 100 MB without using them: what is left keeps
 * the process below 256 MB.
 */
export const READING_MEGABYTES = 360;
