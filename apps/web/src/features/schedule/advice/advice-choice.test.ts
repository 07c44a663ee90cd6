import { toDay } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { allowTasks, findChoiceFaults, startAdviceChoice, toShiftRules } from './advice-choice.ts';

const choice = startAdviceChoice(toDay('2027-01-04'));

describe('what may move', () => {
  it('[M-95] becomes rules as it is typed; empty bounds are none', () => {
    const fewer = allowTasks({ ...choice, later: ' 3 ', notBefore: ' ' }, [4, 5], false);
    expect(toShiftRules(allowTasks(fewer, [5], true))).toEqual({
      ...{ mostDaysEarlier: 14, mostDaysLater: 3, notBefore: null, notAfter: null },
      ...{ fixedTaskIds: [4], ofTasks: {} },
    });
  });

  it('[M-95] begins with nothing into the past', () => {
    expect(toShiftRules(choice)).toMatchObject({ notBefore: '2027-01-04', fixedTaskIds: [] });
  });

  it('[M-95] is none while something does not hold', () => {
    for (const typed of ['', '-1', '1.5', '366', 'a']) {
      expect(findChoiceFaults({ ...choice, earlier: typed }).earlier).toBe(true);
      expect(toShiftRules({ ...choice, later: typed })).toBeNull();
    }
    expect(findChoiceFaults({ ...choice, notBefore: '2027-02-30' }).notBefore).toBe(true);
    const reversed = { ...choice, notBefore: '2027-03-02', notAfter: '2027-03-01' };
    expect(findChoiceFaults(reversed).notAfter).toBe('reversed');
    expect(toShiftRules(reversed)).toBeNull();
  });
});
