import { describe, expect, it } from 'vitest';
import { type Hk80Polygon, hk80 } from './coordinates.ts';
import { computeGeographicalCentre } from './geographical-centre.ts';
import { createNotionalPlacer } from './notional-placer.ts';
import { computeNotionalSource } from './notional-source.ts';

const ring = (...corners: [number, number][]) =>
  [...corners, corners[0] as [number, number]].map(([east, north]) => hk80(835000 + east, 817000 + north));

const outlines: Record<string, Hk80Polygon> = {
  square: [ring([0, 0], [400, 0], [400, 400], [0, 400])],
  slanted: [ring([3.7, 1.2], [120.4, 33.3], [97.1, 151.9], [12.2, 80.5])],
  'U shape': [ring([0, 0], [90, 0], [90, 80], [60, 80], [60, 30], [30, 30], [30, 80], [0, 80])],
  'with a hole': [ring([0, 0], [200, 0], [200, 200], [0, 200]), ring([60, 60], [60, 140], [140, 140], [140, 60])],
};

describe('the placer of a zone', () => {
  it.each(Object.entries(outlines))('gives the same bits as the notional source with its terms: %s', (_, outline) => {
    const centre = computeGeographicalCentre(outline);
    const place = createNotionalPlacer(outline, centre);
    for (let east = -150; east <= 450; east += 12.5)
      for (let north = -150; north <= 450; north += 12.5) {
        const receiver = hk80(835000 + east, 817000 + north);
        const { position, distanceMetres } = computeNotionalSource(outline, centre, receiver);
        expect(place(receiver)).toEqual({ easting: position[0], northing: position[1], distanceMetres });
      }
  });
});
