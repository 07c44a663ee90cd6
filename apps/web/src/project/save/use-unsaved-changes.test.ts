import { beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../../lib/routes.ts';
import { isLeaving, isSameScreen, settleUnsaved } from './use-unsaved-changes.ts';

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

it('[SHELL-80] every way to another screen asks, with any address, but not the end of a session', () => {
  const paths = Object.values(routes).filter((path) => path !== here.pathname);
  for (const search of [here.search, '?project=3&section=compliance', '']) {
    const asked = paths.filter((pathname) => isLeaving({ currentLocation: here, nextLocation: { pathname, search } }));
    expect(asked).toEqual(paths.filter((path) => path !== '/Login'));
  }
});

describe('unsaved changes of two editors', () => {
  const record: string[] = [];
  const editor = (name: string, canSave = true) => ({
    discard: () => void record.push(`${name} let go`),
    save: async () => {
      record.push(`${name} saved`);
      return canSave;
    },
  });
  beforeEach(() => void record.splice(0));

  it('[SHELL-60] are saved one after the other before the way goes on', async () => {
    expect(await settleUnsaved('save', [editor('site'), editor('sheet')])).toBe(true);
    expect(record).toEqual(['site saved', 'sheet saved']);
  });

  it('[SHELL-60] stay, and so does the user, when one of them cannot be saved', async () => {
    expect(await settleUnsaved('save', [editor('site', false), editor('sheet')])).toBe(false);
    expect(record).toEqual(['site saved']);
  });

  it('[SHELL-60] [Q62] are let go of only where that was chosen; closing the question touches nothing', async () => {
    expect(await settleUnsaved(null, [editor('site')])).toBe(false);
    expect(record).toEqual([]);
    expect(await settleUnsaved('discard', [editor('site'), editor('sheet')])).toBe(true);
    expect(record).toEqual(['site let go', 'sheet let go']);
  });
});
