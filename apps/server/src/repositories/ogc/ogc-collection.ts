import type { RawBuilder } from 'kysely';

export type PropertyType = 'integer' | 'number' | 'string' | 'boolean';

/** The published description of a collection. */
export interface OgcCollection {
  readonly id: string;
  readonly title: string;
  readonly geometryType: 'Point' | 'Polygon' | 'MultiPolygon';
  /** Project features are visible to those who may read the project; source layers to every signed-in user. */
  readonly scope: 'project' | 'source';
  readonly idType: 'integer' | 'string';
  readonly properties: Readonly<Record<string, PropertyType>>;
}

/** A collection and the query for its features: columns feature_id, geom (EPSG:2326) and one per property. */
export interface StoredOgcCollection extends OgcCollection {
  readonly features: RawBuilder<unknown>;
}
