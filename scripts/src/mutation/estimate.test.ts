import { describe, expect, it } from 'vitest';
import { estimateScore } from './estimate.ts';

describe('the score of a random sample', () => {
  it('is the share of the drawn mutants that were found, certain if all were drawn', () => {
    expect(estimateScore([{ mutants: 40, drawn: 40, killed: 30 }])).toEqual({ percent: 75, margin: 0 });
  });

  it('lies within 1.96 standard deviations of the truth', () => {
    const { percent, margin } = estimateScore([{ mutants: 1001, drawn: 98, killed: 89 }]);
    expect(percent).toBeCloseTo((100 * 89) / 98, 9);
    expect(margin).toBeCloseTo(196 * Math.sqrt((0.9 * 0.1 * 903) / (98 * 1000)), 9);
    expect(estimateScore([{ mutants: 1000, drawn: 10, killed: 10 }]).margin).toBeGreaterThan(5);
  });

  it('weighs each part by its number of mutants', () => {
    const parts = [
      { mutants: 300, drawn: 30, killed: 30 },
      { mutants: 100, drawn: 100, killed: 60 },
      { mutants: 50, drawn: 0, killed: 0 },
    ];
    const { percent, margin } = estimateScore(parts);
    expect(percent).toBe(90);
    expect(margin).toBeCloseTo(0.75 * estimateScore(parts.slice(0, 1)).margin, 9);
  });
});
