import { type RawBuilder, sql } from 'kysely';
import type { AuthenticatedUser } from '../../authenticated-user.ts';

export type OgcCrs = 'CRS84' | 'EPSG:2326' | 'EPSG:3857';
export type ComparisonOperator = '=' | '<>' | '<' | '<=' | '>' | '>=';

/**
 * One term of a query. Values are passed as parameters; property names have already been checked against the
 * collection.
 */
export type OgcCondition =
  | {
      readonly kind: 'comparison';
      readonly property: string;
      readonly operator: ComparisonOperator;
      readonly value: string | number | boolean;
    }
  /** Coordinates with the easting or longitude first, whatever order the client used. */
  | { readonly kind: 'intersects'; readonly crs: OgcCrs; readonly geometry: OgcShape }
  | { readonly kind: 'project'; readonly projectId: number }
  | { readonly kind: 'readable'; readonly user: AuthenticatedUser }
  | { readonly kind: 'feature'; readonly featureId: string | number };

type Pair = readonly [number, number];

export type OgcShape =
  | { readonly type: 'Point'; readonly coordinates: Pair }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Pair[])[] };

/** Shapes are clipped to this area, because EPSG:2326 cannot express coordinates far beyond Hong Kong. */
const SURROUNDINGS = sql`st_makeenvelope(112.5, 21, 116, 24, 4326)`;

export function conditionSql(condition: OgcCondition): RawBuilder<boolean> {
  switch (condition.kind) {
    case 'comparison':
      return sql<boolean>`f.${sql.ref(condition.property)} ${sql.raw(condition.operator)} ${condition.value}`;
    case 'intersects':
      return sql<boolean>`st_intersects(f.geom, ${onGrid(condition.crs, condition.geometry)})`;
    case 'project':
      return sql<boolean>`f.projectid = ${condition.projectId}`;
    case 'readable':
      return readableSql(condition.user);
    case 'feature':
      return sql<boolean>`f.feature_id = ${condition.featureId}`;
  }
}

/** Clips the shape to the surroundings and densifies it, because a straight line in one system is curved in another. */
function onGrid(crs: OgcCrs, shape: OgcShape): RawBuilder<unknown> {
  const geometry = (srid: number) =>
    sql`st_makevalid(st_setsrid(st_geomfromgeojson(${JSON.stringify(shape)}), ${sql.lit(srid)}))`;
  switch (crs) {
    case 'EPSG:2326':
      return geometry(2326);
    case 'CRS84':
      return sql`st_transform(st_segmentize(st_intersection(${geometry(4326)}, ${SURROUNDINGS}), 0.01), 2326)`;
    case 'EPSG:3857':
      return sql`st_transform(st_segmentize(st_intersection(${geometry(3857)}, st_transform(${SURROUNDINGS}, 3857)), 1000), 2326)`;
  }
}

/** The domain's canReadProject in SQL, for many projects: own, member, or submitted and the user's to review. */
function readableSql({ id, userType, district }: AuthenticatedUser): RawBuilder<boolean> {
  const isReviewer =
    userType === 'admin'
      ? sql`true`
      : userType === 'epd'
        ? sql`coalesce(${district} = any(p.districts), false)`
        : sql`false`;
  return sql<boolean>`f.projectid in (
    select p.id from projects p where p.deleted_at is null and (
      p.owner_user_id = ${id}
      or exists (select from project_members m where m.project_id = p.id and m.user_id = ${id})
      or ((p.submitted_at is not null or p.approved_on is not null) and ${isReviewer})))`;
}
