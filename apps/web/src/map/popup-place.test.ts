import { describe, expect, it } from 'vitest';
import { chooseSide, computeShift, computeTallest, placeBeside } from './popup-place.ts';

const stage = { width: 1352, height: 828 };
const popup = { width: 372, height: 400 };
const none = { bottom: 0, right: 0 };

describe('popup place', () => {
  it('keeps the site in sight: the popup goes to the other side of its point', () => {
    expect(chooseSide({ x: 500, y: 300 }, { x: 700, y: 300 })).toBe('left');
    expect(chooseSide({ x: 900, y: 300 }, { x: 700, y: 300 })).toBe('right');
  });

  it('stands beside its point with its head near it', () => {
    expect(placeBeside({ x: 500, y: 300 }, 'right', 30, popup, stage, none)).toEqual({ x: 530, y: 256 });
    expect(placeBeside({ x: 500, y: 300 }, 'left', 30, popup, stage, none)).toEqual({ x: 98, y: 256 });
  });

  it('stays on the map and above a bottom panel', () => {
    expect(placeBeside({ x: 500, y: 20 }, 'right', 30, popup, stage, none).y).toBe(12);
    expect(placeBeside({ x: 500, y: 700 }, 'right', 30, popup, stage, none).y).toBe(416);
    expect(placeBeside({ x: 500, y: 300 }, 'right', 30, popup, stage, { bottom: 380, right: 0 }).y).toBe(36);
  });

  it('leaves the view alone when all is seen', () => {
    expect(computeShift({ x: 500, y: 300 }, { x: 530, y: 256 }, popup, stage, none)).toEqual([0, 0]);
  });

  it('moves the view by what is cut off at each side, panels counted', () => {
    expect(computeShift({ x: 300, y: 300 }, { x: -102, y: 256 }, popup, stage, none)).toEqual([-114, 0]);
    expect(computeShift({ x: 1000, y: 300 }, { x: 1030, y: 256 }, popup, stage, none)).toEqual([62, 0]);
    expect(computeShift({ x: 700, y: 300 }, { x: 730, y: 256 }, popup, stage, { bottom: 0, right: 432 })).toEqual([
      194, 0,
    ]);
    expect(computeShift({ x: 500, y: 600 }, { x: 530, y: 12 }, popup, stage, { bottom: 380, right: 0 })).toEqual([
      0, 180,
    ]);
  });

  it('limits the height to what is left above a bottom panel', () => {
    expect(computeTallest(828, 0)).toBe(560);
    expect(computeTallest(828, 400)).toBe(404);
    expect(computeTallest(400, 312)).toBe(220);
  });
});
