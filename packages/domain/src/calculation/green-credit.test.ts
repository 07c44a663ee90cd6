import { describe, expect, it } from 'vitest';
import { project, receiver, row } from '../testing/snapshot-builder.ts';
import { calculate } from './calculate.ts';
import { assessGreenCredit, type HighestLevels, type MethodRow } from './green-credit.ts';
import type { CalculationResult } from './results/result.ts';

const method = (quieterMethodName: string, quieterMethodSoundPower = 100): MethodRow => ({
  quieterMethodName,
  quieterMethodSoundPower,
});
const TWO_METHODS = [method('Pressing'), method('Sawing')];

/** A receiver with a row of 112 dB(A) in the unmitigated run, and lower by the reduction in the mitigated run. */
function receiverWith(reduction: number) {
  const rows = [row({ quieterMethodSoundPower: 112 - reduction })];
  return levelsOf(calculate(project({ rows })).receivers[0]);
}

const levelsOf = (result: CalculationResult['receivers'][number] | undefined): HighestLevels => ({
  unmitigatedLevel: result?.unmitigated.highestLevel ?? null,
  mitigatedLevel: result?.mitigated.highestLevel ?? null,
});

describe('green building credit (M-80)', () => {
  it('[MITI-35] is noted and can be claimed with two different methods and 3 dB(A)', () => {
    expect(assessGreenCredit(TWO_METHODS, [receiverWith(5)])).toEqual({ isNoted: true, canBeClaimed: true });
  });

  it('[MITI-35] [Q26] twice the same method is enough for the note, not for the claim', () => {
    const rows = [method('Pressing'), method('Pressing')];
    expect(assessGreenCredit(rows, [receiverWith(5)])).toEqual({ isNoted: true, canBeClaimed: false });
  });

  it('one method is too few, and a row without a sound power has no method (M-20)', () => {
    const neither = { isNoted: false, canBeClaimed: false };
    expect(assessGreenCredit([method('Pressing')], [receiverWith(5)])).toEqual(neither);
    expect(assessGreenCredit([method('Pressing'), method('Sawing', 0)], [receiverWith(5)])).toEqual(neither);
    expect(assessGreenCredit([], [receiverWith(5)])).toEqual(neither);
  });

  it('[MITI-35] 3.0 exactly is enough, 2.99 is not although it shows as 3.0', () => {
    const levels = (unmitigatedLevel: number, mitigatedLevel: number) => ({ unmitigatedLevel, mitigatedLevel });
    expect(assessGreenCredit(TWO_METHODS, [levels(78, 75)]).isNoted).toBe(true);
    expect(64.1 - 61.1).toBeLessThan(3);
    expect(assessGreenCredit(TWO_METHODS, [levels(64.1, 61.1)]).isNoted).toBe(true);
    expect(assessGreenCredit(TWO_METHODS, [levels(78, 75.01)]).isNoted).toBe(false);
    expect(assessGreenCredit(TWO_METHODS, [receiverWith(2.99)]).isNoted).toBe(false);
    expect(assessGreenCredit(TWO_METHODS, [receiverWith(3.01)]).isNoted).toBe(true);
  });

  it('one of the selected receivers is enough; without any, or where nothing is heard, there is no credit', () => {
    const silent = calculate(project({ rows: [], receivers: [receiver()] })).receivers.map(levelsOf);
    expect(assessGreenCredit(TWO_METHODS, [receiverWith(0), receiverWith(4)]).isNoted).toBe(true);
    expect(assessGreenCredit(TWO_METHODS, [receiverWith(0), ...silent]).isNoted).toBe(false);
    expect(assessGreenCredit(TWO_METHODS, []).isNoted).toBe(false);
  });
});
