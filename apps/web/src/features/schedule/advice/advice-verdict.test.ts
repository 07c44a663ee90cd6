import type { Advice, ProgrammeFigures } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { readVerdict } from './advice-result.tsx';

const figures = (days: number): ProgrammeFigures => ({
  ...{ days, excess: days, highestExcess: days, exceeding: [], counts: { satisfies: 0, borderline: 0, exceeds: 1 } },
});
const eased: Advice = {
  shifts: [{ taskId: 1, days: 2, savedDays: 3, savedExcess: 4 }],
  ...{ before: figures(5), after: figures(2), canMove: true, isProven: true },
};

describe('what advice comes to', () => {
  it('[M-95] says that dates cannot do more only after everything was tried', () => {
    const none = { ...eased, shifts: [], after: eased.before };
    expect([eased, none].map(readVerdict)).toEqual(['eased', 'none']);
    expect([eased, none].map((advice) => readVerdict({ ...advice, isProven: false }))).toEqual(['easedYet', 'noneYet']);
  });

  it('[M-95] distinguishes nothing to do, nothing that may move, and everything solved', () => {
    expect(readVerdict({ ...eased, before: figures(0) })).toBe('nothing');
    expect(readVerdict({ ...eased, canMove: false, isProven: false })).toBe('stuck');
    expect(readVerdict({ ...eased, after: figures(0), isProven: false })).toBe('solved');
  });
});
