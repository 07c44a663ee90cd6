import type { RawBuilder } from 'kysely';

export type PropertyType = 'integer' | 'number' | 'string' | 'boolean';

/** What the service tells about a collection. */
export interface OgcCollection {
  readonly id: string;
  readonly title: string;
  readonly geometryType: 'Point' | 'Polygon' | 'MultiPolygon';
  /** Features of projects are shown to those who may read the project; source layers to everybody signed in. */
  readonly scope: 'project' | 'source';
  readonly idType: 'integer' | 'string';
  readonly properties: Readonly<Record<string, PropertyType>>;
}

/** A collection and where its features come from: columns feature_id, geom (EPSG:2326) and one per property. */
export interface StoredOgcCollection extends OgcCollection {
  readonly features: RawBuilder<unknown>;
}
