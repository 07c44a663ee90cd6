import type { Proposal } from '@quietsite/domain';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { describeQuality } from './proposal-outcome.tsx';

beforeAll(startTexts);

const proposal: Proposal = {
  ...{ choices: [1], cost: 20, changedRows: 1, lowerBound: 20, remaining: [] },
  ...{ isOptimal: true, isFinished: true, isCautious: false },
};

it('[MITI-69] says that nothing is cheaper only where that is proved', () => {
  const told = (status: 'searching' | 'finished', changes: Partial<Proposal>) =>
    describeQuality(i18next.t, status, { ...proposal, ...changes });
  expect(told('finished', {})).toBe('Smallest set of changes found.');
  const cautious = { isOptimal: false, isCautious: true, lowerBound: 0 };
  expect(told('finished', cautious)).toMatch(/^A smaller set may exist: where the correction for screening/);
  expect(told('searching', { ...cautious, isFinished: false })).toMatch(/The search is continuing\.$/);
  const searching = { isOptimal: false, isFinished: false, lowerBound: 15 };
  expect(told('searching', searching)).toMatch(/^Best set of changes so far; the smallest can weigh at most 25 % less/);
});
