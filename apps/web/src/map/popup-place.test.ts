import { describe, expect, it } from 'vitest';
import { computeShift, computeTallest } from './popup-place.ts';

const stage = { left: 88, top: 48, right: 1440, bottom: 876 };
const box = (left: number, top: number) => ({ left, top, right: left + 372, bottom: top + 400 });
const none = { bottom: 0, right: 0 };

describe('popup place', () => {
  it('leaves a popup alone that is fully seen', () => {
    expect(computeShift(box(400, 100), stage, none)).toEqual([0, 0]);
  });

  it('moves the view by what is cut off at each side', () => {
    expect(computeShift(box(80, 20), stage, none)).toEqual([-20, -40]);
    expect(computeShift(box(1100, 500), stage, none)).toEqual([44, 36]);
  });

  it('counts what docked panels cover', () => {
    expect(computeShift(box(700, 100), stage, { bottom: 0, right: 432 })).toEqual([76, 0]);
  });

  it('never pushes the head out to show the foot', () => {
    expect(computeShift(box(400, 70), stage, { bottom: 420, right: 0 })[1]).toBe(10);
  });

  it('limits the height to what is left above a bottom panel', () => {
    expect(computeTallest(828, 0, 40)).toBe(520);
    expect(computeTallest(828, 400, 40)).toBe(360);
    expect(computeTallest(400, 312, 40)).toBe(240);
  });
});
