import type { Programme } from '@quietsite/contracts';
import { NO_MEASURES } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { sampleRow } from '../../testing/samples.ts';
import type { MitigationDraft } from './mitigation-draft.ts';
import { mitigationPart } from './mitigation-part.ts';

const barrier = (barrierDba: number) => ({ ...NO_MEASURES, barrierDba });
const programme = (...rows: ReturnType<typeof sampleRow>[]): Programme => ({
  ...{ revision: 4, tasks: [], materials: [], calendarSettings: { calendar: null, everyDayTaskIds: [] }, holidays: [] },
  equipmentRows: rows,
});
const base = programme(sampleRow({ id: 7 }), sampleRow({ id: 8 }));
const wanted = {
  7: { measures: barrier(-5), materialIds: [] },
  8: { measures: barrier(-6), materialIds: [] },
};
const workOver = (source: Programme | null) => ({ value: wanted, base: {}, revision: 4, source });
const theirs = programme(sampleRow({ id: 7, measures: barrier(-2) }), sampleRow({ id: 8 }));

describe('the save of measures', () => {
  it('[U60] detects that the server already has them, also without deleted rows', () => {
    expect(mitigationPart.isStored(wanted, base)).toBe(false);
    const stored = programme(sampleRow({ id: 7, measures: barrier(-5) }));
    expect(mitigationPart.isStored(wanted, stored)).toBe(true);
  });

  it('[U23] sees that somebody changed one of the rows, or their machine, and is careful after a reload', () => {
    const isUntouched = (begun: Programme | null, now: Programme) => mitigationPart.isUntouched?.(workOver(begun), now);
    expect(isUntouched(base, base)).toBe(true);
    expect(isUntouched(base, theirs)).toBe(false);
    expect(isUntouched(base, programme(sampleRow({ id: 7, name: 'Crane' }), sampleRow({ id: 8 })))).toBe(false);
    expect(isUntouched(base, programme(sampleRow({ id: 8 })))).toBe(true);
    expect(isUntouched(null, base)).toBe(false);
  });

  it('[U23] keeps mine without rows that are gone, or theirs with what they did not touch', () => {
    expect(Object.keys(mitigationPart.keepMine(wanted, programme(sampleRow({ id: 8 }))))).toEqual(['8']);
    expect(Object.keys(mitigationPart.takeTheirs?.(workOver(base), theirs) ?? {})).toEqual(['8']);
  });
});

describe('a step before a save of measures', () => {
  const saved = programme(sampleRow({ id: 7, measures: barrier(-5) }), sampleRow({ id: 8, measures: barrier(-6) }));

  it('[SHELL-67] holds what differs from what is stored now', () => {
    const carry = (step: MitigationDraft) => mitigationPart.carry(step, workOver(base), saved);
    const before = carry({ 7: { measures: barrier(-5), materialIds: [] } });
    expect(before).toEqual({ 8: { measures: NO_MEASURES, materialIds: [] } });
    expect(Object.keys(carry({}) ?? {})).toEqual(['7', '8']);
    expect(carry(wanted)).toEqual({});
  });

  it('[SHELL-67] cannot be restored if the previously stored measures are unknown', () => {
    expect(mitigationPart.carry({}, workOver(null), saved)).toBeNull();
  });
});
