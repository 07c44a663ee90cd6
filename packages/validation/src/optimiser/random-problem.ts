import { buildNoiseModel, type CalculationSnapshot, LiveCalculation, type OptimiserProblem } from '@quietsite/domain';
import type { MethodCase } from '../case.ts';
import { toSnapshot } from '../engine-answer.ts';
import { present } from '../present.ts';
import { withMovingZones } from '../random-case/fronts.ts';
import { type Random, randomOf } from '../random-case/random.ts';
import { randomCase } from '../random-case.ts';

export interface ProblemSize {
  readonly rows: number;
  readonly options: number;
}

/** Both are small enough to try every combination: 7 rows with 6 options, or 12 rows with 3. */
export const FEW_ROWS: ProblemSize = { rows: 7, options: 6 };
export const FEW_OPTIONS: ProblemSize = { rows: 12, options: 3 };

/** Reductions of quieter alternatives and their costs, in tenths. */
const REDUCTIONS = [1, 3, 5, 8, 10, 12, 15, 18, 20, 25, 28];
const COSTS = [0, 1, 10, 20, 20, 30, 30, 51, 55, 60, 65, 71, 80];

/** A project from a random case that has active rows and a receiver at which they are audible. */
export const randomProblem = (seed: number, size: ProblemSize): OptimiserProblem => drawProblem(seed, size, randomCase);

/** The same with a row at work in several parts of a front. */
export const randomMovingProblem = (seed: number, size: ProblemSize): OptimiserProblem =>
  drawProblem(seed, size, (drawn) => withMovingZones(drawn, randomCase(drawn)));

function drawProblem(seed: number, size: ProblemSize, draw: (seed: number) => MethodCase): OptimiserProblem {
  const random = randomOf(seed + 2_000_000);
  for (let attempt = 0; ; attempt++) {
    const snapshot = limitRows(random, toSnapshot(draw(seed * 31 + attempt)), size.rows);
    const pointIds = snapshot.receivers.map(({ pointId }) => pointId);
    const model = buildNoiseModel(new LiveCalculation(snapshot), pointIds, { isCumulative: random.chance(0.3) });
    if (model.requirements.length === 0) continue;
    if (draw !== randomCase && model.rowOfSource.length === model.rowIds.length) continue;
    const louder = random.pick([-6, -3, 0, 0, 3, 6, 15]);
    return {
      model,
      options: model.rowIds.map((id) => {
        const row = present(snapshot.rows.find((entry) => entry.id === id));
        return randomOptions(random, row.soundPower + louder, size.options);
      }),
    };
  }
}

/** Rows of different cases would not fit together, so missing rows are quieter copies of existing ones. */
export function limitRows(random: Random, snapshot: CalculationSnapshot, max: number): CalculationSnapshot {
  const count = random.integer(max - 3, max);
  const rows = Array.from({ length: count }, (_, index) => {
    const row = present(snapshot.rows[index % snapshot.rows.length]);
    if (index < snapshot.rows.length) return row;
    const group = random.chance(0.3) ? random.pick(['P', 'Q', '']) : row.exclusiveGroup;
    // Always active, whatever row it was copied from.
    const active = { quantity: 1, timePercent: 100 };
    return {
      ...row,
      ...active,
      id: 10_000 + index,
      exclusiveGroup: group,
      soundPower: row.soundPower - random.integer(3, 12),
    };
  });
  return { ...snapshot, rows };
}

function randomOptions(random: Random, soundPower: number, max: number) {
  const count = random.chance(0.85) ? max : random.integer(1, max);
  const emission = (reduction: number) => 10 ** ((soundPower - reduction) / 10);
  return Array.from({ length: count }, (_, index) =>
    index === 0
      ? { emission: emission(0), cost: 0 }
      : { emission: emission(random.pick(REDUCTIONS)), cost: random.pick(COSTS) },
  );
}
