import {
  type CalculationSnapshot,
  describeBarrier,
  describeFloors,
  LiveCalculation,
  listExceedingDays,
  listHighestLevels,
  type SnapshotScreening,
  summarise,
  toDay,
  withoutBarrier,
} from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import {
  at,
  project,
  receiver,
  row,
  squareAt,
  task,
} from '../../../../packages/domain/src/testing/snapshot-builder.ts';
import { randomOf } from '../../../../packages/validation/src/random-case/random.ts';
import { findDifference } from '../../../../packages/validation/src/testing/difference.ts';
import { RECEIVER_EDITS, TASK_EDITS } from '../../../../packages/validation/src/testing/frame-edits.ts';
import { randomProject } from '../../../../packages/validation/src/testing/random-project.ts';
import { ROW_EDITS } from '../../../../packages/validation/src/testing/row-edits.ts';
import { toLevelMap } from './level-map.ts';
import { PreviewCore } from './preview-core.ts';
import { NO_EDIT } from './preview-protocol.ts';
import { differenceToStored, inStoredOrder } from './testing/difference-to-stored.ts';

const EDITS = Object.entries({ ...ROW_EDITS, ...TASK_EDITS, ...RECEIVER_EDITS });

/** Edits of one typing session: each builds on the previous one, and some are undone. */
function listSnapshots(seed: number): { readonly names: string[]; readonly snapshots: CalculationSnapshot[] } {
  const random = randomOf(seed + 40_000);
  const snapshots = [randomProject(seed)];
  const names = ['opened'];
  for (let count = random.integer(3, 8); count > 0; count--) {
    const [name, edit] = random.pick(EDITS);
    const isTakenBack = random.chance(0.15);
    names.push(isTakenBack ? 'taken back' : name);
    const last = snapshots.at(-1) as CalculationSnapshot;
    snapshots.push(isTakenBack ? random.pick(snapshots) : edit(random, last));
  }
  return { names, snapshots };
}

describe('the preview after an edit', () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    '[CALC-12] [CALC-28] tells, bit for bit, what a new calculation of the edited project tells; seed %i',
    (seed) => {
      const { names, snapshots } = listSnapshots(seed);
      const stored = snapshots[0] as CalculationSnapshot;
      const core = new PreviewCore(structuredClone(stored));
      snapshots.forEach((snapshot, index) => {
        const { table } = core.edit(structuredClone(differenceToStored(stored, snapshot)));
        const fresh = new LiveCalculation(inStoredOrder(stored, snapshot));
        const told = { table, exceeding: core.answer({ id: 1, call: 'exceedingDays' }) };
        const expected = { table: listHighestLevels(fresh), exceeding: listExceedingDays(fresh) };
        expect(findDifference(told, expected), names.slice(0, index + 1).join(', ')).toBeNull();
      });
    },
  );

  it('[CALC-28] is, as lines, what a stored run of the same input is, to the last bit', () => {
    for (let seed = 200; seed < 220; seed++) {
      const snapshot = randomProject(seed);
      const levels = toLevelMap(new PreviewCore(snapshot).edit(NO_EDIT).table);
      for (const result of summarise(new LiveCalculation(snapshot)).receivers)
        expect(levels.get(result.pointId)).toEqual({
          pointId: result.pointId,
          rank: result.rank,
          isLeftOut: result.isLeftOut,
          criterion: result.criterion,
          unmitigatedLevel: result.unmitigated.highestLevel,
          mitigatedLevel: result.mitigated.highestLevel,
          withNeighbourLevel: result.withNeighbourLevel,
          unmitigatedVerdict: result.isLeftOut ? null : result.unmitigated.verdict,
          verdict: result.verdict,
          withNeighbourVerdict: result.isLeftOut ? null : result.mitigated.withNeighbours.verdict,
        });
    }
  });

  it('is refused when the edit is no number, and the levels before stand', () => {
    const core = new PreviewCore(project());
    const before = core.edit(NO_EDIT);
    const broken = { ...NO_EDIT, rows: { upserts: [row({ quantity: Number.NaN })], removedIds: [] } };
    expect(() => core.edit(broken)).toThrow('not a finite number');
    expect(core.edit(NO_EDIT)).toEqual(before);
  });

  it('has the days of the edited project, and none without activities (M-50)', () => {
    const core = new PreviewCore(project());
    expect(core.edit(NO_EDIT)).toMatchObject({ firstDay: '2027-03-01', lastDay: '2027-03-31' });
    const longer = { upserts: [task({ end: '2027-05-02' })], removedIds: [] };
    expect(core.edit({ ...NO_EDIT, tasks: longer })).toMatchObject({ firstDay: '2027-03-01', lastDay: '2027-05-02' });
    const none = { upserts: [], removedIds: [1] };
    expect(core.edit({ ...NO_EDIT, tasks: none })).toMatchObject({ firstDay: null, lastDay: null });
  });
});

describe('questions', () => {
  const core = new PreviewCore(project({ receivers: [receiver(), receiver({ pointId: 2, position: at(30, 60) })] }));

  it('are answered of the edited project', () => {
    core.edit({ ...NO_EDIT, rows: { upserts: [row({ quantity: 4 })], removedIds: [] } });
    const day = toDay('2027-03-05');
    const explained = core.answer({ id: 1, call: 'explain', pointId: 1, day, run: 'mitigated' });
    const timeline = core.answer({ id: 2, call: 'timeline', pointId: 1 });
    const table = core.answer({ id: 3, call: 'day', day });
    const level = 112 + 10 * Math.log10(4) - (20 * Math.log10(85) + 8) + 3;
    expect(explained).toMatchObject({ level: expect.closeTo(level, 9) });
    expect(timeline).toMatchObject({ months: [{ month: '2027-03', mitigated: expect.closeTo(level, 9) }] });
    expect(table).toMatchObject({ mitigated: expect.objectContaining({ 0: expect.closeTo(level, 9) }) });
  });

  it('what receivers hear and what single changes bring are those of the edited project', () => {
    core.edit({ ...NO_EDIT, rows: { upserts: [row({ quantity: 4 })], removedIds: [] } });
    const model = core.answer({ id: 1, call: 'noiseModel', pointIds: [2, 1], isCumulative: false });
    expect(model).toMatchObject({ pointIds: [2, 1], rowIds: [1], together: { alone: [{}, {}] } });
    const emission = 4 * 10 ** 11.2;
    const wayOut = { emission: emission / 10, cost: 55 };
    const options = [[1, [{ emission, cost: 0 }, wayOut]]] as const;
    expect(core.answer({ id: 2, call: 'gains', pointId: 1, options })).toEqual([
      { rowId: 1, option: 1, cost: 55, drop: expect.closeTo(10, 9), satisfies: true },
    ]);
    expect(core.answer({ id: 3, call: 'gains', pointId: 1, options: [] })).toEqual([]);
  });

  it('of a receiver that is not there are answered with nothing', () => {
    expect(core.answer({ id: 1, call: 'timeline', pointId: 99 })).toBeNull();
  });
});

describe('counting exceeding days', () => {
  it('stops when the time is up and goes on where it was', () => {
    const core = new PreviewCore(project({ tasks: [task({ end: '2028-03-31' })], rows: [row({ end: '2028-03-31' })] }));
    let turns = 1;
    while (core.continueCounting(() => true)) turns++;
    // 2027-03-01 to 2028-03-31 are the days 20,878 to 21,274: blocks of 32 from 20,864 on.
    expect(turns).toBe(13);
    expect(core.answer({ id: 1, call: 'exceedingDays' })).toEqual([]);
  });
});

it('[MITI-22] the preview includes edits in the floors of a building', () => {
  const snapshot = project({ receivers: [receiver({ heightMetres: 30 })] });
  const core = new PreviewCore(snapshot);
  const louder = row({ quantity: 1000 });
  core.edit({ ...NO_EDIT, rows: { upserts: [louder], removedIds: [] } });
  const told = core.answer({ id: 1, call: 'floors', pointId: 1 });
  expect(told).toEqual(describeFloors(new LiveCalculation({ ...snapshot, rows: [louder] }), 1));
  expect(told).toMatchObject({ totalFloors: 10, lastRedFloor: 10 });
});

describe('a drawn barrier in the preview', () => {
  const wall = [at(-100, 70), at(160, 70)];
  const barrier = { id: 4, name: 'W4', kind: 'acoustic', line: wall, heightMetres: 9, groundLevel: 5, hasProof: false };
  const screening = (heightMetres: number): SnapshotScreening => ({
    structures: [
      {
        ...{ id: 1, name: 'Block A', kind: 'other', outline: squareAt(20, 130, 20), storeys: null },
        ...{ roofLevel: 11, baseLevel: 5, heightMetres: null },
      },
    ],
    barriers: [{ ...barrier, kind: 'acoustic', heightMetres }],
    zones: [{ zoneId: 1, groundLevel: 5, plantHeight: null }],
    ...{ rows: [], points: [] },
  });
  const stored = project({ receivers: [receiver({ heightMetres: 6 })], screening: screening(9) });
  const ask = (core: PreviewCore) => core.answer({ id: 1, call: 'barrierEffect', barrierId: 4, pointId: 1 });

  it('[SITE-77] has the effect that a new calculation finds, also after its height and the equipment changed', () => {
    const core = new PreviewCore(stored);
    const fresh = (snapshot: CalculationSnapshot) =>
      describeBarrier(new LiveCalculation(snapshot), new LiveCalculation(withoutBarrier(snapshot, 4)), {
        ...{ barrierId: 4, pointId: 1 },
      });
    expect(ask(core)).toEqual(fresh(stored));
    expect(ask(core)).toMatchObject({ changedIds: [1] });
    const lower = { ...stored, screening: screening(1) };
    core.edit({ ...NO_EDIT, screening: lower.screening });
    expect(ask(core)).toEqual(fresh(lower));
    const louder = { ...lower, rows: [row({ soundPower: 121 })] };
    core.edit({ ...NO_EDIT, screening: lower.screening, rows: { upserts: louder.rows, removedIds: [] } });
    expect(ask(core)).toEqual(fresh(louder));
    core.edit({ ...NO_EDIT, screening: null });
    expect(ask(core)).toBeNull();
    expect(core.answer({ id: 1, call: 'drawnBarriers' })).toEqual([]);
  });

  it('[SITE-96] tells the days of buildings as edited', () => {
    const core = new PreviewCore(stored);
    expect(core.answer({ id: 1, call: 'datedBuildings' })).toEqual([]);
    const [block] = stored.screening?.structures ?? [];
    if (block === undefined) throw new Error('the project has a block');
    const dated = { ...screening(9), structures: [{ ...block, end: toDay('2027-03-04') }] };
    core.edit({ ...NO_EDIT, screening: dated });
    expect(core.answer({ id: 1, call: 'datedBuildings' })).toEqual([{ id: block.id, end: '2027-03-04' }]);
    core.edit({ ...NO_EDIT, screening: null });
    expect(core.answer({ id: 1, call: 'datedBuildings' })).toEqual([]);
  });
});
