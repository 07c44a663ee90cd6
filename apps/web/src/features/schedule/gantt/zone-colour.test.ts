import { describe, expect, it } from 'vitest';
import { ZONE_COLOURS, zoneColour } from './zone-colour.ts';

/** Contrast with white as WCAG 2.2 computes it. */
function contrastOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('the colours of zones', () => {
  it.each(ZONE_COLOURS)('%s can be seen on white and read under white text', (colour) => {
    expect(contrastOf(colour)).toBeGreaterThanOrEqual(4.5);
  });

  it('are eight different ones, then the same again', () => {
    expect(new Set(Array.from({ length: 8 }, (_, index) => zoneColour(index))).size).toBe(8);
    expect([zoneColour(8), zoneColour(19)]).toEqual([zoneColour(0), zoneColour(3)]);
  });
});
