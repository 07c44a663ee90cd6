import { describe, expect, it } from 'vitest';
import { fromBits, walk } from './walk.ts';

function linesOf(value: unknown): string[] {
  const lines: string[] = [];
  walk(value, (path, text) => lines.push(`${path}=${text}`));
  return lines;
}

describe('walk', () => {
  it('visits every value in a fixed order, whatever the order of the keys', () => {
    const expected = ['=object of 2', 'a=list of 2', 'a.0=true', 'a.1=null', 'b="\\u9999"'];
    expect(linesOf({ b: '香', a: [true, null] })).toEqual(expected);
    expect(linesOf({ a: [true, null], b: '香' })).toEqual(expected);
  });

  it('writes numbers as their bits, so that the last one counts', () => {
    expect(linesOf([1, 1 + Number.EPSILON, -0, 0])).toEqual([
      '=list of 4',
      '0=3ff0000000000000',
      '1=3ff0000000000001',
      '2=8000000000000000',
      '3=0000000000000000',
    ]);
  });

  it('distinguishes an empty list from an empty object, and from nothing', () => {
    const all = [linesOf({ a: [] }), linesOf({ a: {} }), linesOf({ a: null }), linesOf({})].map(String);
    expect(new Set(all).size).toBe(4);
  });

  it.each([[undefined], [new Map([[1, 2]])], [new Float64Array(2)], [1n], [() => 1]])(
    'refuses what is not plain JSON: %s',
    (value) => {
      expect(() => linesOf({ a: value })).toThrow('a is not plain JSON');
    },
  );
});

describe('fromBits', () => {
  it('reads back what walk wrote', () => {
    for (const value of [0.1, -73.25, 5e-324, Number.MAX_VALUE]) {
      walk(value, (_, text) => expect(fromBits(text)).toBe(value));
    }
    expect(fromBits('"2027-03-01"')).toBeNull();
  });
});
