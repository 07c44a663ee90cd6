import { keysOf } from '@quietsite/domain';
import type { OgcCrs } from '../../repositories/ogc/ogc-condition.ts';

export type { OgcCrs };

export const CRS_URI: Readonly<Record<OgcCrs, string>> = {
  CRS84: 'http://www.opengis.net/def/crs/OGC/1.3/CRS84',
  'EPSG:2326': 'http://www.opengis.net/def/crs/EPSG/0/2326',
  'EPSG:3857': 'http://www.opengis.net/def/crs/EPSG/0/3857',
};

const names = keysOf(CRS_URI);

export const findCrs = (uri: string): OgcCrs | undefined => names.find((name) => CRS_URI[name] === uri);

/** Returns the client's pair with the easting or longitude first. EPSG:2326 is defined with the northing first. */
export const eastingFirst = (crs: OgcCrs, [first, second]: readonly [number, number]): [number, number] =>
  crs === 'EPSG:2326' ? [second, first] : [first, second];
