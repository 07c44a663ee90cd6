import { describe, expect, it } from 'vitest';
import { type Hk80Polygon, hk80 } from './coordinates.ts';
import { computeNotionalSource } from './notional-source.ts';

const ring = (...corners: [number, number][]) =>
  [...corners, corners[0] as [number, number]].map(([easting, northing]) => hk80(easting, northing));
const square: Hk80Polygon = [ring([0, 0], [100, 0], [100, 100], [0, 100])];

describe('equally near points of the outline (M-31)', () => {
  it('of equally near points the one whose source ends up nearest to the receiver is taken', () => {
    // From the middle all four sides are 50 m away; the centre lies to the west.
    const source = computeNotionalSource(square, hk80(20, 50), hk80(50, 50));
    // From the east side the source is 40 m inside, 10 m from the receiver; from the west side 10 m inside, 40 m away.
    expect([...source.boundaryPoint]).toEqual([100, 50]);
    expect([...source.position]).toEqual([60, 50]);
    expect(source.distanceMetres).toBe(10);
  });

  it('then the smaller easting', () => {
    const source = computeNotionalSource(square, hk80(50, 50), hk80(50, 50));
    expect([...source.boundaryPoint]).toEqual([0, 50]);
  });

  it('then the smaller northing', () => {
    const u: Hk80Polygon = [ring([0, 0], [100, 0], [100, 100], [0, 100], [0, 60], [80, 60], [80, 40], [0, 40])];
    const source = computeNotionalSource(u, hk80(90, 50), hk80(-10, 50));
    expect([...source.boundaryPoint]).toEqual([0, 40]);
  });

  it('does not depend on where a ring starts or how it turns', () => {
    const turned: Hk80Polygon = [ring([100, 100], [100, 0], [0, 0], [0, 100])];
    const receiver = hk80(50, 50);
    expect(computeNotionalSource(turned, hk80(50, 50), receiver)).toEqual(
      computeNotionalSource(square, hk80(50, 50), receiver),
    );
  });
});

describe('notional source (M-31)', () => {
  it('inner rings count as outline', () => {
    const holed: Hk80Polygon = [...square, ring([40, 40], [60, 40], [60, 60], [40, 60])];
    const source = computeNotionalSource(holed, hk80(20, 50), hk80(45, 50));
    expect([...source.boundaryPoint]).toEqual([40, 50]);
  });

  it('is the outline point itself when that is the centre', () => {
    const source = computeNotionalSource(square, hk80(100, 50), hk80(150, 50));
    expect([...source.position]).toEqual([100, 50]);
    expect(source.distanceMetres).toBe(50);
  });

  it('stays where the rule puts it outside a concave zone', () => {
    const u: Hk80Polygon = [ring([0, 0], [300, 0], [300, 300], [0, 300], [0, 200], [200, 200], [200, 100], [0, 100])];
    const source = computeNotionalSource(u, hk80(250, 150), hk80(-10, 110));
    expect([...source.boundaryPoint]).toEqual([0, 100]);
    expect(source.boundaryToSourceMetres).toBe(50);
    expect(source.position[1]).toBeGreaterThan(100);
    expect(source.position[0]).toBeLessThan(200);
  });
});
