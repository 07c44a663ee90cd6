import { describe, expect, it } from 'vitest';
import { explain } from '../calculation/explain/explain.ts';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { describeNeighbour } from '../calculation/neighbours/neighbours.ts';
import { listReceiverRecords } from '../calculation/records/receiver-records.ts';
import { summarise } from '../calculation/results/summarise.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import { toDay } from '../day.ts';
import { at, project, receiver, row, squareAt, task, zone } from '../testing/snapshot-builder.ts';
import type { ScreenStructure, SnapshotScreening } from './screening.schema.ts';

const structure = (changes: Partial<ScreenStructure>): ScreenStructure => ({
  ...{ id: 1, name: 'Block A', kind: 'tower', outline: squareAt(20, 130, 20) },
  ...{ roofLevel: 35, baseLevel: 5, heightMetres: null, storeys: null },
  ...changes,
});

/** A block between the two, higher than the receiver's building or not. */
const screening = (roofLevel: number): SnapshotScreening => ({
  structures: [structure({}), structure({ id: 2, name: 'Wall', outline: wall, roofLevel })],
  barriers: [],
  zones: [{ zoneId: 1, groundLevel: 5, plantHeight: null }],
  ...{ rows: [], points: [] },
});
const wall = [[at(-300, 90), at(400, 90), at(400, 100), at(-300, 100), at(-300, 90)]];

const resultOf = (snapshot: CalculationSnapshot) => summarise(new LiveCalculation(snapshot)).receivers[0];
const exactly = (calculation: LiveCalculation) => summarise(calculation);

describe('a calculation with screening', () => {
  it('[CALC-84] adds neighbours and contributions as they are', () => {
    const day = toDay('2027-03-05');
    const site = { zones: [zone()], tasks: [task()], rows: [row()] };
    const contributions = [{ name: 'Other site', start: day, end: day, level: 60 }];
    const receivers = [receiver({ contributions })];
    const snapshot = project({ screening: screening(90), receivers, neighbours: [describeNeighbour(site)] });
    const open = resultOf(project())?.unmitigated.highestLevel ?? 0;
    const run = resultOf(snapshot)?.unmitigated;
    expect(run?.highestLevel).toBeCloseTo(open - 10, 9);
    const together = 10 * Math.log10(10 ** ((open - 10) / 10) + 10 ** (open / 10) + 10 ** 6);
    expect(run?.withNeighbours).toMatchObject({ highestLevel: expect.closeTo(together, 9), highestDay: day });
  });

  it('[CALC-74] includes the correction in the level of a single activity, in records as in the derivation', () => {
    const snapshot = project({ screening: screening(90) });
    const [record] = listReceiverRecords({ projectId: 1, snapshot, neighbourIds: [], names: new Map([[1, 'N1']]) });
    const explanation = explain(new LiveCalculation(snapshot), 1, toDay('2027-03-05'), 'unmitigated');
    expect(explanation?.tasks[0]?.screening).toEqual({ correction: -10, clause: 'M-107', quiet: null });
    expect(record?.cnl).toBeCloseTo(explanation?.level ?? 0, 9);
    expect(explanation?.tasks[0]?.level).toBe(explanation?.level);
  });

  it('[CALC-82] refuses a level or a place that is no number, and says where', () => {
    const broken = (changes: Partial<SnapshotScreening>) => () =>
      new LiveCalculation(project({ screening: { ...screening(90), ...changes } }));
    const outline = [[at(0, Number.NaN), at(1, 0), at(1, 1)]];
    expect(broken({ structures: [structure({ id: 7, outline })] })).toThrow('structure 7: outline is NaN');
    expect(broken({ structures: [structure({ id: 7, roofLevel: Infinity })] })).toThrow('structure 7: roofLevel');
    expect(broken({ zones: [{ zoneId: 1, groundLevel: Number.NaN, plantHeight: null }] })).toThrow(
      'zone 1: groundLevel',
    );
  });

  it('[CALC-85] keeps the horizons while programme and equipment change, with the same results to the last bit', () => {
    const before = project({ screening: screening(90) });
    const live = new LiveCalculation(before);
    const { screening: model } = live.prepared;
    const louder = [row({ soundPower: 120, end: '2027-03-20' }), row({ id: 2, fixedLocation: at(10, 10) })];
    const edited = { ...before, rows: louder, receivers: [receiver({ criterion: 60 })] };
    live.update(edited);
    expect(live.prepared.screening).toBe(model);
    expect(exactly(live)).toEqual(exactly(new LiveCalculation(edited)));
  });

  it('[CALC-86] lets no part of the own building screen a receiver, which belongs to the part nearest to it', () => {
    const open = resultOf(project())?.unmitigated.highestLevel;
    const far = structure({ outline: wall, roofLevel: 90 });
    const structures = [far, structure({}), far];
    expect(resultOf(project({ screening: { ...screening(90), structures } }))?.unmitigated.highestLevel).toBe(open);
    const notOwn = [structure({}), { ...far, id: 2 }];
    expect(resultOf(project({ screening: { ...screening(90), structures: notOwn } }))?.unmitigated.highestLevel).toBe(
      (open ?? 0) - 10,
    );
  });

  it('[CALC-85] finds them anew when a screen or a receiver changes', () => {
    const before = project({ screening: screening(90) });
    const live = new LiveCalculation(before);
    const lower = { ...before, screening: screening(12) };
    live.update(lower);
    expect(exactly(live)).toEqual(exactly(new LiveCalculation(lower)));
    expect(exactly(live).receivers[0]?.unmitigated.highestLevel).toBe(
      resultOf({ ...before, screening: screening(12) })?.unmitigated.highestLevel,
    );
    const moved = { ...lower, receivers: [receiver({ position: at(31, 130) })] };
    live.update(moved);
    expect(exactly(live)).toEqual(exactly(new LiveCalculation(moved)));
  });
});
