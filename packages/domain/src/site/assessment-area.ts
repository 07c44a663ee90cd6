import { MAX_RADIUS_METRES, stepRadius } from '../project/information.ts';

/** How far outside the assessment area to look for schools (SITE-16). */
export const SCHOOL_SEARCH_METRES = 100;

/**
 * The radius that includes the schools just outside, in steps of 50 m and at most 100 m more (Q68). Takes the distances
 * of the schools from the site; schools farther out do not count. Null if there is none.
 */
export function radiusWithSchools(radiusMetres: number, schoolDistances: readonly number[]): number | null {
  const limit = Math.min(radiusMetres + SCHOOL_SEARCH_METRES, MAX_RADIUS_METRES);
  const outside = schoolDistances.filter((distance) => distance > radiusMetres && distance <= limit);
  if (outside.length === 0) return null;
  const farthest = Math.max(...outside);
  let enlarged = radiusMetres;
  while (enlarged < farthest) enlarged = stepRadius(enlarged, 1);
  return enlarged;
}
