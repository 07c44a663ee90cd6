import { describe, expect, it } from 'vitest';
import { computeDesignAttenuation, computeGrazingHeight, highestFloorBelow, nextBarrierHeight } from './barrier.ts';
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
  });

  it('[CALC-103] counts only floors wholly below an elevation', () => {
    expect([33, 33.001, 3, 2, -4].map(highestFloorBelow)).toEqual([10, 11, 0, 0, 0]);
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

  it('[CALC-104] adds the ways round both ends, so that a shorter barrier is never better', () => {
    const endAt = (metres: number) => ({ fromSource: Math.hypot(3, metres), toReceiver: Math.hypot(42, metres) });
    const totals = [0, 0.5, 1, 2, 6].map((metres) => computeDesignAttenuation(sight, 5, [endAt(metres)]).total);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    expect(totals.at(-1)).toBeLessThan(computeDesignAttenuation(sight, 5).total);
  });
});
