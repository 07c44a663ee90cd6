import Feature from 'ol/Feature.js';
import RenderFeature from 'ol/render/Feature.js';
import Style from 'ol/style/Style.js';
import { expect, test } from 'vitest';
import { absentBuildings, showStanding } from './absent-buildings.ts';
import { styleBuildings } from './building-layer.tsx';

test('buildings that do not stand are not drawn, and come back', () => {
  const style = new Style();
  const buildings = [1, 2].map((id) => ({ feature: new Feature({ id }), style }));
  expect(showStanding(buildings, new Set())).toBe(true);
  expect(showStanding(buildings, new Set([2, 3]))).toBe(true);
  const [first, second] = buildings.map(({ feature }) => feature.getStyle() as Style);
  expect(first).toBe(style);
  expect([second === style, second?.getFill(), second?.getStroke()]).toEqual([false, null, null]);
  expect(showStanding(buildings, new Set([2]))).toBe(false);
  expect(showStanding(buildings, new Set())).toBe(true);
  expect(buildings[1]?.feature.getStyle()).toBe(style);
});

test('the same holds for those of the tiles', () => {
  const building = (id: number) => new RenderFeature('Polygon', [0, 0, 1, 0, 1, 1, 0, 0], [8], 2, { id }, undefined);
  const style = styleBuildings(null, new Set([2]));
  const drawn = [1, 2].map((id) => (typeof style === 'function' ? style(building(id), 1) : style));
  expect(drawn).toEqual([expect.any(Style), undefined]);
});

test('only a day on which a building comes or goes is told', () => {
  let told = 0;
  const stop = absentBuildings.subscribe(() => told++);
  for (const ids of [[], [1], [1], [1, 2], [2, 1], []]) absentBuildings.show(ids);
  stop();
  expect(told).toBe(3);
});
