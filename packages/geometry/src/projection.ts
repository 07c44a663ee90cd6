import proj4 from 'proj4';
import { type Hk80Point, hk80, type LonLat, lonLat, type MercatorPoint, mercator } from './coordinates.ts';

/**
 * Hong Kong 1980 Grid (M-02). The rotations are position-vector values. Many lists print them with the opposite sign,
 * for the coordinate-frame convention; used here, those would move every point by 53 m and 18 m.
 */
export const HK80_DEFINITION =
  '+proj=tmerc +lat_0=22.3121333333333 +lon_0=114.178555555556 +k=1 +x_0=836694.05 +y_0=819069.8 +ellps=intl ' +
  '+towgs84=-162.619,-276.959,-161.764,0.067753,-2.243648,-1.158828,-1.094246 +units=m +no_defs';

const WGS84 = 'EPSG:4326';
const MERCATOR = 'EPSG:3857';

const gridToGlobe = proj4(HK80_DEFINITION, WGS84);
const gridToMap = proj4(HK80_DEFINITION, MERCATOR);
const globeToMap = proj4(WGS84, MERCATOR);

type Pair = readonly [number, number];
const pair = (point: Pair): [number, number] => [point[0], point[1]];

export function hk80ToLonLat(point: Hk80Point): LonLat {
  return lonLat(...pair(gridToGlobe.forward(pair(point))));
}

export function lonLatToHk80(point: LonLat): Hk80Point {
  return hk80(...pair(gridToGlobe.inverse(pair(point))));
}

export function hk80ToMercator(point: Hk80Point): MercatorPoint {
  return mercator(...pair(gridToMap.forward(pair(point))));
}

export function mercatorToHk80(point: MercatorPoint): Hk80Point {
  return hk80(...pair(gridToMap.inverse(pair(point))));
}

export function lonLatToMercator(point: LonLat): MercatorPoint {
  return mercator(...pair(globeToMap.forward(pair(point))));
}
