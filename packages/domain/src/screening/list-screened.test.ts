import { HIDDEN, IN_VIEW_OF_BLANK_FACADES, UNDECIDED } from '@quietsite/acoustics';
import { describe, expect, it } from 'vitest';
import { toDay } from '../day.ts';
import { at, project, receiver, row, squareAt, task, zone } from '../testing/snapshot-builder.ts';
import { listScreenedPairs } from './list-screened.ts';
import type { ScreenBarrier, ScreenStructure, SnapshotScreening } from './screening.schema.ts';

const house = (id: number, east: number): ScreenStructure => ({
  ...{ id, name: `House ${id}`, kind: 'other', outline: squareAt(east, 130, 20), roofLevel: 11, baseLevel: 5 },
  ...{ heightMetres: null, storeys: null },
});
/** Before the first zone or before the second one. */
const barrier = (id: number, west: number, changes: Partial<ScreenBarrier> = {}): ScreenBarrier => ({
  ...{ id, name: `W${id}`, kind: 'acoustic', line: [at(west, 70), at(west + 160, 70)], heightMetres: 6 },
  ...{ groundLevel: 5, hasProof: false },
  ...changes,
});
const from = (day: string) => ({ start: toDay(day) });
const until = (day: string) => ({ end: toDay(day) });

const inputOf = (barriers: readonly ScreenBarrier[], changes: Partial<SnapshotScreening>): SnapshotScreening => ({
  ...{ structures: [house(1, 20), house(2, 220)], barriers, rows: [], points: [] },
  zones: [1, 2].map((zoneId) => ({ zoneId, groundLevel: 5, plantHeight: null })),
  ...changes,
});

const [first, second] = [receiver({ heightMetres: 6 }), receiver({ pointId: 2, buildingId: 2, heightMetres: 6 })];
const receivers = [first, { ...second, position: at(230, 130) }];
const works = {
  zones: [zone(), zone({ id: 2, name: 'Zone 2', outline: squareAt(200, 0, 60), centre: at(230, 30) })],
  tasks: [task(), task({ id: 2, zoneId: 2 })],
  rows: [row(), row({ id: 2, taskId: 2 })],
};

function list(
  barriers: readonly ScreenBarrier[],
  changes: Partial<SnapshotScreening> = {},
  { run = 'mitigated', isBlank = false }: { run?: 'mitigated' | 'unmitigated'; isBlank?: boolean } = {},
) {
  const described = isBlank ? receivers.map((one) => ({ ...one, hasBlankFacades: true as const })) : receivers;
  const snapshot = project({ ...works, receivers: described, screening: inputOf(barriers, changes) });
  const { pairs, inView } = listScreenedPairs(snapshot, run);
  return {
    inView,
    pairs,
    told: pairs.map(({ pointId, zoneName, correction, days, source }) => [
      ...[pointId, zoneName, correction, days && [days.first, days.last], source.screen?.name ?? source.reason],
    ]),
  };
}

describe('the zones that are hidden from receivers', () => {
  it('[CALC-80] [M-117] are told with their days, which go on while the same ray decides', () => {
    const { told, pairs, inView } = list([barrier(1, -40, from('2027-03-20')), barrier(2, 200, from('2027-03-10'))]);
    expect(told).toEqual([
      [1, 'Zone 1', -10, ['2027-03-20', '2027-03-31'], 'W1'],
      [2, 'Zone 2', -10, ['2027-03-10', '2027-03-31'], 'W2'],
    ]);
    expect(inView).toBe(2);
    expect(pairs[0]?.source).toMatchObject({ state: HIDDEN, isHidden: true, reason: null, roof: 11 });
    expect(pairs.map(({ describeSection }) => describeSection()?.screens.map(({ name }) => name))).toEqual([
      ...[['W1'], ['W2']],
    ]);
  });

  it('[CALC-75] [M-110] are hidden by barriers in the mitigated run only', () => {
    expect(list([barrier(1, -40)], {}, { run: 'unmitigated' })).toEqual({ told: [], pairs: [], inView: 4 });
    expect(list([barrier(1, -40)]).told).toEqual([[1, 'Zone 1', -10, null, 'W1']]);
  });

  it('[CALC-80] have all days where their screens change before or after the works only', () => {
    const around = [
      barrier(1, -40),
      barrier(2, 200, { start: toDay('2027-01-01'), end: toDay('2027-02-28') }),
      barrier(3, 200, from('2027-04-01')),
    ];
    expect(list(around).told).toEqual([[1, 'Zone 1', -10, null, 'W1']]);
    const exactly = [barrier(1, -40, { start: toDay('2027-03-01'), end: toDay('2027-03-31') })];
    expect(list(exactly).told).toEqual([[1, 'Zone 1', -10, null, 'W1']]);
    expect(list([barrier(1, -40, until('2027-03-30'))]).told).toEqual([
      [1, 'Zone 1', -10, ['2027-03-01', '2027-03-30'], 'W1'],
    ]);
  });

  it('[CALC-80] are told again after a pause, for another height and for another screen', () => {
    const periods = (...barriers: readonly ScreenBarrier[]) =>
      list(barriers).told.map(([, , , days, name]) => [days, name]);
    expect(periods(barrier(1, -40, until('2027-03-05')), barrier(2, -40, from('2027-03-20')))).toEqual([
      [['2027-03-01', '2027-03-05'], 'W1'],
      [['2027-03-20', '2027-03-31'], 'W2'],
    ]);
    const higher = { ...from('2027-03-15'), heightMetres: 7 };
    expect(periods(barrier(1, -40, until('2027-03-14')), barrier(2, -40, { ...higher, name: 'W1' }))).toEqual([
      [['2027-03-01', '2027-03-14'], 'W1'],
      [['2027-03-15', '2027-03-31'], 'W1'],
    ]);
    expect(periods(barrier(1, -40, until('2027-03-14')), barrier(2, -40, from('2027-03-15')))).toEqual([
      [['2027-03-01', '2027-03-14'], 'W1'],
      [['2027-03-15', '2027-03-31'], 'W2'],
    ]);
    expect(
      periods(barrier(1, -40, until('2027-03-14')), barrier(2, -40, { ...from('2027-03-15'), name: 'W1' })),
    ).toEqual([[null, 'W1']]);
  });

  it('[CALC-80] keep the days of each screen when earlier screens stand alone again', () => {
    const between = { start: toDay('2027-03-10'), end: toDay('2027-03-14') };
    expect(list([barrier(1, -40, from('2027-03-05')), barrier(2, 200, between)]).told).toEqual([
      [1, 'Zone 1', -10, ['2027-03-05', '2027-03-31'], 'W1'],
      [2, 'Zone 2', -10, ['2027-03-10', '2027-03-14'], 'W2'],
    ]);
  });

  it('[CALC-77] [M-109] are in view of blank facades, without a ray, until a barrier hides them', () => {
    const { told, pairs, inView } = list([barrier(2, 200, from('2027-03-10'))], {}, { isBlank: true });
    expect(told).toEqual([
      [1, 'Zone 1', -5, null, null],
      [1, 'Zone 2', -5, null, null],
      [2, 'Zone 1', -5, null, null],
      [2, 'Zone 2', -5, ['2027-03-01', '2027-03-09'], null],
      [2, 'Zone 2', -10, ['2027-03-10', '2027-03-31'], 'W2'],
    ]);
    expect(inView).toBe(0);
    expect(pairs[0]?.source).toEqual({
      ...{ state: IN_VIEW_OF_BLANK_FACADES, isHidden: false, reason: null, roof: 11, lowest: null, screen: null },
    });
  });

  it('[CALC-81] or undecided, with the reason', () => {
    const { told, pairs, inView } = list([barrier(1, -40, from('2027-03-20'))], {
      zones: [{ zoneId: 1, groundLevel: 5, plantHeight: null }],
    });
    expect(told).toEqual([
      [1, 'Zone 1', -10, ['2027-03-20', '2027-03-31'], 'W1'],
      [1, 'Zone 2', 0, null, 'ZONE_GROUND_UNKNOWN'],
      [2, 'Zone 2', 0, null, 'ZONE_GROUND_UNKNOWN'],
    ]);
    expect([inView, pairs[1]?.source.state, pairs[1]?.describeSection()]).toEqual([1, UNDECIDED, null]);
  });

  it('[CALC-81] are none while screening is off', () => {
    expect(listScreenedPairs(project({ ...works, receivers }), 'mitigated')).toEqual({ pairs: [], inView: 0 });
    // Nor are there any without activities.
    const idle = project({ ...works, tasks: [], rows: [], receivers, screening: inputOf([], {}) });
    expect(listScreenedPairs(idle, 'mitigated')).toEqual({ pairs: [], inView: 0 });
  });
});
