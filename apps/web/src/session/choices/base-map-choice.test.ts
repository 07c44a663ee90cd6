import { beforeEach, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});
/** As after a reload of the page. */
const openPage = async () => {
  vi.resetModules();
  return (await import('./base-map-choice.ts')).baseMapChoice;
};

beforeEach(() => stored.clear());

it('[MAP-43] each user of a browser has a choice of their own, which survives a reload', async () => {
  const before = await openPage();
  before.choose(1, 'imagery');
  expect([1, 2, undefined].map((user) => before.of(user))).toEqual(['imagery', 'topographic', 'topographic']);
  const after = await openPage();
  expect([1, 2].map((user) => after.of(user))).toEqual(['imagery', 'topographic']);
  after.choose(1, 'topographic');
  expect((await openPage()).of(1)).toBe('topographic');
});

it('[MAP-43] what cannot be stored is chosen until the page is closed', async () => {
  const choice = await openPage();
  vi.stubGlobal('localStorage', undefined);
  choice.choose(1, 'imagery');
  expect(choice.of(1)).toBe('imagery');
  expect(choice.of(2)).toBe('topographic');
});
