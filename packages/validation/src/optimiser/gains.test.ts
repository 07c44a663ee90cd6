import {
  buildNoiseModel,
  type CalculationSnapshot,
  emissionOf,
  isScreenedModel,
  LiveCalculation,
  listGains,
  type SnapshotRow,
  summarise,
} from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../random-case/random.ts';
import { randomMovingProject, randomProject, randomScreenedProject } from '../testing/random-project.ts';

const SEEDS = Array.from({ length: 80 }, (_, seed) => seed);
const BARRIERS = [-3, -9, -15, -25];

/** The unchanged row, then with barriers or enclosures that replace its own. */
const listWays = (row: SnapshotRow) => [
  row,
  ...BARRIERS.map((barrierDba) => ({ ...row, barrierDba })),
  ...BARRIERS.map((enclosureDba) => ({ ...row, enclosureDba })),
];

function resultOf(snapshot: CalculationSnapshot, pointId: number) {
  return summarise(new LiveCalculation(snapshot)).receivers.find((receiver) => receiver.pointId === pointId)?.mitigated;
}

describe('the gain of a single change', () => {
  it.each(SEEDS)('is what the engine finds after it, with groups, fronts and equally near zones; seed %i', (seed) => {
    expectGains(seed, seed % 4 === 1 ? randomMovingProject(seed) : randomProject(seed));
  });

  it.each(SEEDS.slice(0, 30))('[CALC-130] is what the engine finds behind screens; seed %i', (seed) => {
    expectGains(seed, randomScreenedProject(seed));
  });
});

function expectGains(seed: number, snapshot: CalculationSnapshot): void {
  const random = randomOf(seed + 70_000);
  const { pointId } = random.pick(snapshot.receivers);
  const model = buildNoiseModel(new LiveCalculation(snapshot), [pointId], { isCumulative: false });
  const ways = model.rowIds.map((id) => listWays(snapshot.rows.find((row) => row.id === id) as SnapshotRow));
  const options = ways.map((ofRow) => ofRow.map((row) => ({ ...emissionOf(row, isScreenedModel(model)), cost: 0 })));
  const before = resultOf(snapshot, pointId);
  for (const { rowId, option, drop, satisfies } of random.shuffle(listGains({ model, options }, pointId)).slice(0, 4)) {
    const changed = ways[model.rowIds.indexOf(rowId)]?.[option];
    const rows = snapshot.rows.map((row) => (row.id === rowId && changed ? changed : row));
    const after = resultOf({ ...snapshot, rows }, pointId);
    expect(drop).toBeCloseTo((before?.highestLevel ?? 0) - (after?.highestLevel ?? 0), 6);
    expect(satisfies).toBe(after?.exceedsInReport === false);
  }
}
