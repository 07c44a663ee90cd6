import type { BuildingKind } from '@quietsite/domain';
import { sql } from 'kysely';
import type { Executor } from '../../database/connection.ts';

export interface BuildingSeed {
  readonly buildingId: number;
  readonly kind: BuildingKind;
  readonly nsr: string | null;
  readonly noiseCriterion: number | null;
  readonly name: string;
  readonly heightMetres: number | null;
  readonly roofLevel: number | null;
  readonly baseLevel: number | null;
  readonly outline: unknown;
}

export interface BaseFeatureSeed {
  readonly kind: string;
  readonly name: string;
  readonly minZoom: number;
  readonly geometry: unknown;
}

export interface DistrictSeed {
  readonly district: string;
  /** Multi-polygon coordinates in longitude and latitude. */
  readonly polygons: unknown;
}

/** Passes a layer as one JSON parameter, so that a whole city takes only a few statements. */
export async function replaceBuildings(db: Executor, buildings: readonly BuildingSeed[]): Promise<void> {
  await sql`delete from source.buildings`.execute(db);
  await sql`
    insert into source.buildings (building_id, kind, nsr, noise_criterion, name, height_metres, roof_level, base_level,
      geom, geom_mercator)
    select "buildingId", kind, nsr, "noiseCriterion", name, "heightMetres", "roofLevel", "baseLevel",
      geom, st_transform(geom, 3857)
    from json_to_recordset(${JSON.stringify(buildings)}::json) as seed ("buildingId" bigint, kind text, nsr text,
      "noiseCriterion" double precision, name text, "heightMetres" double precision, "roofLevel" double precision,
      "baseLevel" double precision, outline json)
    cross join lateral (select st_setsrid(st_multi(st_geomfromgeojson(
      json_build_object('type', 'Polygon', 'coordinates', outline))), 2326) as geom offset 0) shape`.execute(db);
  await sql`analyze source.buildings`.execute(db);
}

export async function replaceBaseFeatures(db: Executor, features: readonly BaseFeatureSeed[]): Promise<void> {
  await sql`delete from source.base_features`.execute(db);
  await sql`
    insert into source.base_features (kind, name, min_zoom, geom, geom_mercator)
    select kind, name, "minZoom", geom, st_transform(geom, 3857)
    from json_to_recordset(${JSON.stringify(features)}::json)
      as seed (kind text, name text, "minZoom" integer, geometry json)
    cross join lateral (select st_setsrid(st_geomfromgeojson(geometry), 2326) as geom offset 0) shape`.execute(db);
  await sql`analyze source.base_features`.execute(db);
}

export async function replaceDistricts(db: Executor, districts: readonly DistrictSeed[]): Promise<void> {
  await sql`delete from source.districts`.execute(db);
  await sql`
    insert into source.districts (district, geom, geom_mercator)
    select district, st_multi(st_collectionextract(st_makevalid(st_transform(geom, 2326)), 3)), st_transform(geom, 3857)
    from json_to_recordset(${JSON.stringify(districts)}::json) as seed (district text, polygons json)
    cross join lateral (select st_setsrid(st_geomfromgeojson(
      json_build_object('type', 'MultiPolygon', 'coordinates', polygons)), 4326) as geom offset 0) shape`.execute(db);
}

/** Finds the fingerprint of the seed data; undefined if the layer's data did not come from a seed. */
export async function findSeedFingerprint(db: Executor, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ fingerprint: string | null }>`
    select summary ->> 'seedFingerprint' as fingerprint from source.datasets where name = ${name}`.execute(db);
  return rows[0]?.fingerprint ?? undefined;
}

export async function isRealData(db: Executor, name: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from source.datasets where name = ${name} and not is_sample and feature_count > 0`.execute(db);
  return rows.length > 0;
}
