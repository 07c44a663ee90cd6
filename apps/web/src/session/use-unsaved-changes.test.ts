import { expect, it } from 'vitest';
import { isSameScreen } from './use-unsaved-changes.ts';

const here = { pathname: '/EditProjects', search: '?project=3&activeIndex=0' };

it('[Q62] another tab or receiver of the same project is the same screen; another project or path is not', () => {
  expect(isSameScreen(here, { ...here, search: '?activeIndex=2&project=3&receiver=8' })).toBe(true);
  expect(isSameScreen(here, { ...here, search: '?project=4' })).toBe(false);
  expect(isSameScreen(here, { ...here, search: '' })).toBe(false);
  expect(isSameScreen(here, { pathname: '/', search: here.search })).toBe(false);
});

it('[MITI-26] the stages of mitigation are one screen: a way back among them asks nothing', () => {
  const stage = (pathname: string) => ({ pathname, search: '?project=3' });
  expect(isSameScreen(stage('/Mitigation/2'), stage('/Mitigation/1'))).toBe(true);
  expect(isSameScreen(stage('/Mitigation/2'), stage('/Mitigation'))).toBe(true);
  expect(isSameScreen(stage('/Mitigation/2'), stage('/Report'))).toBe(false);
});
