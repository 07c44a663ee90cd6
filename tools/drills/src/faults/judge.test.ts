import { expect, it } from 'vitest';
import type { FaultEffect } from './fault.ts';
import { type FaultLimits, listMissed } from './judge.ts';

const bars: FaultLimits = { name: 'one server killed', maxRecoverySeconds: 5 };
const good: FaultEffect = { usersSee: 'nothing', acknowledged: 20, lost: 0, recoverySeconds: 5 };
const missed = (changes: Partial<FaultEffect>, fault = bars) => listMissed({ fault, seen: { ...good, ...changes } });

it('all bars are met at their edge', () => {
  expect(missed({})).toEqual([]);
  expect(missed({ lost: 3 }, { ...bars, maxLost: 3 })).toEqual([]);
});

it('each bar can be missed', () => {
  expect(missed({ lost: 1 })).toEqual(['1 acknowledged and lost, at most 0 may be']);
  expect(missed({ lost: 4 }, { ...bars, maxLost: 3 })).toEqual(['4 acknowledged and lost, at most 3 may be']);
  expect(missed({ recoverySeconds: 5.1 })).toEqual(['well after 5.1 s, bar 5 s']);
  expect(missed({ recoverySeconds: Number.NaN })).toHaveLength(1);
  expect(missed({ violations: ['2 mails'] })).toEqual(['2 mails']);
});

it('a fault under which nobody worked, or that broke off, proves nothing', () => {
  expect(missed({ acknowledged: 0 })).toHaveLength(1);
  expect(listMissed({ fault: bars, seen: { broken: 'no proxy' } })).toEqual(['was not seen to its end: no proxy']);
});
