import { expect, it } from 'vitest';
import { Refused } from '../../soak/caller.ts';
import { createHearing, toldBy } from './hearing.ts';

const failing = (error: Error) => ({ need: async () => Promise.reject(error) });
const body = '{"code":"UNAVAILABLE","message":"Not now. Please try again.","details":{}}';

it('repeats what somebody was told, with its status', () => {
  expect(toldBy(new Error(`PUT /api/projects/1: 503 ${body}`))).toBe('503 "Not now. Please try again."');
  expect(toldBy(new Error('GET /: 502 <html>'))).toBe('502');
  expect(toldBy(new TypeError('fetch failed'))).toBe('no answer');
});

it('counts failures and those left hanging, and leaves a no to the act itself aside', async () => {
  const hearing = createHearing();
  const errors = [new Error(`PUT /: 503 ${body}`), new TypeError('fetch failed'), new Refused('POST', '/', 409, '{}')];
  for (const error of errors)
    await hearing
      .listen(failing(error))
      .need('GET', '/')
      .catch(() => {});
  expect(hearing.unanswered).toBe(1);
  expect(hearing.describe()).toContain('1 of 3 calls: 503 "Not now. Please try again."');
  expect(hearing.listUnclear()).toEqual([]);
  await hearing
    .listen(failing(new Error('GET /: 500 {"message":"Something went wrong."}')))
    .need('GET', '/')
    .catch(() => {});
  expect(hearing.listUnclear()).toEqual(['500 "Something went wrong."']);
  hearing.begin();
  expect(hearing.describe()).toContain('all 0 calls answered');
});
