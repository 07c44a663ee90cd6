import { sql } from 'kysely';
import type { StoredOgcCollection } from './ogc-collection.ts';

const BUILDING_PROPERTIES = {
  BUILDINGID: 'integer',
  NSR: 'string',
  noisecrit: 'number',
  BldName_E: 'string',
  Bld_Ht: 'number',
  ROOFLEVEL: 'number',
  BASELEVEL: 'number',
} as const;

const buildings = sql`select building_id as feature_id, geom, building_id as "BUILDINGID", nsr as "NSR",
  noise_criterion as noisecrit, name as "BldName_E", height_metres as "Bld_Ht", roof_level as "ROOFLEVEL",
  base_level as "BASELEVEL" from source.buildings`;

const layer = { geometryType: 'MultiPolygon', scope: 'source' } as const;

/** The authority's source layers, with the authority's field names. */
export const SOURCE_COLLECTIONS: readonly StoredOgcCollection[] = [
  {
    ...layer,
    id: 'districts',
    title: 'Districts',
    idType: 'string',
    properties: { DISTRICT: 'string' },
    features: sql`select district as feature_id, geom, district as "DISTRICT" from source.districts`,
  },
  {
    ...layer,
    id: 'buildings',
    title: 'Buildings',
    idType: 'integer',
    properties: BUILDING_PROPERTIES,
    features: buildings,
  },
  {
    ...layer,
    id: 'nsrBuildings',
    title: 'Residential and education buildings',
    idType: 'integer',
    properties: BUILDING_PROPERTIES,
    features: sql`${buildings} where kind in ('residential', 'education')`,
  },
];
