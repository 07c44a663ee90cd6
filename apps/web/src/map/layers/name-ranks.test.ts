import { describe, expect, it } from 'vitest';
import { createNamedLayer } from './vector-layer.ts';
import { createZoneNames } from './zone-name-layer.ts';

describe('names on the map', () => {
  it('never stand over each other: those of zones stay, those of neighbours give way', () => {
    const zones = createZoneNames([]).layer;
    const [unregistered, neighbours] = [createNamedLayer('unregistered', []), createNamedLayer('neighbour', [])];
    const layers = [zones, unregistered, neighbours];
    expect(new Set(layers.map((layer) => layer.getDeclutter()))).toEqual(new Set(['names']));
    const heights = layers.map((layer) => layer.getZIndex() ?? 0);
    expect(heights).toEqual([...heights].sort((one, other) => other - one));
  });
});
