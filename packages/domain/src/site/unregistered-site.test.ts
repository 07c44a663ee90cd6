import { expect, it } from 'vitest';
import { AFFECT_DEGREES, DEFAULT_UNREGISTERED_RADIUS_METRES, reductionOf } from './unregistered-site.ts';

it('[SITE-19] has two degrees of noise effect', () => {
  expect(AFFECT_DEGREES).toEqual(['Slightly Affected', 'Affected']);
});

it('[SITE-18] reaches 300 m unless somebody says otherwise', () => {
  expect(DEFAULT_UNREGISTERED_RADIUS_METRES).toBe(300);
});

it('[SITE-21] reduces criteria by 3 when slightly affected and by 7 when affected', () => {
  expect(AFFECT_DEGREES.map(reductionOf)).toEqual([3, 7]);
});
