import { hk80 } from '@quietsite/geometry';
import { expect, it } from 'vitest';
import { boxOfView } from './shown-box.ts';

it('[SITE-46] requests whole steps around what the map shows, and nothing if sites cannot be distinguished', () => {
  expect(boxOfView(hk80(836_010, 819_990), hk80(837_020, 820_400))).toEqual([
    [836_000, 819_500],
    [837_500, 820_500],
  ]);
  expect(boxOfView(hk80(830_000, 819_000), hk80(840_000, 820_000))).not.toBeNull();
  expect(boxOfView(hk80(830_000, 819_000), hk80(840_001, 820_000))).toBeNull();
});
