import { describe, expect, it } from 'vitest';
import { readWeight } from './proposal-settings.ts';

describe('weights', () => {
  it('are tenths between 0 and 100; what is no number is none', () => {
    expect(['2', ' 0,25 ', '-3', '1e9', '0.04'].map(readWeight)).toEqual([2, 0.3, 0, 100, 0]);
    expect(['', ' ', 'x', 'NaN', 'Infinity'].map(readWeight)).toEqual([null, null, null, null, null]);
  });
});
