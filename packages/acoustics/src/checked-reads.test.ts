import { describe, expect, it } from 'vitest';
import { floatAt, getFrom, intAt, itemAt, numberAt } from './checked-reads.ts';

describe('checked reads', () => {
  it('return the value of an index, also 0 and the empty text', () => {
    expect(floatAt(Float64Array.of(1.5, 0), 1)).toBe(0);
    expect(intAt(Int32Array.of(-7), 0)).toBe(-7);
    expect(numberAt([4, 5], 1)).toBe(5);
    expect(itemAt(['a', ''], 1)).toBe('');
  });

  it('return the value of a key', () => {
    expect(getFrom(new Map([['a', 0]]), 'a')).toBe(0);
    expect(() => getFrom(new Map([['a', 0]]), 'b')).toThrow('No entry for b');
  });

  it('throw outside the array', () => {
    const reads = [
      () => floatAt(new Float64Array(2), 2),
      () => intAt(new Int32Array(2), -1),
      () => numberAt([1], 0.5),
      () => itemAt([], 0),
    ];
    for (const read of reads) expect(read).toThrow(RangeError);
    expect(() => intAt(new Int32Array(2), 7)).toThrow('No item at index 7');
  });
});
