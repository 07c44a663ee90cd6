import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../testing/texts.ts';
import { describeCalculating, describeWeekCount, shownCount } from './describe-counts.ts';

beforeAll(startTexts);

it('[CONC-35] a zero is a dash until all calendars are known, and other counts are shown', () => {
  expect([shownCount(0, false), shownCount(0, true), shownCount(3, false)]).toEqual(['\u2013', '0', '3']);
  const said = (count: number, isKnown: boolean) => describeWeekCount(i18next.t, { number: 47, count, isKnown });
  expect([said(0, false), said(0, true), said(2, false)]).toEqual([
    ...['Week 47, clashes not known yet', 'Week 47, 0 clashes', 'Week 47, 2 clashes'],
  ]);
});

it('[CONC-35] the page says how many sites are calculated', () => {
  expect(describeCalculating(i18next.t, { pending: 3, sites: [1, 2, 3, 4, 5] })).toBe('Calculating, 2 of 5 sites');
});
