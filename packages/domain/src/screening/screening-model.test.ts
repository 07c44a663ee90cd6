import { HIDDEN, IN_VIEW, itemAt, MITIGATED, UNDECIDED, UNMITIGATED } from '@quietsite/acoustics';
import { describe, expect, it } from 'vitest';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { dayNumber, toDay } from '../day.ts';
import { at, project, receiver, row, squareAt, task, zone } from '../testing/snapshot-builder.ts';
import type { ScreenBarrier, ScreenStructure, SnapshotScreening } from './screening.schema.ts';
import type { ScreeningModel } from './screening-model.ts';

const house = (id: number, east: number): ScreenStructure => ({
  ...{ id, name: `House ${id}`, kind: 'other', outline: squareAt(east, 130, 20), roofLevel: 11, baseLevel: 5 },
  ...{ heightMetres: null, storeys: null },
});
/** 10 m north of a zone. */
const barrier = (id: number, west: number, start?: string): ScreenBarrier => ({
  ...{ id, name: `W${id}`, kind: 'acoustic', line: [at(west, 70), at(west + 160, 70)], heightMetres: 6 },
  ...{ groundLevel: 5, hasProof: false },
  ...(start !== undefined && { start: toDay(start) }),
});
const [first, second] = [barrier(1, -40, '2027-03-20'), barrier(2, 200, '2027-03-10')];
/** Right before the fixed row, which it hides alone. */
const small: ScreenBarrier = { ...barrier(3, 0), line: [at(222, 62), at(238, 62)] };

const works = {
  zones: [zone(), zone({ id: 2, outline: squareAt(200, 0, 60), centre: at(230, 30) })],
  tasks: [task(), task({ id: 2, zoneId: 2 })],
  rows: [row(), row({ id: 2, taskId: 2 }), row({ id: 3, taskId: 2, fixedLocation: at(230, 58) })],
  receivers: [
    receiver({ heightMetres: 6 }),
    receiver({ pointId: 2, buildingId: 2, heightMetres: 6, position: at(230, 130) }),
  ],
};

const standing = {
  structures: [house(1, 20), house(2, 220)],
  zones: [1, 2].map((zoneId) => ({ zoneId, groundLevel: 5, plantHeight: null })),
  ...{ rows: [], points: [] },
};

const inputOf = (barriers: readonly ScreenBarrier[], changes: Partial<SnapshotScreening> = {}): SnapshotScreening => ({
  ...{ ...standing, barriers },
  ...changes,
});

function modelOf(barriers: readonly ScreenBarrier[], changes: Partial<SnapshotScreening> = {}): ScreeningModel {
  const { screening } = new LiveCalculation(project({ ...works, screening: inputOf(barriers, changes) })).prepared;
  if (screening === null) throw new Error('screening is on');
  return screening;
}

const on = (day: string, run = MITIGATED, height = 0) => ({ day: dayNumber(toDay(day)), run, height });

/** The two zones from the two receivers. */
const statesOf = (model: ScreeningModel, moment: ReturnType<typeof on>) =>
  [0, 1].map((place) => [0, 1].map((index) => model.zoneState(place, index, moment)));

const positionOf = (model: ScreeningModel) => model.positionOf(itemAt(works.rows, 2), itemAt(works.tasks, 1)) ?? -1;

describe('the screening of a project', () => {
  it('[CALC-80] changes with the days of its barriers, in the mitigated run only', () => {
    const model = modelOf([first, second]);
    const open = [
      [IN_VIEW, IN_VIEW],
      [IN_VIEW, IN_VIEW],
    ];
    const hidden = (own: readonly number[]) =>
      open.map((states, place) =>
        states.map((state, index) => (place === index && own.includes(index) ? HIDDEN : state)),
      );
    expect(statesOf(model, on('2027-03-09'))).toEqual(open);
    expect(statesOf(model, on('2027-03-10'))).toEqual(hidden([1]));
    expect(statesOf(model, on('2027-03-20'))).toEqual(hidden([0, 1]));
    expect(statesOf(model, on('2027-03-20', UNMITIGATED))).toEqual(open);
    const { day } = on('2027-03-10');
    expect([model.hasBarrier(2, day), model.hasBarrier(2, day - 1), model.hasBarrier(1, day)]).toEqual([
      ...[true, false, false],
    ]);
    expect(() => model.hasBarrier(1, Number.NaN)).toThrow('no screens are known on day NaN');
  });

  it('[CALC-112] names the receivers for which other barriers decide otherwise on some day, in order', () => {
    const [bare, both, late, alone] = [[], [first, second], [first], [small]].map((barriers) => modelOf(barriers));
    if (!bare || !both || !late || !alone) throw new Error('they are made');
    expect(both.listOtherReceivers(bare)).toEqual([0, 1]);
    expect(bare.listOtherReceivers(both)).toEqual([0, 1]);
    expect(both.listOtherReceivers(late)).toEqual([1]);
    expect(late.listOtherReceivers(bare)).toEqual([0]);
    expect(both.listOtherReceivers(modelOf([first, second]))).toEqual([]);
    // A zone of which a part stays in view, with a row that is hidden.
    const ofRow = alone.fixedState(1, positionOf(alone), on('2027-03-10'));
    expect([ofRow, statesOf(alone, on('2027-03-10'))]).toEqual([HIDDEN, statesOf(bare, on('2027-03-10'))]);
    expect(alone.listOtherReceivers(bare)).toEqual([1]);
    expect(bare.listOtherReceivers(alone)).toEqual([1]);
    expect(alone.listOtherReceivers(modelOf([small]))).toEqual([]);
  });

  it('[CALC-85] reuses what was decided with the same barriers', () => {
    const placed = new LiveCalculation(project({ ...works, screening: inputOf([first]) }));
    const model = placed.prepared.screening;
    placed.update(project({ ...works, screening: inputOf([first, second]) }));
    const next = placed.prepared.screening;
    expect(next === model).toBe(false);
    if (model === null || next === null) throw new Error('screening is on');
    const viewsOf = ({ engine }: ScreeningModel) => engine.views;
    expect(viewsOf(next)).toHaveLength(3);
    expect(viewsOf(next)[0]).toBe(viewsOf(model)[0]);
    expect(viewsOf(model)).not.toContain(viewsOf(next)[2]);
    expect(viewsOf(model)).not.toContain(viewsOf(next)[1]);
    expect(statesOf(next, on('2027-03-20'))).toEqual(statesOf(modelOf([first, second]), on('2027-03-20')));
  });

  it('[CALC-75] tells how much is decided, zone by zone and after every thousand receivers', () => {
    const fractions: number[] = [];
    modelOf([first, second]).decideAll((fraction) => fractions.push(fraction));
    expect(fractions).toEqual([0, 1, 2, 3, 4, 5].map((sixths) => expect.closeTo(sixths / 6, 9)));
    const many = Array.from({ length: 1001 }, (_, i) =>
      receiver({ pointId: i + 1, buildingId: 99, position: at(i, 400) }),
    );
    const snapshot = project({ receivers: many, screening: inputOf([], { structures: [] }) });
    const alone: number[] = [];
    new LiveCalculation(snapshot).prepared.screening?.decideAll((fraction) => alone.push(fraction));
    expect(alone).toEqual([0, expect.closeTo(1000 / 1001, 9)]);
    expect(() => modelOf([]).decideAll()).not.toThrow();
  });

  it('[CALC-87] explains a fixed row with its ray, its screen and the number of rays', () => {
    const model = modelOf([small]);
    const moment = on('2027-03-10');
    const described = model.describeFixed(1, positionOf(model), moment);
    expect(described).toMatchObject({
      ...{ state: HIDDEN, isHidden: true, reason: null, roof: 11 },
      screen: { kind: 'barrier', name: 'W3', roofLevel: null, outline: null },
      lowest: { from: at(230, 58), source: 8, top: 11 },
      rays: { points: 1 },
    });
    expect(described.rays?.hidden).toBe(described.rays?.rays);
    const open = model.describeFixed(0, positionOf(model), moment);
    expect(open).toMatchObject({ state: IN_VIEW, isHidden: false, screen: null, lowest: { screen: null } });
    expect(open.rays?.hidden).toBeLessThan(open.rays?.rays ?? 0);
    expect(model.positionOf(itemAt(works.rows, 0), itemAt(works.tasks, 0))).toBeNull();
  });

  it('[CALC-81] says why nothing is decided', () => {
    const moment = on('2027-03-10');
    const nowhere = modelOf([], { zones: [], structures: [{ ...house(2, 420) }] });
    expect(nowhere.describeZone(1, 0, moment)).toEqual({
      ...{ state: UNDECIDED, isHidden: false, reason: 'ZONE_GROUND_UNKNOWN', roof: 11 },
      ...{ lowest: null, screen: null, rays: null },
    });
    expect(nowhere.describeZone(0, 0, moment)).toMatchObject({ state: UNDECIDED, roof: null, rays: null });
    expect(nowhere.describeZone(0, 0, moment).reason).not.toBe('ZONE_GROUND_UNKNOWN');
    expect([nowhere.elevationOf(0), nowhere.elevationOf(1)]).toEqual([null, { base: 5, roof: 11 }]);
    expect(nowhere.describeSection(0, 0, moment)).toBeNull();
    expect(nowhere.describeSection(1, 0, moment)).toBeNull();
    expect([nowhere.groundIn(0, at(30, 30)), modelOf([]).groundIn(1, at(30, 30))]).toEqual([null, 5]);
    expect(modelOf([], { zones: [{ zoneId: 2, groundLevel: 5, plantHeight: 4 }] }).plantHeightIn(1)).toBe(4);
  });

  it('[CALC-124] knows the ground of a barrier that counts', () => {
    const model = modelOf([first, { ...second, kind: 'hoarding' }]);
    expect([model.groundOf(1), model.groundOf(2), model.groundOf(9)]).toEqual([5, null, null]);
    expect(modelOf([{ ...first, groundLevel: 7 }]).groundOf(1)).toBe(7);
  });

  it('[CALC-76] decides each height above the base by itself', () => {
    const model = modelOf([barrier(1, -40)]);
    const { lowest } = model.decideZone(0, 0, on('2027-03-10'));
    const horizon = (lowest?.horizon ?? 0) - 5;
    const stateAt = (height: number) => model.zoneState(0, 0, on('2027-03-10', MITIGATED, height));
    expect([stateAt(3), stateAt(horizon - 0.01), stateAt(horizon + 0.01), stateAt(60)]).toEqual([
      ...[HIDDEN, HIDDEN, IN_VIEW, IN_VIEW],
    ]);
    expect(model.zoneState(0, 0, on('2027-03-10', UNMITIGATED, 3))).toBe(IN_VIEW);
    // Zone 2 is not behind it.
    expect(model.zoneState(1, 1, on('2027-03-10', MITIGATED, 3))).toBe(IN_VIEW);
  });
});
