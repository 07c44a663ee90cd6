import { sql } from 'kysely';

type ProjectId = number | ReturnType<typeof sql>;

// Simplified when they are frozen: a list shows a thousand of them, on a map of a district.
const SITE_TOLERANCE_METRES = sql.lit(1);
const AREA_TOLERANCE_METRES = sql.lit(5);

export const siteOf = (projectId: ProjectId) => sql<string>`(
  select st_multi(st_simplifypreservetopology(st_collect(geom order by id), ${SITE_TOLERANCE_METRES}))
  from site_parts where project_id = ${projectId})`;

export const assessmentAreaOf = (projectId: ProjectId) => sql<string>`(
  select st_multi(st_simplifypreservetopology(geom, ${AREA_TOLERANCE_METRES}))
  from assessment_areas where project_id = ${projectId})`;
