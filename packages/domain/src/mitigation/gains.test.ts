import { describe, expect, it } from 'vitest';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { summarise } from '../calculation/results/summarise.ts';
import { entry, placed } from '../testing/equipment-builder.ts';
import { at, project, receiver, row, task } from '../testing/snapshot-builder.ts';
import { DEFAULT_WEIGHTS } from './cost.ts';
import { NO_FITS } from './fits.ts';
import { listGains, pickFlips } from './gains.ts';
import { buildNoiseModel } from './noise-model.ts';
import { listModelOptions } from './row-options.ts';

const noCatalogue = { methods: [], equipment: [], fits: NO_FITS };
const rules = { catalogue: noCatalogue, weights: DEFAULT_WEIGHTS, isAnew: false };

/** Two rows together, then one of them alone, and another row in another month. */
const snapshot = project({
  tasks: [task(), task({ id: 2, start: '2027-05-01', end: '2027-05-31' })],
  rows: [
    row({ soundPower: 118 }),
    row({ id: 2, soundPower: 112, end: '2027-03-15' }),
    row({ id: 3, taskId: 2, soundPower: 100, start: '2027-05-01', end: '2027-05-31' }),
  ],
  receivers: [receiver(), receiver({ pointId: 2, position: at(30, 260) })],
});
const rows = snapshot.rows.map(({ id, soundPower }) => placed(entry({ id, soundPower })));

function problemOf(pointIds: readonly number[]) {
  const model = buildNoiseModel(new LiveCalculation(snapshot), pointIds, { isCumulative: false });
  return { model, options: listModelOptions(model, rows, rules) };
}

describe('the gains of single changes', () => {
  const problem = problemOf([1, 2]);
  const levelOf = (rowId: number, barrierDba: number) => {
    const edited = snapshot.rows.map((entity) => (entity.id === rowId ? { ...entity, barrierDba } : entity));
    return summarise(new LiveCalculation({ ...snapshot, rows: edited })).receivers[0]?.mitigated;
  };

  it.each([
    [1, -5],
    [1, -10],
    [2, -5],
    [3, -10],
  ])('row %i with a barrier of %i dB: the drop and the verdict that the engine finds', (rowId, barrierDba) => {
    const place = problem.model.rowIds.indexOf(rowId);
    const option = problem.options[place]?.findIndex(({ measures }) => measures.barrierDba === barrierDba);
    const gain = listGains(problem, 1).find((entity) => entity.rowId === rowId && entity.option === option);
    const [before, after] = [levelOf(1, 0), levelOf(rowId, barrierDba)];
    expect(gain?.drop).toBeCloseTo((before?.highestLevel as number) - (after?.highestLevel as number), 9);
    expect(gain?.satisfies).toBe(after?.exceedsInReport === false);
  });

  it('a row that is not heard on the loudest days changes nothing', () => {
    expect(
      listGains(problem, 1)
        .filter(({ rowId }) => rowId === 3)
        .every(({ drop }) => drop === 0),
    ).toBe(true);
  });

  it('the smallest single change that is enough: one for each row that can do it, the cheapest first', () => {
    const flips = pickFlips(listGains(problem, 1));
    expect(flips.map(({ rowId }) => rowId)).toEqual([1, 2]);
    for (const { rowId, option } of flips) {
      const [weaker, enough] = [option - 1, option].map((place) => problem.options[rowId - 1]?.[place]?.measures);
      expect(levelOf(rowId, enough?.barrierDba as number)?.exceedsInReport).toBe(false);
      expect(levelOf(rowId, weaker?.barrierDba as number)?.exceedsInReport).toBe(true);
    }
  });

  it('are empty for a receiver that is not in the model', () => {
    expect(listGains(problemOf([2]), 1)).toEqual([]);
  });
});
