import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { describeTogether } from './proposal-outcome.tsx';

beforeAll(startTexts);

it('[CALC-47] the result of a proposal names who exceeds or is borderline only together with neighbours', () => {
  const told = (...pointIds: readonly number[]) =>
    describeTogether(
      i18next.t,
      pointIds.map((pointId) => ({ pointId, verdict: pointId === 2 ? 'borderline' : 'exceeds' })),
      (pointId) => `N${pointId}`,
    );
  const borderline = 'N2 is borderline with neighbours included; this project alone satisfies.';
  const exceed = 'with neighbours included; this project alone does not exceed there.';
  expect(told(2)).toBe(borderline);
  expect(told(1, 2)).toBe(`N1 exceeds ${exceed} ${borderline}`);
  expect(told(1, 2, 3, 4, 5, 6, 7, 8)).toBe(`N1, N3, N4, N5, N6 and 2 more exceed ${exceed} ${borderline}`);
});
