/** A point as the API sends it: [easting, northing] of the Hong Kong 1980 Grid (M-01). */
export type WirePoint = readonly [number, number];
export type WirePolygon = readonly (readonly WirePoint[])[];
export type WireMultiPolygon = readonly WirePolygon[];
