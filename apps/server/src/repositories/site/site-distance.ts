import { type RawBuilder, sql } from 'kysely';

// Distances from a site with thousands of vertices to thousands of buildings. Measuring each building against the whole
// outline takes seconds; measuring against its few nearest pieces takes milliseconds and gives the same result. Use
// these in statements that begin with `site (geom, outline, radius)`; geometries are in metres (M-01).

const CORNERS_PER_PIECE = 32;

/** The site and its outline, split into small pieces. A site with few vertices is one piece, as drawn. */
export const sitePieces = sql`
  piece as materialized (
    select part.geom, st_expand(part.geom, site.radius) as reach
    from site, st_subdivide(site.geom, ${sql.lit(CORNERS_PER_PIECE)}) as part (geom)),
  line as materialized (
    select part.geom from site, st_subdivide(site.outline, ${sql.lit(CORNERS_PER_PIECE)}) as part (geom))`;

/**
 * Uses the true distance, not the drawn area, whose arcs consist of chords. The limit stops the planner from turning
 * this into a join that measures every building against every piece.
 */
export const isWithinRadius = (geometry: string): RawBuilder<boolean> => sql<boolean>`
  coalesce((
    select true from piece, site
    where ${sql.ref(geometry)} && piece.reach and st_dwithin(${sql.ref(geometry)}, piece.geom, site.radius)
    limit 1), false)`;

/** Joins the distance from the site as `away.metres`; 0 inside. */
export const distanceFromSite = (geometry: string) => sql`
  lateral (
    select st_distance(${sql.ref(geometry)}, piece.geom) as metres
    from piece order by ${sql.ref(geometry)} <#> piece.geom limit 1) as guess,
  lateral (
    select min(st_distance(${sql.ref(geometry)}, piece.geom)) as metres
    from piece where ${sql.ref(geometry)} <#> piece.geom <= guess.metres) as away`;

/** Joins the point on a building's outline that is nearest to the site's outline as `facade.geom` (Q63). */
export const nearestFacade = (geometry: string) => sql`
  lateral (
    select st_distance(st_boundary(${sql.ref(geometry)}), line.geom) as metres
    from line order by ${sql.ref(geometry)} <#> line.geom limit 1) as bound,
  lateral (
    select st_closestpoint(st_boundary(${sql.ref(geometry)}), st_collect(line.geom)) as geom
    from line where ${sql.ref(geometry)} <#> line.geom <= bound.metres) as facade`;
