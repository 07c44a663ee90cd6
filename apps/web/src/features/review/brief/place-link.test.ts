import { expect, it } from 'vitest';
import { routes } from '../../../lib/routes.ts';
import { placePath } from './place-link.tsx';

it('a receiver of the brief replaces a sheet that would cover it, and no other panel', () => {
  expect(placePath(routes.review, 7, true)).toBe(routes.home);
  expect(placePath(routes.review, 7, false)).toBe(routes.review);
  expect(placePath(routes.report, undefined, true)).toBe(routes.report);
});
