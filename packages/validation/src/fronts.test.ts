import { listMembers } from '@quietsite/acoustics';
import { calculate, createWorkingDays, divideFront, LiveCalculation, toDay } from '@quietsite/domain';
import { area, computeGeographicalCentre, computeNotionalSource, hk80 } from '@quietsite/geometry';
import { describe, expect, test } from 'vitest';
import type { CaseCalendar, CaseZone, MethodCase } from './case.ts';
import { compareAnswers } from './compare.ts';
import { answerByEngine, toCalendar, toSnapshot } from './engine-answer.ts';
import { answerByOracle } from './oracle/answer.ts';
import { centreOfOutline } from './oracle/centre.ts';
import { asStored, outlineOfStretch, partsOfFront, withParts } from './oracle/fronts.ts';
import { notionalSource, planDistance } from './oracle/notional-source.ts';
import { pointOf } from './oracle/plane.ts';
import { present } from './present.ts';
import { FRONT_CALENDAR, randomFront, withMovingZones } from './random-case/fronts.ts';
import { randomOf } from './random-case/random.ts';
import { randomCase } from './random-case.ts';
import { divide } from './testing/divided-front.ts';

/** Number of fronts; override with QUIETSITE_RANDOM_PROJECTS=3000. */
const FRONTS = Math.ceil(Number(process.env.QUIETSITE_RANDOM_PROJECTS ?? 120) / 4);
const seeds = Array.from({ length: FRONTS }, (_, seed) => seed);

describe('fronts equal an implementation of the rules written apart, in decimals', () => {
  test.each([
    ['every day', undefined],
    ['by a calendar', FRONT_CALENDAR],
  ])('[SITE-63] days and parts (M-151, M-152): %s', (_, calendar) => {
    for (const seed of seeds) {
      const front = randomFront(seed);
      const expected = partsOfFront(front, calendar).map(({ from, to, days }) => ({
        fromMetres: expect.closeTo(from.toNumber(), 8),
        toMetres: expect.closeTo(to.toNumber(), 8),
        ...{ days: days.length, start: days[0], end: days.at(-1) },
      }));
      const { parts, end } = divide(front, calendar);
      expect(parts.map(({ outline: __, ...part }) => part)).toEqual(expected);
      expect(end).toBe(parts.at(-1)?.end);
    }
  });

  test('[SITE-61] centre and notional source of each part (M-30, M-31, M-152)', () => {
    let compared = 0;
    let bent = 0;
    for (const seed of seeds) {
      const front = randomFront(seed);
      const random = randomOf(seed + 6_000_000);
      const oracle = partsOfFront(front);
      divide(front).parts.forEach(({ outline }, index) => {
        const { from, to } = present(oracle[index]);
        const apart = outlineOfStretch(front, from, to);
        if (apart === null) return;
        const centre = computeGeographicalCentre(outline);
        const place = centreOfOutline(apart);
        expect(centre[0]).toBeCloseTo(place.easting.toNumber(), 6);
        expect(centre[1]).toBeCloseTo(place.northing.toNumber(), 6);
        const at = [835_000 + random.integer(-300, 300), 817_000 + random.integer(-300, 300)] as const;
        const { distanceMetres } = computeNotionalSource(outline, centre, hk80(...at));
        const { source } = notionalSource(apart, place, pointOf(at));
        expect(Math.max(1, distanceMetres)).toBeCloseTo(planDistance(source, pointOf(at)).toNumber(), 6);
        compared++;
        if (present(apart[0]).length > 5) bent++;
      });
    }
    expect(compared).toBeGreaterThan(3 * FRONTS);
    expect(bent).toBeGreaterThan(FRONTS / 4);
  });
});

describe('equality tests of fronts (M-155)', () => {
  test('[SITE-61] (a) one part that is a rectangle is the rectangle that would be drawn', () => {
    for (const seed of seeds) {
      const { alignment, widthMetres, ...front } = randomFront(seed, true);
      const { lengthMetres } = divide({ ...front, alignment, widthMetres });
      const { parts } = divide({ ...front, alignment, widthMetres: lengthMetres / 2, metresPerDay: lengthMetres });
      const [[east, north], [toEast, toNorth]] = [present(alignment[0]), present(alignment[1])];
      const [right, up] = [(toEast - east) / 4, (toNorth - north) / 4];
      const drawn = [
        [east - up, north + right],
        [toEast - up, toNorth + right],
        [toEast + up, toNorth - right],
        [east + up, north - right],
      ] as const;
      expect(parts).toHaveLength(1);
      const corners = present(present(parts[0]).outline[0]);
      for (const corner of drawn)
        expect(Math.min(...corners.map((at) => Math.hypot(at[0] - corner[0], at[1] - corner[1])))).toBeLessThan(1e-9);
      expect(corners).toHaveLength(5);
    }
  });

  test('[SITE-61] (b) on a straight alignment the areas add up, and every part is at most 5:1', () => {
    for (const seed of seeds) {
      const front = randomFront(seed, true);
      const { parts, lengthMetres } = divide(front);
      expect(parts.reduce((total, { outline }) => total + area(outline), 0)).toBeCloseTo(
        lengthMetres * front.widthMetres,
        6,
      );
      for (const { fromMetres, toMetres } of parts)
        expect(toMetres - fromMetres).toBeLessThanOrEqual(5 * front.widthMetres + 1e-6);
    }
  });

  test('[SITE-63] (c) up to five widths a day every working day has exactly one part', () => {
    for (const seed of seeds) {
      const front = randomFront(seed);
      if (front.metresPerDay > 5 * front.widthMetres) continue;
      const { parts, workingDays } = divide(front, FRONT_CALENDAR);
      expect(parts.reduce((total, { days }) => total + days, 0)).toBe(workingDays);
      parts.slice(1).forEach(({ start }, index) => {
        expect(start > present(parts[index]).end).toBe(true);
      });
    }
  });

  test('[SITE-63] (d) backwards has the same parts in reverse order when they are all equally long', () => {
    for (const seed of seeds) {
      const { direction: _, ...front } = randomFront(seed, true);
      const { lengthMetres } = divide({ ...front, direction: 'forwards' });
      const whole = { ...front, widthMetres: lengthMetres / 40, metresPerDay: lengthMetres / 24 };
      const [there, back] = (['forwards', 'backwards'] as const).map(
        (direction) => divide({ ...whole, direction }).parts,
      );
      const reversed = present(back).toReversed();
      expect(present(there)).toHaveLength(8);
      present(there).forEach(({ fromMetres, toMetres }, index) => {
        expect(present(reversed[index]).fromMetres).toBeCloseTo(fromMetres, 6);
        expect(present(reversed[index]).toMetres).toBeCloseTo(toMetres, 6);
      });
    }
  });

  test('[SITE-63] (e) with and without calendar the parts are the same and only the dates differ', () => {
    for (const seed of seeds) {
      const front = randomFront(seed);
      const placesOf = (calendar?: CaseCalendar) =>
        divide(front, calendar).parts.map(({ fromMetres, toMetres, days, outline }) => [
          fromMetres,
          toMetres,
          days,
          outline,
        ]);
      expect(placesOf(FRONT_CALENDAR)).toEqual(placesOf());
    }
  });
});

/** Much coarser than the rounding difference between two drawings of one outline. */
const nearTo = (level: number | null) => level && Math.round(level * 1e7) / 1e7;

describe('fronts in a calculation (M-153)', () => {
  const bitsOf = (input: MethodCase) =>
    calculate(toSnapshot(input), { combinationLimit: Number.POSITIVE_INFINITY }).receivers.map(
      ({ unmitigated: { combinations, ...unmitigated }, mitigated: { combinations: _, ...mitigated }, sources }) => ({
        ...{ unmitigated, mitigated, sources, count: combinations.length },
      }),
    );

  test('[CALC-98, CALC-100] a whole front gives what the oracle says of its parts, also by a calendar', () => {
    let compared = 0;
    for (let seed = 0; seed < FRONTS; seed++) {
      const moving = withMovingZones(seed, randomCase(seed));
      const input = seed % 2 === 0 ? moving : { ...moving, calendar: { ...FRONT_CALENDAR, weekdays: [1, 2, 3, 5, 6] } };
      const parts = withParts(input);
      if (parts === null || !input.zones.some((zone) => zone.moving)) continue;
      // Listed sound powers are those of the activity, not of its parts.
      const [expected, actual] = [asStored(answerByOracle(parts)), answerByEngine(input)].map((answer) => ({
        ...answer,
        taskSoundPowers: [],
      }));
      const { differences } = compareAnswers(present(expected), present(actual), { decibels: 1e-8, isPartial: false });
      expect([seed, differences]).toEqual([seed, []]);
      compared++;
    }
    expect(compared).toBeGreaterThan(FRONTS / 4);
  });

  test('[CALC-122] a front split by hand into type B zones with activities of their own gives the same levels', () => {
    const levelsOf = (input: MethodCase) =>
      answerByEngine(input).receivers.flatMap(({ unmitigated, mitigated, floors }) =>
        [unmitigated, mitigated].flatMap(({ own, withNeighbours, months }) => [
          ...[own, withNeighbours].map(({ level, ...verdict }) => ({ ...verdict, level: nearTo(level) })),
          ...months.map(({ month, level }) => ({ month, level: nearTo(level) })),
          floors?.levels.map(nearTo) ?? null,
        ]),
      );
    let compared = 0;
    for (const seed of seeds) {
      const { zones, ...drawn } = withMovingZones(seed, randomCase(seed));
      const only = zones.find(({ moving }) => moving);
      if (only === undefined) continue;
      const others = zones.map(({ moving: _, ...zone }): CaseZone => ({ ...zone, type: 'A' }));
      const moving = { ...drawn, zones: others.map((zone) => (zone.id === only.id ? only : zone)) };
      const parts = withParts(moving);
      if (parts === null) continue;
      const byHand = { ...parts, zones: parts.zones.map(({ front: _, ...zone }) => zone) };
      expect(levelsOf(byHand), `seed ${seed}`).toEqual(levelsOf(moving));
      compared++;
    }
    expect(compared).toBeGreaterThan(FRONTS / 4);
  });

  test('[CALC-95] without fronts nothing of them is in the calculation', () => {
    for (const seed of seeds) {
      const { snapshot, input } = new LiveCalculation(toSnapshot(randomCase(seed))).prepared;
      expect(JSON.stringify([snapshot, input.zones])).not.toContain('front');
      expect(listMembers(input)).toEqual(input.tasks.map((_, task) => task));
    }
  });

  test('[CALC-95] a front of all type B zones has the levels of these zones drawn by hand, to the last bit', () => {
    for (const seed of seeds) {
      const drawn = randomCase(seed);
      const zones = drawn.zones.map((zone) => (zone.type === 'A' ? zone : { ...zone, front: 7 }));
      const [byHand, asFront] = [bitsOf(drawn), bitsOf({ ...drawn, zones })];
      expect(asFront.map(({ count: __, ...levels }) => levels)).toEqual(
        byHand.map(({ count: __, ...levels }) => levels),
      );
      asFront.forEach(({ count }, index) => {
        expect(count).toBeLessThanOrEqual(present(byHand[index]).count);
      });
    }
  });
});

test('[SITE-63] a front whose calendar has no working day has no parts', () => {
  const calendar = createWorkingDays(toCalendar({ ...FRONT_CALENDAR, weekdays: [], extraDays: [] }));
  expect(divideFront({ ...randomFront(1), start: toDay('2027-03-01') }, 100, calendar)).toBeNull();
});
