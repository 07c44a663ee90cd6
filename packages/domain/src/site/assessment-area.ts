import { MAX_RADIUS_METRES, stepRadius } from '../project/information.ts';

/** How far outside the assessment area schools are looked out for (SITE-16). */
export const SCHOOL_LOOK_OUT_METRES = 100;

/**
 * The radius that takes in the schools just outside: in steps of 50 m, at most 100 m more (Q68). The distances are those
 * of the schools from the site; those beyond the look-out do not count. Null when there is none.
 */
export function radiusWithSchools(radiusMetres: number, schoolDistances: readonly number[]): number | null {
  const limit = Math.min(radiusMetres + SCHOOL_LOOK_OUT_METRES, MAX_RADIUS_METRES);
  const outside = schoolDistances.filter((distance) => distance > radiusMetres && distance <= limit);
  if (outside.length === 0) return null;
  const farthest = Math.max(...outside);
  let enlarged = radiusMetres;
  while (enlarged < farthest) enlarged = stepRadius(enlarged, 1);
  return enlarged;
}
