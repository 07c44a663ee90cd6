import { expect, it } from 'vitest';
import type { Outcome } from './judge.ts';
import { formatFaults, formatMissed } from './report.ts';

const good: Outcome = {
  fault: { name: 'one server killed', maxRecoverySeconds: 5 },
  seen: { usersSee: 'nothing', note: '3 handed on', acknowledged: 20, lost: 0, recoverySeconds: 1.26 },
};
const bad: Outcome = {
  fault: { name: 'standby', maxRecoverySeconds: 9, maxLost: 2 },
  seen: { usersSee: 'a | b\nc', acknowledged: 9, lost: 3, recoverySeconds: 4 },
};
const broken: Outcome = { fault: { name: 'gone', maxRecoverySeconds: 1 }, seen: { broken: 'no\nproxy' } };

it('each fault is a line with its figures and bars, and a missed one is marked', () => {
  expect(formatFaults([good, bad, broken]).split('\n').slice(2)).toEqual([
    '| one server killed | nothing; 3 handed on | 20 | 0 | 1.3 | 0 lost, 5 s |',
    '| standby | a \\| b c | 9 | 3 | 4.0 | 2 lost, 9 s MISSED |',
    '| gone | not seen: no proxy |  |  |  | 0 lost, 1 s MISSED |',
  ]);
});

it('the table says what was broken, what users saw, what was lost, when all was well and how it had to be', () => {
  expect(formatFaults([]).split('\n')[0]).toBe(
    '| fault | what users see | acknowledged changes | lost acknowledged changes | seconds until well | bar |',
  );
});

it('what was missed is said in words', () => {
  expect(formatMissed([good])).toEqual([]);
  expect(formatMissed([bad, broken])).toEqual([
    'missed: standby: 3 acknowledged and lost, at most 2 may be',
    'missed: gone: was not seen to its end: no\nproxy',
  ]);
});
