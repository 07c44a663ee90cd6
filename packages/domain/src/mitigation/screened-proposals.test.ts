import { describe, expect, it } from 'vitest';
import { LiveCalculation } from '../calculation/live-calculation.ts';
import { summarise } from '../calculation/results/summarise.ts';
import type { CalculationSnapshot } from '../calculation/snapshot.schema.ts';
import type { RowMeasures } from '../equipment/equipment.schema.ts';
import type { SnapshotScreening } from '../screening/screening.schema.ts';
import { entry, placed } from '../testing/equipment-builder.ts';
import { quieterCatalogue } from '../testing/quieter-builder.ts';
import { at, project, receiver, row, squareAt } from '../testing/snapshot-builder.ts';
import { DEFAULT_WEIGHTS } from './cost.ts';
import { NO_FITS } from './fits.ts';
import { listGains } from './gains.ts';
import { buildNoiseModel } from './noise-model.ts';
import { createOptimiser } from './optimiser/create-optimiser.ts';
import { listModelOptions } from './row-options.ts';

const tower = { kind: 'tower', baseLevel: 5, heightMetres: null, storeys: null } as const;
const wall = [[at(-300, 90), at(400, 90), at(400, 100), at(-300, 100), at(-300, 90)]];

/** The works are hidden from the receiver in the north and in view from the optional one in the south. */
const screening: SnapshotScreening = {
  structures: [
    { ...tower, id: 1, name: 'Block A', outline: squareAt(20, 130, 20), roofLevel: 35 },
    { ...tower, id: 2, name: 'Wall', outline: wall, roofLevel: 90 },
    { ...tower, id: 3, name: 'Block B', outline: squareAt(20, -60, 20), roofLevel: 35 },
  ],
  ...{ barriers: [], zones: [{ zoneId: 1, groundLevel: 5, plantHeight: null }], rows: [], points: [] },
};
const inTheSouth = receiver({ pointId: 2, buildingId: 3, position: at(30, -40) });

/** Static plant without a quieter model: only barriers and enclosures remain. */
const catalogue = { methods: [], equipment: [], fits: { ...NO_FITS, staticPlant: quieterCatalogue.fits.staticPlant } };

function solve(snapshot: CalculationSnapshot) {
  const pointIds = snapshot.receivers.map(({ pointId }) => pointId);
  const model = buildNoiseModel(new LiveCalculation(snapshot), pointIds, { isCumulative: false });
  const rows = snapshot.rows.map(({ id, soundPower }) => placed(entry({ id, soundPower })));
  const options = listModelOptions(model, rows, { catalogue, weights: DEFAULT_WEIGHTS, isAnew: false });
  const proposal = createOptimiser({ model, options }).step(() => false);
  const measures = proposal.choices.map((option, place) => options[place]?.[option]?.measures as RowMeasures);
  return { problem: { model, options }, proposal, measures };
}

const levelOf = (snapshot: CalculationSnapshot, place = 0) =>
  summarise(new LiveCalculation(snapshot)).receivers[place]?.mitigated.highestLevel ?? 0;

describe('proposals with screening', () => {
  // 118 dB(A) in the zone give 74.4 dB(A) in view and 64.4 behind the wall.
  const loud = [row({ soundPower: 118 })];

  it('[SITE-53] [MITI-68] ask for nothing where screening alone suffices, and for measures where it is off', () => {
    const snapshot = project({ rows: loud, receivers: [receiver({ criterion: 65 })] });
    expect(solve(snapshot).proposal.cost).toBeGreaterThan(0);
    expect(solve({ ...snapshot, screening }).proposal).toMatchObject({ cost: 0, remaining: [], isOptimal: true });
  });

  it('[MITI-69] take an enclosure where a barrier gains nothing behind the wall, and promise its level', () => {
    const snapshot = project({ rows: loud, receivers: [receiver({ criterion: 58 })], screening });
    const { proposal, measures } = solve(snapshot);
    expect(measures).toMatchObject([{ barrierDba: 0, enclosureDba: -10 }]);
    expect(proposal).toMatchObject({ isOptimal: true, isCautious: false, remaining: [] });
    const enclosed = { ...snapshot, rows: [row({ soundPower: 118, enclosureDba: -10 })] };
    expect(levelOf(enclosed)).toBeCloseTo(levelOf(snapshot) - 10, 9);
    expect(solve({ ...snapshot, receivers: [receiver({ criterion: 50 })] }).proposal.remaining).toMatchObject([
      { pointId: 1, level: expect.closeTo(levelOf(enclosed), 9) },
    ]);
  });

  it('[MITI-68] judge each receiver by what it sees of a row', () => {
    const receivers = [receiver({ criterion: 58 }), { ...inTheSouth, criterion: 70 }];
    const { measures } = solve(project({ rows: loud, receivers, screening }));
    expect(measures).toMatchObject([{ barrierDba: 0, enclosureDba: -10 }]);
    const seen = solve(project({ rows: loud, receivers: [{ ...inTheSouth, criterion: 70 }], screening }));
    expect(seen.measures).toMatchObject([{ barrierDba: -10, enclosureDba: 0 }]);
  });

  it('[MITI-69] do not say that nothing is cheaper where it depends on the choice what is quiet (M-108)', () => {
    // In view over the wall: quiet relative to 118 dB(A) with a measure at the machine, loud without.
    const high = row({ id: 2, soundPower: 106, fixedLocation: at(30, 30), plantHeight: 200 });
    const snapshot = project({ rows: [...loud, high], receivers: [receiver({ criterion: 70 })], screening });
    const { proposal, measures } = solve(snapshot);
    expect(proposal).toMatchObject({ isOptimal: false, isFinished: true, isCautious: true, lowerBound: 0 });
    expect(proposal.remaining).toEqual([]);
    const rows = snapshot.rows.map((entity, place) => ({ ...entity, ...measures[place] }));
    expect(levelOf({ ...snapshot, rows })).toBeLessThan(70.05);
    const satisfied = { ...snapshot, receivers: [receiver({ criterion: 90 })] };
    expect(solve(satisfied).proposal).toMatchObject({ cost: 0, isOptimal: true });
  });

  it('[MITI-70] a barrier no stronger than the screening gains nothing, and the gain says why', () => {
    const gainsAt = (snapshot: CalculationSnapshot, pointId: number) => {
      const { problem } = solve(snapshot);
      const gains = listGains(problem, pointId);
      const find = (barrierDba: number, enclosureDba: number) =>
        gains.find(({ option }) => {
          const measures = problem.options[0]?.[option]?.measures;
          return measures?.barrierDba === barrierDba && measures.enclosureDba === enclosureDba;
        });
      return { barrier: find(-10, 0), enclosure: find(0, -10) };
    };
    const snapshot = project({ rows: loud, receivers: [receiver(), inTheSouth], screening });
    const hidden = gainsAt(snapshot, 1);
    expect(hidden.barrier).toMatchObject({ drop: 0, isScreenedHere: true });
    expect(hidden.enclosure?.drop).toBeCloseTo(10, 9);
    expect(hidden.enclosure).not.toHaveProperty('isScreenedHere');
    const seen = gainsAt(snapshot, 2);
    expect(seen.barrier?.drop).toBeCloseTo(10, 9);
    expect(seen.barrier).not.toHaveProperty('isScreenedHere');
  });
});
