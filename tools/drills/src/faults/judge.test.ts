import { expect, it } from 'vitest';
import type { Seen } from './fault.ts';
import { type Bars, listMissed } from './judge.ts';

const bars: Bars = { name: 'one server killed', wellWithinSeconds: 5 };
const good: Seen = { usersSee: 'nothing', acknowledged: 20, lost: 0, secondsUntilWell: 5 };
const missed = (changes: Partial<Seen>, fault = bars) => listMissed({ fault, seen: { ...good, ...changes } });

it('all bars are met at their edge', () => {
  expect(missed({})).toEqual([]);
  expect(missed({ lost: 3 }, { ...bars, mayLose: 3 })).toEqual([]);
});

it('each bar can be missed', () => {
  expect(missed({ lost: 1 })).toEqual(['1 acknowledged and lost, at most 0 may be']);
  expect(missed({ lost: 4 }, { ...bars, mayLose: 3 })).toEqual(['4 acknowledged and lost, at most 3 may be']);
  expect(missed({ secondsUntilWell: 5.1 })).toEqual(['well after 5.1 s, bar 5 s']);
  expect(missed({ secondsUntilWell: Number.NaN })).toHaveLength(1);
  expect(missed({ wrongs: ['2 mails'] })).toEqual(['2 mails']);
});

it('a fault under which nobody worked, or that broke off, proves nothing', () => {
  expect(missed({ acknowledged: 0 })).toHaveLength(1);
  expect(listMissed({ fault: bars, seen: { broken: 'no proxy' } })).toEqual(['was not seen to its end: no proxy']);
});
