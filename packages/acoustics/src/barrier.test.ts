import { describe, expect, it } from 'vitest';
import {
  computeDesignAttenuation,
  computeGrazingHeight,
  computeMovableCover,
  highestFloorBelow,
  nextBarrierHeight,
} from './barrier.ts';
import { RandomSource } from './testing/random-input.ts';

describe('the height that a barrier needs', () => {
  it('[CALC-103] is the next tenth of a metre above the line of sight, whatever the rounding', () => {
    const shown = [4.4, 4.399_999_999, 4.400_000_001, 4.45, 5, 0.7].map(nextBarrierHeight);
    expect(shown).toEqual([4.5, 4.5, 4.5, 4.5, 5.1, 0.8]);
  });

  it('[CALC-103] grows with the receiver and the plant, and with the distance from lower plant', () => {
    const sight = { source: 3, receiver: 24, atMetres: 3, distanceMetres: 45 };
    const height = computeGrazingHeight(sight, 0);
    for (const change of [{ receiver: 25 }, { source: 3.1 }, { atMetres: 3.1 }, { distanceMetres: 44 }])
      expect(computeGrazingHeight({ ...sight, ...change }, 0), JSON.stringify(change)).toBeGreaterThan(height);
    expect(computeGrazingHeight(sight, 2)).toBe(height - 2);
    expect(height).toBeCloseTo(3 + (21 * 3) / 45, 12);
  });

  it('[CALC-103] hides from a movable barrier 3 m away what lies below the line past both tops', () => {
    expect(computeMovableCover(3, 1.5, 30)).toBeCloseTo(16.5, 12);
    expect(computeMovableCover(2, 3.5, 30)).toBeCloseTo(-11.5, 12);
  });

  it('[CALC-103] counts only floors wholly below an elevation', () => {
    expect([33, 33.001, 3, 2, -4].map(highestFloorBelow)).toEqual([10, 11, 0, 0, 0]);
    expect([32.999_999_9, 33.000_000_1, 3.1].map(highestFloorBelow)).toEqual([10, 10, 1]);
  });
});

describe('the design figure of a barrier', () => {
  const sight = { source: 1.5, receiver: 24, atMetres: 3, distanceMetres: 45 };

  it('[CALC-104] never falls with a higher barrier, is 4.77 at grazing sight, and keeps its limits', () => {
    const random = new RandomSource(7);
    for (let i = 0; i < 300; i++) {
      const distanceMetres = 2 + random.fraction() * 200;
      const atMetres = distanceMetres * (0.01 + 0.98 * random.fraction());
      const one = { source: random.fraction() * 30, receiver: random.fraction() * 90, atMetres, distanceMetres };
      const grazing = one.source + ((one.receiver - one.source) * atMetres) / distanceMetres;
      const atGrazing = computeDesignAttenuation(one, grazing).total;
      expect(atGrazing).toBeCloseTo(10 * Math.log10(3), 9);
      let before = 0;
      for (const top of [-2, -0.5, 0, 0.1, 0.5, 1, 2, 5, 20, 60].map((metres) => grazing + metres)) {
        const { total, design, typed, top: over } = computeDesignAttenuation(one, top);
        expect(total).toBeGreaterThanOrEqual(before - 1e-9);
        expect(over.attenuation).toBeLessThanOrEqual(20);
        expect(design).toBeLessThanOrEqual(15);
        expect(typed + design).toBeGreaterThan(-1e-6);
        expect(typed + design).toBeLessThan(1);
        before = total;
      }
    }
  });

  it('[CALC-104] states detour, weather and limits of the way over the top', () => {
    const [up, down, straight] = [Math.hypot(3, 3.5), Math.hypot(42, 19), Math.hypot(45, 22.5)];
    const detourMetres = up + down - straight;
    const weather = Math.exp(-Math.sqrt((up * down * straight) / (2 * detourMetres)) / 2000);
    const unlimited = 10 * Math.log10(3 + (20 / (340 / 500)) * detourMetres * weather);
    const close = (value: number) => expect.closeTo(value, 9);
    const { top, ends, total, design, typed } = computeDesignAttenuation(sight, 5);
    expect(top).toEqual({
      ...{ detourMetres: close(detourMetres), weather: close(weather) },
      ...{ unlimited: close(unlimited), attenuation: close(unlimited) },
    });
    expect([ends, total, design, typed]).toEqual([[], close(unlimited), close(unlimited), -Math.floor(unlimited)]);
    const high = computeDesignAttenuation(sight, 40);
    expect(high.top.unlimited).toBeGreaterThan(20);
    expect([high.top.attenuation, high.total, high.design, high.typed]).toEqual([20, 20, 15, -15]);
  });

  it('[CALC-104] counts a line that grazes the top to a micrometre as no detour, and has none below the line', () => {
    const grazing = 1.5 + (22.5 * 3) / 45;
    for (const rounding of [-5e-7, 0, 5e-7]) {
      const { top } = computeDesignAttenuation(sight, grazing + rounding);
      expect([Math.abs(top.detourMetres), top.weather]).toEqual([0, 1]);
    }
    const above = computeDesignAttenuation(sight, grazing + 0.01).top;
    expect([above.detourMetres > 0, above.weather < 1]).toEqual([true, true]);
    const below = computeDesignAttenuation(sight, grazing - 0.5).top;
    expect(below.detourMetres).toBeCloseTo(-(Math.hypot(3, 1) + Math.hypot(42, 21.5) - Math.hypot(45, 22.5)), 9);
    expect(below.weather).toBe(1);
    expect(computeDesignAttenuation(sight, grazing - 40).total).toBe(0);
  });

  it('[CALC-104] adds the energies of the ways round the ends, each by its own detour and without weather', () => {
    const end = { fromSource: Math.hypot(3, 2), toReceiver: Math.hypot(42, 2) };
    const { top, ends, total } = computeDesignAttenuation(sight, 5, [end, { fromSource: 3, toReceiver: 42 }]);
    const detour = Math.hypot(end.fromSource + end.toReceiver, 22.5) - Math.hypot(45, 22.5);
    expect(ends.map(({ detourMetres, weather }) => [detourMetres, weather])).toEqual([
      [expect.closeTo(detour, 9), 1],
      [expect.closeTo(0, 9), 1],
    ]);
    expect(ends[0]?.unlimited).toBeCloseTo(10 * Math.log10(3 + (20 / 0.68) * detour), 9);
    const energies = [top, ...ends].map(({ attenuation }) => 10 ** (-attenuation / 10));
    expect(total).toBeCloseTo(-10 * Math.log10(energies.reduce((sum, energy) => sum + energy)), 9);
  });

  it('[CALC-104] adds the ways round both ends, so that a shorter barrier is never better', () => {
    const endAt = (metres: number) => ({ fromSource: Math.hypot(3, metres), toReceiver: Math.hypot(42, metres) });
    const totals = [0, 0.5, 1, 2, 6].map((metres) => computeDesignAttenuation(sight, 5, [endAt(metres)]).total);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(totals.at(-1)).toBeLessThan(computeDesignAttenuation(sight, 5).total);
  });
});
