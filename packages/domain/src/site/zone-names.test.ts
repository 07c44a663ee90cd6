import { describe, expect, it } from 'vitest';
import { freeZoneName, MAX_ZONE_NAME_LENGTH, nextZoneName, pieceName, renamedZone, zoneNameKey } from './zone-names.ts';

const ofLength = (length: number) => 'n'.repeat(length);

describe('the key of a zone name', () => {
  it('ignores case, outer spaces and the number of spaces between words', () => {
    for (const name of ['Zone 1', ' zone 1 ', 'ZONE   1', 'zone\t1', 'zone\u00a01'])
      expect(zoneNameKey(name)).toBe('zone 1');
    expect(zoneNameKey('Zone1')).not.toBe('zone 1');
  });
});

describe('the next zone name', () => {
  it('[Q67] has the lowest free number', () => {
    expect(nextZoneName([])).toBe('Zone 1');
    expect(nextZoneName(['Zone 1', 'Zone 3'])).toBe('Zone 2');
    expect(nextZoneName(['North yard', 'zone  1', 'ZONE 2'])).toBe('Zone 3');
  });
});

describe('a free zone name', () => {
  it('is the wanted one as long as nobody has it', () => {
    expect(freeZoneName('  Tunnel portal ', ['Zone 1'])).toBe('Tunnel portal');
  });

  it('gets a number behind when another zone has it, whatever the case', () => {
    expect(freeZoneName('Portal', ['portal'])).toBe('Portal (2)');
    expect(freeZoneName('Portal', ['PORTAL', 'Portal (2)', 'portal  (3)'])).toBe('Portal (4)');
  });

  it('is the next number when nothing was wanted', () => {
    expect(freeZoneName('   ', ['Zone 1'])).toBe('Zone 2');
  });

  it('has at most 100 characters, the number included', () => {
    expect(freeZoneName(ofLength(100), [])).toBe(ofLength(100));
    expect(freeZoneName(ofLength(140), [])).toBe(ofLength(100));
    expect(freeZoneName(ofLength(100), [ofLength(100)])).toBe(`${ofLength(96)} (2)`);
    const taken = [ofLength(100), ...Array.from({ length: 8 }, (_, index) => `${ofLength(96)} (${index + 2})`)];
    expect(freeZoneName(ofLength(100), taken)).toBe(`${ofLength(95)} (10)`);
  });

  it('does not end in a space or in half a character where it is cut off', () => {
    expect(freeZoneName(`${ofLength(99)} portal`, [])).toBe(ofLength(99));
    expect(freeZoneName(`${ofLength(99)}\u{1f3d7}`, [])).toBe(ofLength(99));
  });
});

describe('a renamed zone', () => {
  it.each(['', '   ', '\t\n', '\u00a0'])('[SITE-10] keeps its name when %j is typed', (typed) => {
    expect(renamedZone('Zone 1', typed)).toBe('Zone 1');
  });

  it('[SITE-10] takes what was typed, without the spaces around it', () => {
    expect(renamedZone('Zone 1', '  Portal  North ')).toBe('Portal  North');
  });

  it('takes 100 characters and no more', () => {
    expect(renamedZone('Zone 1', ofLength(100))).toBe(ofLength(100));
    expect(renamedZone('Zone 1', ofLength(101))).toBe(ofLength(100));
    expect(renamedZone('Zone 1', `${ofLength(99)} portal`)).toBe(ofLength(99));
    expect(renamedZone('Zone 1', `${ofLength(99)}\u{1f3d7}`)).toBe(ofLength(99));
  });
});

describe('names of pieces', () => {
  it('have a letter behind, and letters twice from the 27th on', () => {
    expect([0, 1, 25, 26, 27, 51, 52].map((index) => pieceName('Zone 1', index))).toEqual([
      'Zone 1a',
      'Zone 1b',
      'Zone 1z',
      'Zone 1aa',
      'Zone 1bb',
      'Zone 1zz',
      'Zone 1aaa',
    ]);
  });

  it('differ from each other and fit, however long the name of the whole is', () => {
    for (const length of [1, 97, 98, 99, 100]) {
      const names = Array.from({ length: 200 }, (_, index) => pieceName('-'.repeat(length), index));
      expect(new Set(names.map(zoneNameKey)).size).toBe(200);
      expect(Math.max(...names.map((name) => name.length))).toBeLessThanOrEqual(MAX_ZONE_NAME_LENGTH);
    }
  });
});
