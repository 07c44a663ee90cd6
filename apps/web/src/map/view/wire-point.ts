/** A point on the wire: [easting, northing] of the Hong Kong 1980 Grid (M-01). */
export type WirePoint = readonly [number, number];
export type WirePolygon = readonly (readonly WirePoint[])[];
export type WireMultiPolygon = readonly WirePolygon[];
