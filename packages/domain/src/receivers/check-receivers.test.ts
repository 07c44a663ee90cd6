import { hk80 } from '@quietsite/geometry';
import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { listNewPointProblems, listReceiverFaults, readCriterion } from './check-receivers.ts';
import type { EditedReceiver } from './receiver.schema.ts';

const outline = [[hk80(0, 0), hk80(100, 0), hk80(100, 100), hk80(0, 100), hk80(0, 0)]];
const day = toDay('2027-03-01');
const earlier = toDay('2027-02-28');
const point = (changes: Partial<EditedReceiver> = {}): EditedReceiver => ({
  pointId: 1,
  name: 'N1',
  buildingId: 1,
  position: hk80(150, 50),
  criterion: 75,
  isSelected: true,
  isCompulsory: false,
  isTakenOut: false,
  otherCriteria: [{ name: 'Examination', start: day, end: day, value: 65 }],
  contributions: [{ name: 'Site B', start: day, end: day, level: 70 }],
  ...changes,
});
const faultsOf = (changes: Partial<EditedReceiver>, placed = [1]) =>
  listReceiverFaults([point(changes)], new Set(placed), [{ outline }]);

describe('edited receivers', () => {
  it('are fine, with or without a criterion of their own', () => {
    expect([faultsOf({}), faultsOf({ criterion: null })]).toEqual([[], []]);
  });

  it('[Q107] a point that was placed inside a zone or on its outline is refused, a found one is left out later', () => {
    for (const position of [hk80(50, 50), hk80(100, 50)]) {
      expect(faultsOf({ position })).toEqual([{ pointId: 1, problem: 'INSIDE_ZONE' }]);
      expect(faultsOf({ position }, [])).toEqual([]);
    }
  });

  it.each([55.05, 55.099999999999994])(
    '[CALC-46] [M-61] a criterion of %s is refused: they are entered in tenths',
    (value) => {
      expect(faultsOf({ criterion: value })).toEqual([{ pointId: 1, problem: 'CRITERION_OUT_OF_RANGE' }]);
      expect(listNewPointProblems({ name: 'N1', criterion: String(value) })).toEqual(['CRITERION_OUT_OF_RANGE']);
    },
  );

  it.each([-0.1, 140.1, Number.NaN])('a criterion of %s is refused', (criterion) => {
    expect(faultsOf({ criterion })).toEqual([{ pointId: 1, problem: 'CRITERION_OUT_OF_RANGE' }]);
  });

  it.each([0, 140])('a criterion of %s is accepted', (criterion) => expect(faultsOf({ criterion })).toEqual([]));

  it('[NSR-22] [Q98] every error in dated criteria and contributions is reported with its place', () => {
    const faults = faultsOf({
      otherCriteria: [{ name: ' ', start: day, end: earlier, value: 141 }],
      contributions: [
        { name: 'fine', start: day, end: day, level: 0 },
        { name: 'x'.repeat(101), start: day, end: day, level: -1 },
      ],
    });
    expect(faults.map(({ problem, entry }) => [problem, entry?.list, entry?.index])).toEqual([
      ['ENTRY_NAME_MISSING', 'otherCriteria', 0],
      ['ENTRY_DAYS_REVERSED', 'otherCriteria', 0],
      ['ENTRY_LEVEL_OUT_OF_RANGE', 'otherCriteria', 0],
      ['ENTRY_NAME_TOO_LONG', 'contributions', 1],
      ['ENTRY_LEVEL_OUT_OF_RANGE', 'contributions', 1],
    ]);
  });

  it('names are at most 30 characters', () => {
    expect(faultsOf({ name: 'x'.repeat(30) })).toEqual([]);
    expect(faultsOf({ name: 'x'.repeat(31) })).toEqual([{ pointId: 1, problem: 'NAME_TOO_LONG' }]);
  });
});

describe('the form of a new point', () => {
  it('[NSR-16] needs a name and a criterion', () => {
    expect(listNewPointProblems({ name: ' ', criterion: '' })).toEqual(['NAME_MISSING', 'CRITERION_MISSING']);
    expect(listNewPointProblems({ name: 'N1', criterion: '70' })).toEqual([]);
  });

  it('[NSR-18] reads the criterion with its decimals', () => {
    expect(['66.5', ' 70 ', '0'].map(readCriterion)).toEqual([66.5, 70, 0]);
  });

  it.each(['seventy', '70 dB', '-1', '141'])(
    '[NSR-18] reads the criterion as a number: %s is none it takes',
    (criterion) => {
      expect(listNewPointProblems({ name: 'N1', criterion })).toEqual(['CRITERION_OUT_OF_RANGE']);
    },
  );
});
