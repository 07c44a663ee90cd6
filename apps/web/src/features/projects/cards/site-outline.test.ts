import { hk80 } from '@quietsite/geometry';
import { expect, it } from 'vitest';
import { drawSite } from './site-outline.ts';

it('[PROJ-66] draws the site in the middle with north up, whatever its size', () => {
  const square = [
    [
      [0, 0],
      [100, 0],
      [100, 300],
      [0, 0],
    ].map(([x = 0, y = 0]) => hk80(x + 836_000, y + 819_000)),
  ];
  const drawn = drawSite([square]);
  // 300 m high with a margin of 22 % on each side: 432 m.
  expect(drawn?.viewBox).toBe('0 0 432.0 432.0');
  expect(drawn?.path).toBe('M166.0 366.0L266.0 366.0L266.0 66.0L166.0 366.0Z');
  expect(drawSite([])).toBeNull();
});

it('[PROJ-66] a very small site does not fill its picture', () => {
  const tiny = [hk80(0, 0), hk80(10, 0), hk80(10, 10), hk80(0, 0)];
  expect(drawSite([[tiny]])?.side).toBeCloseTo(172.8);
});
