import { describe, expect, it } from 'vitest';
import { computeMaxHeight, type PopupGeometry, placePopup } from './popup-placement.ts';

const situation: PopupGeometry = {
  point: { x: 500, y: 300 },
  site: { x: 400, y: 300 },
  clearance: 30,
  popup: { width: 372, height: 400 },
  stage: { width: 1352, height: 828 },
  insets: { bottom: 0, right: 0 },
};

describe('popup place', () => {
  it('stands beside its point on the side away from the site, with its head near it', () => {
    expect(placePopup(situation)).toEqual({ side: 'right', place: { x: 530, y: 256 }, shift: [0, 0] });
    expect(placePopup({ ...situation, site: { x: 700, y: 300 } })).toMatchObject({
      side: 'left',
      place: { x: 98, y: 256 },
    });
  });

  it('[SHELL-63] goes to the other side where it would hide more of the receivers that exceed, and stays there', () => {
    const loud = [600, 640, 700].map((x) => ({ x, y: 320 }));
    expect(placePopup({ ...situation, avoid: loud }).side).toBe('left');
    expect(placePopup({ ...situation, avoid: [...loud, ...[110, 120, 130].map((x) => ({ x, y: 320 }))] }).side).toBe(
      'right',
    );
    expect(placePopup({ ...situation, avoid: loud, side: 'right' }).place.x).toBe(530);
  });

  it('stays on the map and above a bottom panel', () => {
    const topOf = (y: number, bottom: number) =>
      placePopup({ ...situation, point: { x: 500, y }, insets: { bottom, right: 0 } }).place.y;
    expect(topOf(20, 0)).toBe(12);
    expect(topOf(700, 0)).toBe(416);
    expect(topOf(300, 380)).toBe(36);
  });

  it.each([
    [-900, -900],
    [-20, 400],
    [700, 2000],
    [1340, -5],
    [5000, 5000],
  ])('is wholly on the visible map with its point at %i, %i', (x, y) => {
    const insets = { bottom: 100, right: 432 };
    const { place } = placePopup({ ...situation, point: { x, y }, insets });
    expect(place.x).toBeGreaterThanOrEqual(12);
    expect(place.y).toBeGreaterThanOrEqual(12);
    expect(place.x + 372).toBeLessThanOrEqual(1352 - 432 - 12);
    expect(place.y + 400).toBeLessThanOrEqual(828 - 100 - 12);
  });

  it('moves the view by what is cut off at each side, panels counted', () => {
    const shiftOf = (x: number, y: number, siteX: number, bottom: number, right: number) =>
      placePopup({ ...situation, point: { x, y }, site: { x: siteX, y: 0 }, insets: { bottom, right } }).shift;
    expect(shiftOf(300, 300, 700, 0, 0)).toEqual([-114, 0]);
    expect(shiftOf(1000, 300, 700, 0, 0)).toEqual([62, 0]);
    expect(shiftOf(700, 300, 500, 0, 432)).toEqual([194, 0]);
    expect(shiftOf(500, 600, 400, 380, 0)).toEqual([0, 180]);
    expect(shiftOf(500, -40, 400, 0, 0)).toEqual([0, -68]);
  });

  it('goes to the edge of the map when a bottom panel leaves less than 260 px', () => {
    const low = { ...situation, popup: { width: 372, height: 176 }, insets: { bottom: 628, right: 58 } };
    expect(placePopup({ ...low, point: { x: 700, y: 100 } }).place).toEqual({ x: 1352 - 58 - 12 - 372, y: 12 });
    expect(placePopup({ ...low, point: { x: 500, y: 100 }, site: { x: 800, y: 0 } }).place).toEqual({ x: 12, y: 12 });
    expect(placePopup({ ...low, point: { x: 1000, y: 100 } }).shift).toEqual([1000 - (1282 - 402), 0]);
  });

  it('limits the height to what is left above a bottom panel', () => {
    expect(computeMaxHeight(828, 0)).toBe(560);
    expect(computeMaxHeight(828, 400)).toBe(404);
    expect(computeMaxHeight(828, 628)).toBe(176);
  });
});
