import { toDay } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { readOutcome } from './dates-outcome.ts';

const shift = { taskId: 1, name: 'Piling', start: toDay('2027-03-01'), end: toDay('2027-03-05'), days: 3 };
const tried = { hasSlack: true, isProven: true, shifts: [shift], remainingDays: 0 };

it('[CONC-43] says that nothing helps only after everything was tried, and names a plan without slack', () => {
  expect(readOutcome(tried)).toBe('ends');
  expect(readOutcome({ ...tried, remainingDays: 2 })).toBe('eases');
  expect(readOutcome({ ...tried, shifts: [], remainingDays: 5 })).toBe('none');
  expect(readOutcome({ ...tried, shifts: [], remainingDays: 5, isProven: false })).toBe('noneYet');
  expect(readOutcome({ ...tried, hasSlack: false, shifts: [], remainingDays: 5 })).toBe('noSlack');
});
