import { describe, expect, it } from 'vitest';
import { overlaps } from './clip.ts';
import { LABEL_DIRECTIONS, placeLabel } from './labels.ts';

const frame = { left: 0, top: 0, right: 100, bottom: 100 };
const request = {
  anchor: [50, 50],
  widthMm: 10,
  heightMm: 4,
  clearanceMm: 2,
  directions: LABEL_DIRECTIONS,
  extraReachMm: [0, 5],
} as const;

describe('placeLabel', () => {
  it('prefers the place above the symbol, without a line', () => {
    const place = placeLabel(request, { frame, hard: [], soft: [] });
    expect(place).toEqual({ box: { left: 45, right: 55, top: 44, bottom: 48 }, leader: [] });
  });

  it('covers nothing it must not', () => {
    const above = { left: 40, top: 40, right: 60, bottom: 49 };
    const place = placeLabel(request, { frame, hard: [above], soft: [] });
    expect(place && overlaps(place.box, above)).toBe(false);
  });

  it('goes round a symbol it may cover as long as there is another place', () => {
    const soft = [{ left: 49, top: 45, right: 51, bottom: 47 }];
    const place = placeLabel(request, { frame, hard: [], soft });
    expect(place && overlaps(place.box, soft[0] ?? frame)).toBe(false);
  });

  it('stays in the frame', () => {
    const place = placeLabel({ ...request, anchor: [1, 1] }, { frame, hard: [], soft: [] });
    expect(place?.box.left).toBeGreaterThanOrEqual(0);
    expect(place?.box.top).toBeGreaterThanOrEqual(0);
  });

  it('moves off with a line back when all near places are taken', () => {
    const ring = [
      { left: 36, top: 43, right: 49, bottom: 57 },
      { left: 51, top: 43, right: 64, bottom: 57 },
    ];
    const place = placeLabel(request, { frame, hard: ring, soft: [] });
    expect(place?.leader.length).toBeGreaterThan(0);
  });

  it('gives up when everything is taken', () => {
    expect(placeLabel(request, { frame, hard: [frame], soft: [] })).toBeUndefined();
  });
});
