import { expect, it } from 'vitest';
import { describeKindWords, summariseUses } from './kind-words.ts';

const uses = [
  { word: 'misc', type: 'other', buildings: 2 },
  { word: '', type: 'other', buildings: 90 },
  { word: 'accommodation', type: 'residential', buildings: 40 },
  { word: 'depot', type: 'other', buildings: 7 },
  { word: 'hospital', type: 'other', buildings: 3 },
  { word: 'clinic', type: 'other', buildings: 4 },
] as const;

it('[NSR-53] counts the buildings of each kind and the words that propose nothing, the most frequent first', () => {
  expect(summariseUses(uses, new Map([['hospital', 'hospital']]))).toEqual({
    kinds: [
      { kind: 'residential', buildings: 40 },
      { kind: 'other', buildings: 103 },
      { kind: 'hospital', buildings: 3 },
    ],
    unknown: [
      { word: 'depot', buildings: 7 },
      { word: 'clinic', buildings: 4 },
      { word: 'misc', buildings: 2 },
    ],
  });
});

it('counts the buildings that each word matches, and lists at most 200 unknown ones', () => {
  const many = Array.from(
    { length: 250 },
    (_, index) => ({ word: `use ${index}`, type: 'other', buildings: 1 }) as const,
  );
  const stored = [
    { word: 'hospital', kind: 'hospital', reason: '' },
    { word: 'temple', kind: 'worship', reason: 'As asked' },
  ] as const;
  const table = describeKindWords(stored, [...uses, ...many]);
  expect(table.words).toEqual([
    { ...stored[0], buildings: 3 },
    { ...stored[1], buildings: 0 },
  ]);
  expect([table.unknown.length, table.unknownWords]).toEqual([200, 253]);
});
