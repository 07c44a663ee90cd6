import { expect, it } from 'vitest';
import { createTally, describeError, describeTally, listUnclear, noteFailure, noteRefusal } from './tally.ts';

const tallyOf = (changes: object) => Object.assign(createTally(), { calls: 40, slowestMs: 1260, ...changes });

it('whoever got every answer saw nothing', () => {
  const tally = tallyOf({});
  noteRefusal(tally, 'POST /x: 409 {"code":"RUN_ALREADY_ACTIVE"}');
  expect(describeTally(tally)).toBe('nothing, all 40 calls answered, the slowest in 1.3 s');
});

it('calls without an answer are counted, with the time in which they were made', () => {
  const tally = tallyOf({});
  noteFailure(tally, 1000, 1500);
  noteFailure(tally, 900, 3100);
  expect(describeTally(tally)).toBe(
    '2 of 40 calls had no answer within 2.2 s, the longest wait 2.2 s, of the others the slowest in 1.3 s',
  );
});

it('who had to sign in again, or was refused, did see something', () => {
  const tally = tallyOf({ signIns: 3 });
  noteRefusal(tally, 'PUT /x: 409 {"code":"PROJECT_LOCKED"}');
  expect(describeTally(tally)).toBe(
    'all 40 calls answered, the slowest in 1.3 s, 3 signed in again, 1 refused with PROJECT_LOCKED',
  );
});

const body = '{"code":"UNAVAILABLE","message":"Not now. Please try again.","details":{}}';

it('repeats what a user was shown, with its status', () => {
  expect(describeError(new Error(`PUT /api/projects/1: 503 ${body}`))).toBe('503 "Not now. Please try again."');
  expect(describeError(new Error('GET /: 502 <html>'))).toBe('502');
  expect(describeError(new TypeError('fetch failed'))).toBe('no answer');
  const tally = tallyOf({});
  noteFailure(tally, 1000, 1500, '503 "Not now. Please try again."');
  noteFailure(tally, 1200, 1600);
  expect(describeTally(tally)).toContain(
    '1 of 40 calls: 503 "Not now. Please try again.", 1 of 40 calls had no answer within 0.6 s',
  );
});

it('a user left without a response, or not asked to retry, is not served well', () => {
  const tally = tallyOf({});
  noteRefusal(tally, 'POST /x: 409 {"code":"PROJECT_LOCKED"}');
  noteFailure(tally, 1000, 1500, '503 "Not now. Please try again."');
  expect(listUnclear(tally)).toEqual([]);
  noteFailure(tally, 1000, 1500);
  noteFailure(tally, 1000, 1500, '500 "Something went wrong."');
  expect(listUnclear(tally)).toEqual(['1 calls had no answer', 'somebody was told 500 "Something went wrong."']);
});
