import { describe, expect, it } from 'vitest';
import { listVisibleNames, shownName } from './zone-name.ts';

/** Eight pixels per letter. */
const measure = (text: string) => [...text].length * 8;
const shown = (name: string, width: number, isCrowded = false, height = 200) =>
  shownName({ name, width, height }, isCrowded, measure);

describe('the name of a zone on the map', () => {
  it('[SITE-10] stands whole where the zone has room for it', () => {
    expect(shown('Zone 1', 48)).toBe('Zone 1');
    expect(shown('Zone 1', 500)).toBe('Zone 1');
  });

  it('[SITE-10] may be a little wider than a small zone, and is hidden beyond that', () => {
    expect(shown('Zone 1', 37)).toBe('Zone 1');
    expect(shown('Zone 1', 36)).toBeNull();
    expect(shown('A', 3)).toBeNull();
  });

  it('[SITE-10] is cut to the width of the zone, at least to 60 pixels', () => {
    expect(shown('Excavation and lateral support', 100)).toBe('Excavation\u2026');
    expect(shown('Excavation and lateral support', 50)).toBe('Excava\u2026');
    expect(shown('Excavation and lateral support', 43)).toBeNull();
    expect(shown('\u{1F6A7}'.repeat(20), 64)).toBe(`${'\u{1F6A7}'.repeat(7)}\u2026`);
  });

  it('[MAP-45] of a whole site keeps its place, however small the site is drawn', () => {
    expect(shownName({ name: 'Harbour Road Site', width: 3, height: 3, isWhole: true }, true, measure)).toBe(
      'Harbour Road Site',
    );
  });

  it('[SITE-10] is hidden in a crowd when the zone is small in either direction', () => {
    expect(shown('A', 39)).toBe('A');
    expect(shown('A', 39, true)).toBeNull();
    expect(shown('A', 40, true)).toBe('A');
    expect(shown('A', 200, true, 39)).toBeNull();
  });
});

describe('the names of zones that lie close together', () => {
  const sizes = { offset: 19, symbolSize: 20 };

  it('stand where they lie over nothing', () => {
    const zones = [
      { x: 0, y: 0, width: 40 },
      { x: 60, y: 0, width: 40 },
      { x: 0, y: 60, width: null },
    ];
    expect(listVisibleNames(zones, sizes)).toEqual([true, true, false]);
  });

  it('give way to the name of the zone before, and to every centre', () => {
    expect(
      listVisibleNames(
        [
          { x: 0, y: 0, width: 40 },
          { x: 30, y: 4, width: 40 },
        ],
        sizes,
      ),
    ).toEqual([true, false]);
    expect(
      listVisibleNames(
        [
          { x: 0, y: 0, width: 40 },
          { x: -20, y: 22, width: null },
        ],
        sizes,
      ),
    ).toEqual([false, false]);
  });
});
