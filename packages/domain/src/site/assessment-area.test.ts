import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../geometry/src/testing/random.ts';
import { emptyInformation, isRadius, MAX_RADIUS_METRES } from '../project/information.ts';
import { radiusWithSchools, SCHOOL_SEARCH_METRES } from './assessment-area.ts';

it('[SITE-17] the assessment area of a new project reaches 300 m, and the reach can be changed', () => {
  expect(emptyInformation.bufferRadiusMetres).toBe(300);
  expect([0, 299, 301, 5000].every(isRadius)).toBe(true);
});

describe('the radius that takes in schools just outside', () => {
  it.each([
    { radius: 300, schools: [], enlarged: null },
    { radius: 300, schools: [299.9, 300], enlarged: null },
    { radius: 300, schools: [300.001], enlarged: 350 },
    { radius: 300, schools: [350], enlarged: 350 },
    { radius: 300, schools: [350.001], enlarged: 400 },
    { radius: 300, schools: [400], enlarged: 400 },
    { radius: 300, schools: [400.001], enlarged: null },
    { radius: 300, schools: [320, 380, 900], enlarged: 400 },
    { radius: 275, schools: [330], enlarged: 375 },
    { radius: 0, schools: [0], enlarged: null },
    { radius: 0, schools: [12], enlarged: 50 },
  ])('[SITE-16] [Q68] $radius m with schools at $schools m: $enlarged', ({ radius, schools, enlarged }) => {
    expect(radiusWithSchools(radius, schools)).toBe(enlarged);
  });

  it('[SITE-16] [Q68] never passes the largest radius: what no radius could take in is not asked about', () => {
    expect(radiusWithSchools(4950, [5040])).toBeNull();
    expect(radiusWithSchools(4950, [4990, 5040])).toBe(5000);
    expect(radiusWithSchools(4930, [4999])).toBe(5000);
    expect(radiusWithSchools(4930, [5000])).toBe(5000);
    expect(radiusWithSchools(5000, [5050])).toBeNull();
  });

  it('is a radius, takes in every school it can, and is the smallest such step', () => {
    for (let seed = 0; seed < 500; seed++) {
      const random = createRandom(seed);
      const radius = random.whole(0, MAX_RADIUS_METRES);
      const schools = Array.from({ length: random.whole(0, 6) }, () => radius + random.between(-150, 250));
      const limit = Math.min(radius + SCHOOL_SEARCH_METRES, MAX_RADIUS_METRES);
      const outside = schools.filter((distance) => distance > radius && distance <= limit);
      const enlarged = radiusWithSchools(radius, schools);
      expect(enlarged === null, `seed ${seed}`).toBe(outside.length === 0);
      if (enlarged === null) continue;
      expect(isRadius(enlarged) && enlarged <= limit, `seed ${seed}`).toBe(true);
      expect(enlarged, `seed ${seed}`).toBeGreaterThanOrEqual(Math.max(...outside));
      const stepBefore = radius + 50 * (Math.ceil((enlarged - radius) / 50) - 1);
      expect(stepBefore, `seed ${seed}`).toBeLessThan(Math.max(...outside));
    }
  });
});
