import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { hasCrossing } from './drawing-notes.tsx';

const shape = (...places: readonly (readonly [number, number])[]) =>
  places.map(([east, north]) => hk80(838_000 + east, 820_000 + north));

describe('an outline that is being drawn', () => {
  it('[SITE-37] crosses itself as soon as one of its sides goes through another', () => {
    expect(hasCrossing(shape([0, 0], [100, 100], [100, 0], [0, 100]))).toBe(true);
    expect(hasCrossing(shape([0, 0], [100, 0], [100, 100], [0, 100]))).toBe(false);
  });

  it('[SITE-37] may still be closed well: corners in a row, sides that touch and its open end are no crossing', () => {
    expect(hasCrossing(shape([0, 0], [50, 0], [100, 0], [100, 50]))).toBe(false);
    expect(hasCrossing(shape([0, 0], [100, 0], [100, 50], [50, 0]))).toBe(false);
    expect(hasCrossing(shape([0, 0]))).toBe(false);
  });
});
