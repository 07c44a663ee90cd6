import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { describeTogether } from './describe-together.ts';

beforeAll(startTexts);

it('[CALC-47] the result of a proposal names who exceeds or is borderline only together with neighbours', () => {
  const told = (...pointIds: readonly number[]) =>
    describeTogether(
      i18next.t,
      pointIds.map((pointId) => ({ pointId, verdict: pointId === 2 ? 'borderline' : 'exceeds' })),
      (pointId) => `N${pointId}`,
    );
  expect(told(1, 2)).toBe('Only together with neighbours, not by this project alone: N1 exceeds; N2 is borderline.');
  expect(told(1, 2, 3, 4, 5, 6, 7)).toContain('N5 exceeds and 2 more.');
});
