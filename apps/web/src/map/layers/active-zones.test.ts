import Feature from 'ol/Feature.js';
import { expect, test } from 'vitest';
import { showActive } from './active-zones.tsx';

test('only zones where work begins or ends are drawn otherwise', () => {
  const features = new Map([1, 2, 3].map((id) => [id, new Feature()]));
  showActive(features, [1]);
  const changed: number[] = [];
  for (const [id, feature] of features) feature.on('change', () => changed.push(id));
  showActive(features, [1, 2]);
  expect(changed).toEqual([2]);
  const styleOf = (id: number) => features.get(id)?.getStyle();
  expect(styleOf(1)).toBe(styleOf(2));
  expect(styleOf(3)).not.toBe(styleOf(1));
  showActive(features, []);
  expect(changed).toEqual([2, 1, 2]);
});
