import { describe, expect, it } from 'vitest';
import { readLoneKey, stepRow } from './lone-key.ts';

describe('[APPROVE-57] single-letter keys', () => {
  const press = (key: string, held = {}) =>
    readLoneKey(['j', 'k'], { key, target: null, ctrlKey: false, metaKey: false, altKey: false, ...held });

  it('count only alone', () => {
    expect(['j', 'K', 'x', 'Enter'].map((key) => press(key))).toEqual(['j', 'k', null, null]);
    expect([press('j', { ctrlKey: true }), press('k', { metaKey: true }), press('j', { altKey: true })]).toEqual([
      ...[null, null, null],
    ]);
  });

  it('stop at the first and the last row', () => {
    expect([stepRow(3, 0, 1), stepRow(3, 2, 1), stepRow(3, 0, -1), stepRow(3, -1, -1)]).toEqual([1, 2, 0, 0]);
  });
});
