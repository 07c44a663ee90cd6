import { describe, expect, it } from 'vitest';
import { at, ORIGIN, sampleMap, square } from '../testing/sample-input.ts';
import { clipRing } from './clip.ts';
import { chooseBarMetres } from './furniture.ts';
import { chooseScale, fitMapView } from './view.ts';

describe('map view', () => {
  it('takes the next round scale and never comes closer than 1:500', () => {
    expect([10, 501, 1000, 4001, 8001, 33_000].map(chooseScale)).toEqual([500, 600, 1000, 5000, 10_000, 40_000]);
  });

  it('keeps metres equal in both directions, with north up', () => {
    const { project, scaleDenominator } = fitMapView(sampleMap());
    const [x, y] = project(ORIGIN);
    const [eastX, eastY] = project(at(100, 0));
    const [northX, northY] = project(at(0, 100));
    const mm = 100_000 / scaleDenominator;
    expect([eastX - x, eastY - y]).toEqual([expect.closeTo(mm, 6), expect.closeTo(0, 6)]);
    expect([northX - x, northY - y]).toEqual([expect.closeTo(0, 6), expect.closeTo(-mm, 6)]);
  });

  it('shows the whole assessment area left of the legend', () => {
    const { project } = fitMapView(sampleMap({ assessmentArea: [[square(ORIGIN, 3000)]] }));
    expect(project(at(-1500, 1500)).every((value) => value >= 4)).toBe(true);
    const [right, bottom] = project(at(1500, -1500));
    expect(right).toBeLessThanOrEqual(178 - 45);
    expect(bottom).toBeLessThanOrEqual(100);
  });

  it('chooses a bar of 1, 2 or 5 times a power of ten that fits', () => {
    expect([500, 5000, 10_000, 25_000].map(chooseBarMetres)).toEqual([10, 100, 200, 500]);
  });

  it('cuts a ring to the frame', () => {
    const box = { left: 0, top: 0, right: 10, bottom: 10 };
    const ring = clipRing(
      [
        [-5, 5],
        [5, -5],
        [5, 5],
      ],
      box,
    );
    expect(ring.every(([x, y]) => x >= 0 && x <= 10 && y >= 0 && y <= 10)).toBe(true);
    expect(ring).toContainEqual([0, 0]);
    expect(
      clipRing(
        [
          [20, 20],
          [30, 20],
          [30, 30],
        ],
        box,
      ),
    ).toEqual([]);
  });
});
