import { describe, expect, it } from 'vitest';
import { displayJudged } from './display-level.ts';
import { judgeLevel } from './verdict.ts';

describe('a level beside its criterion', () => {
  it.each([
    [75.46, 75, '75.46'],
    [75.54, 75, '75.5'],
    [75.44, 75, '75.4'],
    [75.04, 75, '75.0'],
    [75.496, 75, '75.49'],
    [74.46, 75, '74.5'],
    [75.46, 74.7, '75.46'],
    [70.45, 70, '70.45'],
    [-3, 75, '0.0'],
    [null, 75, '-'],
  ])('[CALC-48] %d against %d reads %s', (level, criterion, text) => {
    expect(displayJudged(level, criterion)).toBe(text);
  });

  it('[CALC-48] the figure shown has the verdict of the level', () => {
    for (let level = 73; level < 78; level += 0.0137)
      for (const criterion of [75, 74.7, 75.3, 76])
        expect(judgeLevel(Number(displayJudged(level, criterion)), criterion)).toBe(judgeLevel(level, criterion));
  });
});
