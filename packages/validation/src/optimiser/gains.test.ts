import {
  buildNoiseModel,
  type CalculationSnapshot,
  emittedEnergy,
  LiveCalculation,
  listGains,
  type SnapshotRow,
  summarise,
} from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../random-case/random.ts';
import { randomMovingProject, randomProject } from '../testing/random-project.ts';

const SEEDS = Array.from({ length: 80 }, (_, seed) => seed);
const BARRIERS = [-3, -9, -15, -25];

/** The row as it is, then with barriers that replace its own. */
const listWays = (row: SnapshotRow) => [row, ...BARRIERS.map((barrierDba) => ({ ...row, barrierDba }))];

function resultOf(snapshot: CalculationSnapshot, pointId: number) {
  return summarise(new LiveCalculation(snapshot)).receivers.find((receiver) => receiver.pointId === pointId)?.mitigated;
}

describe('the gain of a single change', () => {
  it.each(SEEDS)('is what the engine finds after it, with groups, fronts and equally near zones; seed %i', (seed) => {
    const random = randomOf(seed + 70_000);
    const snapshot = seed % 4 === 1 ? randomMovingProject(seed) : randomProject(seed);
    const { pointId } = random.pick(snapshot.receivers);
    const model = buildNoiseModel(new LiveCalculation(snapshot), [pointId], { isCumulative: false });
    const ways = model.rowIds.map((id) => listWays(snapshot.rows.find((row) => row.id === id) as SnapshotRow));
    const options = ways.map((ofRow) => ofRow.map((row) => ({ emission: emittedEnergy(row), cost: 0 })));
    const before = resultOf(snapshot, pointId);
    for (const { rowId, option, drop, satisfies } of random
      .shuffle(listGains({ model, options }, pointId))
      .slice(0, 4)) {
      const changed = ways[model.rowIds.indexOf(rowId)]?.[option];
      const rows = snapshot.rows.map((row) => (row.id === rowId && changed ? changed : row));
      const after = resultOf({ ...snapshot, rows }, pointId);
      expect(drop).toBeCloseTo((before?.highestLevel ?? 0) - (after?.highestLevel ?? 0), 6);
      expect(satisfies).toBe(after?.exceedsInReport === false);
    }
  });
});
