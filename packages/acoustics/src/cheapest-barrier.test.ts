import { describe, expect, it } from 'vitest';
import { type CheapestBarrierProblem, findCheapestBarrier, type HidingNeed, isHiddenBy } from './cheapest-barrier.ts';
import { RandomSource } from './testing/random-input.ts';

const COSTS = { fixed: 0, perMetre: 0, perSquareMetre: 1 };
const need = (start: number, end: number, height: number): HidingNeed => ({ start, end, height });

/** One receiver that satisfies when all its sources are hidden. */
const problem = (changes: Partial<CheapestBarrierProblem>): CheapestBarrierProblem => ({
  needs: [[need(1.2, 3.4, 2.05)]],
  satisfies: (_, hidden) => hidden.every(Boolean),
  ...{ lineMetres: 10, minMetres: 1, maxMetres: 7, costs: COSTS, mayRise: false },
  ...changes,
});

describe('the cheapest barrier along a line', () => {
  it('[CALC-105] hides what is needed with the next tenth and the next half metres', () => {
    expect(findCheapestBarrier(problem({}))).toEqual({ height: 2.1, start: 1, end: 3.5, cost: 5.25 });
    const exact = problem({ needs: [[need(1, 3.5, 2)]] });
    expect(findCheapestBarrier(exact)).toEqual({ height: 2.1, start: 0.5, end: 4, cost: expect.closeTo(7.35, 9) });
    expect(isHiddenBy(need(1, 3.5, 2), { height: 2.1, start: 1, end: 4 })).toBe(false);
  });

  it('[CALC-105] stays on the line and below the greatest height, and is not found if a ray passes beside', () => {
    expect(findCheapestBarrier(problem({ lineMetres: 3.45 }))?.end).toBe(3.45);
    expect(findCheapestBarrier(problem({ minMetres: 3 }))?.height).toBe(3);
    expect(findCheapestBarrier(problem({ maxMetres: 2 }))).toBeNull();
    expect(findCheapestBarrier(problem({ needs: [[need(1, 2, 1), null]] }))).toBeNull();
    expect(findCheapestBarrier(problem({ needs: [] }))).toBeNull();
  });

  it('[CALC-105] hides only rays that pass below its top and between its ends, whatever the rounding', () => {
    const stretch = { height: 3, start: 1, end: 4 };
    const hides = (change: Partial<HidingNeed>) => isHiddenBy({ ...need(2, 3, 2), ...change }, stretch);
    expect([hides({}), hides({ height: 2.99 }), hides({ start: 1.01 }), hides({ end: 3.99 })]).toEqual([
      ...[true, true],
      ...[true, true],
    ]);
    for (const rounding of [-5e-7, 0, 5e-7])
      expect([hides({ height: 3 + rounding }), hides({ start: 1 + rounding }), hides({ end: 4 + rounding })]).toEqual([
        false,
        false,
        false,
      ]);
    expect(isHiddenBy(null, stretch)).toBe(false);
  });

  it('[CALC-105] costs a fixed sum, a sum per metre and a sum per square metre', () => {
    const costs = { fixed: 100, perMetre: 10, perSquareMetre: 2 };
    expect(findCheapestBarrier(problem({ costs }))?.cost).toBeCloseTo(100 + 2.5 * 10 + 2.5 * 2.1 * 2, 9);
  });

  it('[CALC-105] keeps a need at the ends of the line and at the greatest height, whatever the rounding', () => {
    expect(findCheapestBarrier(problem({ needs: [[need(0.2, 9.8, 2.05)]] }))).toMatchObject({ start: 0, end: 10 });
    const low = problem({ needs: [[need(1.2, 3.4, 0.65)]], minMetres: 0, maxMetres: 0.7 - 1e-9 });
    expect(findCheapestBarrier(low)?.height).toBe(0.7);
    expect(findCheapestBarrier({ ...low, maxMetres: 0.69 })).toBeNull();
  });

  it('[CALC-105] asks once for each set of sources that are hidden, and finds a barrier that a longer one spoils', () => {
    const asked: string[] = [];
    const first = [true, false].join();
    const given = problem({
      needs: [[need(1.2, 2.3, 2.05), need(1.2, 5.3, 2.05)]],
      satisfies: (_, hidden) => {
        asked.push(hidden.join());
        return hidden.join() === first;
      },
      mayRise: true,
    });
    expect(findCheapestBarrier(given)).toMatchObject({ start: 1, end: 2.5 });
    asked.length = 0;
    const higher = { ...given, needs: [[need(1.2, 2.3, 2.05), need(1.2, 5.3, 2.95)]] };
    const satisfies: typeof given.satisfies = (receiver, hidden) => {
      given.satisfies(receiver, hidden);
      return false;
    };
    expect(findCheapestBarrier({ ...higher, satisfies })).toBeNull();
    expect(asked).toEqual(['true,false', 'true,true']);
  });

  it('[CALC-105] never ends before it starts, even if nothing has to be hidden', () => {
    const anywhere = problem({ needs: [[need(5.2, 5.8, 2.05), need(1.2, 1.8, 2.05)]], satisfies: () => true });
    expect(findCheapestBarrier(anywhere)).toEqual({ height: 2.1, start: 1, end: 2, cost: 2.1 });
  });

  it('[CALC-105] takes costs as equal whatever the rounding', () => {
    const needs = [[need(5.2, 5.8, 3.25), need(0.2, 2.8, 1.05)]];
    expect(3.3 * 1).toBeLessThan(1.1 * 3);
    const either = problem({ needs, satisfies: (_, hidden) => hidden.some(Boolean) });
    expect(findCheapestBarrier(either)).toMatchObject({ height: 1.1, start: 0, end: 3 });
  });

  it('[CALC-105] of equal costs takes the lower, then the shorter, then the one that begins earlier', () => {
    const either: CheapestBarrierProblem['satisfies'] = (_, hidden) => hidden.some(Boolean);
    const equalAreas = problem({ needs: [[need(0.2, 5.8, 1.95), need(2.2, 5.8, 2.95)]], satisfies: either });
    expect(findCheapestBarrier(equalAreas)).toMatchObject({ height: 2, start: 0, end: 6 });
    const equalCosts = { ...equalAreas, costs: { fixed: 5, perMetre: 0, perSquareMetre: 0 } };
    expect(findCheapestBarrier(equalCosts)).toMatchObject({ height: 2, cost: 5 });
    const places = problem({ needs: [[need(5.2, 6.8, 2), need(1.2, 2.8, 2)]], satisfies: either });
    expect(findCheapestBarrier(places)).toMatchObject({ start: 1, end: 3 });
  });

  it('[CALC-105] costs no more than any other barrier that suffices, tried one by one', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = new RandomSource(seed);
      const lineMetres = 6;
      const mayRise = random.chance(0.3);
      const costs = { fixed: random.whole(0, 3), perMetre: random.whole(0, 3), perSquareMetre: random.whole(0, 2) };
      const needs = random.list(1, 3, () =>
        random.list(1, 3, () => {
          const start = 0.1 + random.fraction() * 4;
          const end = Math.min(lineMetres - 0.1, start + random.fraction() * 3);
          return random.chance(0.1) ? null : need(start, end, 1 + random.fraction());
        }),
      );
      const wanted = needs.map((list) => random.whole(0, list.length));
      const unwanted = needs.map((list) => (mayRise ? random.whole(0, 1 << list.length) : -1));
      const satisfies = (receiver: number, hidden: readonly boolean[]) => {
        const mask = hidden.reduce((sum, isHidden, i) => sum + (isHidden ? 1 << i : 0), 0);
        return hidden.filter(Boolean).length >= (wanted[receiver] ?? 0) && mask !== unwanted[receiver];
      };
      const given = { needs, satisfies, lineMetres, minMetres: 1, maxMetres: 2, costs, mayRise };
      let cheapest = Number.POSITIVE_INFINITY;
      for (let tenths = 10; tenths <= 20; tenths++)
        for (let from = 0; from < 12; from++)
          for (let to = from + 1; to <= 12; to++) {
            const stretch = { height: tenths / 10, start: from / 2, end: to / 2 };
            const isEnough = needs.every((list, receiver) =>
              satisfies(
                receiver,
                list.map((one) => isHiddenBy(one, stretch)),
              ),
            );
            const metres = stretch.end - stretch.start;
            const cost = costs.fixed + costs.perMetre * metres + costs.perSquareMetre * metres * stretch.height;
            if (isEnough && needs.flat().some((one) => isHiddenBy(one, stretch))) cheapest = Math.min(cheapest, cost);
          }
      const found = findCheapestBarrier(given);
      const isNeeded = needs.some(
        (list, receiver) =>
          !satisfies(
            receiver,
            list.map(() => false),
          ),
      );
      if (isNeeded)
        expect([seed, found?.cost ?? Number.POSITIVE_INFINITY]).toEqual([seed, expect.closeTo(cheapest, 9)]);
    }
  });
});
