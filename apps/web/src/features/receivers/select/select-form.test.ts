import { describe, expect, it } from 'vitest';
import { sampleContribution, samplePoint } from '../../../testing/sample-points.ts';
import { type RowForm, readForm, toForm, typeEntry, withEntry, withoutEntry } from './select-form.ts';

const { level: _, ...dated } = sampleContribution;
const point = samplePoint({
  criterion: 68.5,
  contributions: [sampleContribution],
  otherCriteria: [{ ...dated, value: 65 }],
});
const problemsOf = (form: RowForm) => readForm(form, point).faults.map(({ problem }) => problem);

describe('the form of a row', () => {
  it('[NSR-03] [NSR-22] gives back what it was filled with', () => {
    const { details, faults } = readForm(toForm(point), point);
    expect(faults).toEqual([]);
    expect(details).toEqual({
      ...{ name: 'N1', criterion: 68.5 },
      ...{ otherCriteria: point.otherCriteria, contributions: point.contributions },
    });
  });

  it('[NSR-18] reads criteria as numbers; blank is that of the building', () => {
    const form = toForm(point);
    expect(readForm({ ...form, criterion: ' 71.5 ' }, point).details.criterion).toBe(71.5);
    expect(readForm({ ...form, criterion: '' }, point).details.criterion).toBeNull();
    expect(problemsOf({ ...form, criterion: 'loud' })).toEqual(['CRITERION_OUT_OF_RANGE']);
    expect(problemsOf({ ...form, criterion: '141' })).toEqual(['CRITERION_OUT_OF_RANGE']);
  });

  it('[NSR-04] names every fault of an entry by its place', () => {
    const blank = { name: '', start: '2027-02-30', end: '2027-03-01', level: '' };
    const { faults } = readForm(withEntry(toForm(point), 'contributions', blank), point);
    expect(faults.map(({ problem }) => problem)).toEqual([
      'ENTRY_DAY_INVALID',
      'ENTRY_NAME_MISSING',
      'ENTRY_LEVEL_OUT_OF_RANGE',
    ]);
    expect(faults.every(({ entry }) => entry?.list === 'contributions' && entry.index === 1)).toBe(true);
    const reversed = typeEntry(toForm(point), 'otherCriteria', 0, { end: '2026-12-31' });
    expect(problemsOf(reversed)).toEqual(['ENTRY_DAYS_REVERSED']);
  });

  it('[NSR-49] [NSR-55] reads days out of use, closed windows and blank facades with their file; without a claim the file goes too', () => {
    const holidays = { name: 'Holidays', start: '2027-07-16', end: '2027-08-31', level: '' };
    const form = { ...withEntry(toForm(point), 'outOfUse', holidays), hasClosedWindows: true, proofId: 7 };
    const exemption = {
      outOfUse: [{ name: 'Holidays', start: '2027-07-16', end: '2027-08-31' }],
      ...{ hasClosedWindows: true, proofId: 7 },
    };
    expect(readForm(form, point)).toMatchObject({ details: { exemption }, faults: [] });
    const stored = samplePoint(readForm(form, point).details);
    expect(toForm(stored)).toMatchObject({
      ...{ outOfUse: [{ ...holidays, key: 0 }], hasClosedWindows: true, proofId: 7 },
    });
    expect(readForm({ ...toForm(point), proofId: 7 }, point).details.exemption).toBeUndefined();
    const blank = readForm({ ...toForm(point), hasBlankFacades: true, proofId: 7 }, point).details;
    expect(blank.exemption).toEqual({ outOfUse: [], hasClosedWindows: false, hasBlankFacades: true, proofId: 7 });
    expect(toForm(samplePoint(blank))).toMatchObject({ hasClosedWindows: false, hasBlankFacades: true, proofId: 7 });
    const faulty = typeEntry(form, 'outOfUse', 0, { name: '', end: '2027-07-01' });
    expect(readForm(faulty, point).faults).toEqual(
      ['ENTRY_NAME_MISSING', 'ENTRY_DAYS_REVERSED'].map((problem) => ({
        ...{ problem, entry: { list: 'outOfUse', index: 0 } },
      })),
    );
  });

  it('keeps entries apart when others are removed', () => {
    const entry = { name: 'Road', start: '2027-01-01', end: '2027-01-02', level: '60' };
    const two = withEntry(toForm(point), 'contributions', entry);
    const one = withoutEntry(two, 'contributions', 0);
    const added = withEntry(one, 'contributions', { ...entry, name: 'Rail' });
    expect(added.contributions.map(({ key, name }) => [key, name])).toEqual([
      [1, 'Road'],
      [2, 'Rail'],
    ]);
  });
});
