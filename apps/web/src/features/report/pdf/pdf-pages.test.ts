import { describe, expect, it } from 'vitest';
import {
  currentPage,
  nextZoom,
  PAGE_GAP,
  percentOf,
  readPage,
  scaleOf,
  topOf,
  totalHeight,
  visiblePages,
} from './pdf-pages.ts';

const view = (scrollTop: number, count = 300) => ({ scrollTop, viewHeight: 900, pageHeight: 800, count });

describe('a PDF page by page', () => {
  it('draws a handful of hundreds of pages', () => {
    expect(visiblePages(view(0))).toEqual([1, 2, 3]);
    const middle = visiblePages(view(topOf(150, 800)));
    expect(middle).toContain(150);
    expect(middle.length).toBeLessThan(6);
    expect(visiblePages(view(totalHeight(800, 300) - 900)).at(-1)).toBe(300);
    expect(visiblePages({ ...view(0), count: 0 })).toEqual([]);
  });

  it('shows the current page, and finds each page again at its top', () => {
    expect(currentPage(view(0))).toBe(1);
    for (const page of [1, 2, 57, 300]) expect(currentPage(view(topOf(page, 800)))).toBe(page);
    expect(currentPage(view(9_999_999))).toBe(300);
  });

  it('goes to a page that was typed and to no other', () => {
    expect(['1', ' 300 ', '0', '301', '2.5', 'x', ''].map((text) => readPage(text, 300))).toEqual([
      ...[1, 300, null, null, null, null, null],
    ]);
  });

  it('fits the width or keeps a size of its own', () => {
    expect(scaleOf('fit', 600, 600 + 2 * PAGE_GAP)).toBe(1);
    expect(percentOf(scaleOf(1.5, 600, 10))).toBe(150);
    expect(nextZoom(scaleOf(1, 600, 10), 1)).toBe(1.25);
    expect(nextZoom(scaleOf(1, 600, 10), -1)).toBe(0.75);
    expect(nextZoom(scaleOf(3, 600, 10), 1)).toBe(3);
  });
});
