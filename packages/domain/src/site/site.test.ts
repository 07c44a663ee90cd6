import { computeGeographicalCentre, type Hk80Polygon } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { pointOf, rectangleOf, ringOf } from '../../../geometry/src/testing/points.ts';
import type { DrawnZone } from './site.schema.ts';
import { centreOf, isCentreAllowed, isTooLinear, reshapeZone } from './site.ts';

const square: Hk80Polygon = [rectangleOf(0, 0, 100, 100)];
const ringed: Hk80Polygon = [rectangleOf(0, 0, 100, 100), rectangleOf(40, 40, 60, 60)];
const zone = (changes: Partial<DrawnZone> = {}): DrawnZone => ({
  id: 7,
  name: 'Portal',
  calculationType: 'B',
  outline: square,
  movedCentre: null,
  ...changes,
});

describe('a linear zone', () => {
  const long = (metres: number): Hk80Polygon => [ringOf([0, 0], [metres, 0], [metres, 100], [0, 100])];

  it('[SITE-11] is too long for its width above 5 to 1, and not at 5 to 1', () => {
    expect([100, 499.999, 500].map((metres) => isTooLinear(long(metres)))).toEqual([false, false, false]);
    expect([500.001, 501, 5000].map((metres) => isTooLinear(long(metres)))).toEqual([true, true, true]);
  });

  it('[SITE-11] is measured along itself, whichever way it lies', () => {
    const turned = (metres: number): Hk80Polygon => {
      const [east, north] = [metres * 0.6, metres * 0.8];
      return [ringOf([0, 0], [east, north], [east - 80, north + 60], [-80, 60])];
    };
    expect([499, 501].map((metres) => isTooLinear(turned(metres)))).toEqual([false, true]);
  });

  it('is not spoken of before there is a shape', () => {
    expect([[], [[]], [[pointOf(1, 1)]]].map((outline) => isTooLinear(outline))).toEqual([false, false, false]);
    expect(isTooLinear([[pointOf(0, 0), pointOf(50, 0)]])).toBe(true);
  });
});

describe('the centre of a zone', () => {
  it('[SITE-34] may be moved anywhere inside, its border included, and nowhere else', () => {
    expect(
      [
        [1, 1],
        [0, 50],
        [100, 100],
      ].map(([e = 0, n = 0]) => isCentreAllowed(square, pointOf(e, n))),
    ).toEqual([true, true, true]);
    expect(isCentreAllowed(square, pointOf(-0.001, 50))).toBe(false);
    expect(isCentreAllowed(ringed, pointOf(50, 50))).toBe(false);
    expect(isCentreAllowed(square, pointOf(Number.NaN, 50))).toBe(false);
  });

  it('is where somebody put it, or else where M-30 puts it', () => {
    expect(centreOf(zone())).toEqual(computeGeographicalCentre(square));
    expect(centreOf(zone({ movedCentre: pointOf(3, 4) }))).toEqual(pointOf(3, 4));
    expect(centreOf(zone({ movedCentre: pointOf(300, 4) }))).toEqual(computeGeographicalCentre(square));
  });
});

describe('a zone of another shape', () => {
  const smaller: Hk80Polygon = [rectangleOf(0, 0, 50, 100)];

  it('[SITE-24] [U41] stays the same zone: id, name and type', () => {
    expect(reshapeZone(zone(), smaller)).toEqual({ ...zone(), outline: smaller });
  });

  it('keeps a moved centre as long as it is inside', () => {
    expect(reshapeZone(zone({ movedCentre: pointOf(50, 20) }), smaller).movedCentre).toEqual(pointOf(50, 20));
    expect(reshapeZone(zone({ movedCentre: pointOf(50.01, 20) }), smaller).movedCentre).toBeNull();
  });
});
