// Every coordinate pair is typed with its coordinate system; a bare pair does not compile where a system is required.
declare const space: unique symbol;

/** Hong Kong 1980 Grid, EPSG:2326, [easting, northing] in metres (M-01). */
export type Hk80Point = readonly [easting: number, northing: number] & { readonly [space]: 'hk80' };
/** Web Mercator, EPSG:3857; for display and file exchange only. */
export type MercatorPoint = readonly [x: number, y: number] & { readonly [space]: 'mercator' };
/** WGS 84, EPSG:4326, [longitude, latitude] in degrees. */
export type LonLat = readonly [longitude: number, latitude: number] & { readonly [space]: 'lonLat' };

/** Closed rings, outer ring first. */
export type Hk80Polygon = readonly (readonly Hk80Point[])[];
export type Hk80MultiPolygon = readonly Hk80Polygon[];

export const hk80 = (easting: number, northing: number): Hk80Point => toTypedPoint([easting, northing]);
export const mercator = (x: number, y: number): MercatorPoint => toTypedPoint([x, y]);
export const lonLat = (longitude: number, latitude: number): LonLat => toTypedPoint([longitude, latitude]);

/** The only way from a bare pair to a coordinate system. */
const toTypedPoint = <Point extends readonly [number, number]>(pair: readonly [number, number]) => pair as Point;
