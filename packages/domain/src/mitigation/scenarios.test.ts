import { describe, expect, it } from 'vitest';
import type { RowMeasures } from '../equipment/equipment.schema.ts';
import { NO_MEASURES } from '../equipment/equipment.ts';
import {
  applyScenario,
  countMeasures,
  keepRows,
  listDifferentRows,
  listFileMoves,
  nextScenarioLetter,
} from './scenarios.ts';

const withMeasures = (changes: Partial<RowMeasures>): RowMeasures => ({ ...NO_MEASURES, ...changes });
const barrier = withMeasures({ barrierDba: -5 });
const ownMethod = withMeasures({ customQuieterMethodName: 'Own', quieterMethodSoundPower: 90 });
const row = (id: number, measures = NO_MEASURES, name = 'Crane') => ({
  ...{ id, taskId: 7, officialId: 'CNP 048', name, measures, materialIds: [] as readonly number[] },
  ...{ soundPower: 112, defaultSoundPower: 112 },
});
const kept = (...rows: readonly ReturnType<typeof row>[]) => keepRows(rows, [{ id: 7, name: 'Piling' }]);

it('[MITI-60] takes the first free letter of six', () => {
  expect([nextScenarioLetter([]), nextScenarioLetter(['A', 'C']), nextScenarioLetter(['B'])]).toEqual(['A', 'B', 'A']);
  expect(nextScenarioLetter(['A', 'B', 'C', 'D', 'E', 'F'])).toBeUndefined();
});

describe('a kept scenario', () => {
  it('[MITI-57] has every row with its name, and no measures where there are none', () => {
    expect(kept(row(1, barrier), row(2))).toEqual([
      { rowId: 1, equipment: 'CNP 048 - Crane', activity: 'Piling', measures: barrier, materialIds: [] },
      { rowId: 2, equipment: 'CNP 048 - Crane', activity: 'Piling', measures: null, materialIds: [] },
    ]);
  });

  it('[MITI-61] drops the measures of deleted rows, gives new rows none and names rows with another machine', () => {
    const scenario = kept(row(1, barrier), row(2), row(3, barrier), row(4, ownMethod));
    const applied = applyScenario(scenario, [row(1), row(4, NO_MEASURES, 'Lorry'), row(5, barrier)]);
    expect([...applied.measures]).toEqual([
      [1, barrier],
      [4, ownMethod],
      [5, NO_MEASURES],
    ]);
    expect(applied.dropped.map(({ rowId }) => rowId)).toEqual([3]);
    expect(applied.addedIds).toEqual([5]);
    expect(applied.replaced.map(({ rowId }) => rowId)).toEqual([4]);
  });
});

describe('comparing', () => {
  it('[MITI-62] counts the rows with a measure of each stage', () => {
    const all = [
      ...[barrier, ownMethod, NO_MEASURES, withMeasures({ quieterEquipmentSoundPower: 90, enclosureDba: -5 })],
      withMeasures({ customMethodDba: -3, customMethodName: 'Blanket' }),
    ];
    expect(countMeasures(all)).toEqual({ methods: 1, quieterEquipment: 1, barriers: 3 });
  });

  it('[MITI-62] lists the rows with other measures', () => {
    const one = new Map([
      [1, barrier],
      [2, NO_MEASURES],
      [3, barrier],
    ]);
    const other = new Map([
      [1, barrier],
      [2, barrier],
    ]);
    expect(listDifferentRows(one, other)).toEqual([2, 3]);
  });
});

describe('supporting files', () => {
  const move = (scenario: ReturnType<typeof kept>, rows: readonly ReturnType<typeof row>[], stored = [8, 9]) =>
    listFileMoves(scenario, rows, new Set(stored));

  it('[MITI-64] return to their rows, and leave rows without a figure of their own', () => {
    const scenario = kept({ ...row(1, ownMethod), materialIds: [8] }, row(2));
    const rows = [row(1), { ...row(2, ownMethod), materialIds: [9] }];
    expect(move(scenario, rows)).toEqual([
      { materialId: 9, rowId: null },
      { materialId: 8, rowId: 1 },
    ]);
  });

  it('[MITI-64] stay where they are wanted, and deleted ones are not linked', () => {
    const scenario = kept({ ...row(1, ownMethod), materialIds: [8, 7] });
    expect(move(scenario, [{ ...row(1, ownMethod), materialIds: [8, 9] }])).toEqual([]);
    expect(move(scenario, [{ ...row(1), materialIds: [8] }], [8])).toEqual([]);
  });

  it('[MITI-64] move from one row to another', () => {
    const scenario = kept({ ...row(1, ownMethod), materialIds: [8] }, row(2));
    expect(move(scenario, [row(1), { ...row(2, ownMethod), materialIds: [8] }])).toEqual([{ materialId: 8, rowId: 1 }]);
  });
});
