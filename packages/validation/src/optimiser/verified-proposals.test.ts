import {
  buildNoiseModel,
  type CalculationSnapshot,
  createOptimiser,
  DEFAULT_WEIGHTS,
  describeTimeline,
  LiveCalculation,
  listModelOptions,
  NO_MEASURES,
  type Proposal,
  type RowMeasures,
  roundHalfUp,
  summarise,
} from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { quieterCatalogue as catalogue } from '../../../domain/src/testing/quieter-builder.ts';
import { randomProject } from '../testing/random-project.ts';

const SEEDS = Array.from({ length: 80 }, (_, seed) => seed);

/** Every other row is an entry of the catalogue. */
const withMachine = ({ id, quantity, soundPower, timePercent, ...row }: CalculationSnapshot['rows'][number]) => ({
  ...{ id, quantity, soundPower, timePercent },
  ...{ equipmentId: id % 2 === 0 ? 81 : null, constructionWork: 'Demolition', taskName: 'Foundation removal' },
  measures: Object.fromEntries(
    Object.entries(NO_MEASURES).map(([field, none]) => [field, row[field as keyof typeof row] ?? none]),
  ) as unknown as RowMeasures,
});

/** Louder than normal, so that most have something to solve. */
function draw(seed: number): CalculationSnapshot {
  const snapshot = randomProject(seed);
  const rows = snapshot.rows.map((row) => ({ ...row, soundPower: row.soundPower + (seed % 4) * 4 }));
  return { ...snapshot, rows };
}

function propose(snapshot: CalculationSnapshot, isCumulative: boolean, isAnew: boolean) {
  const pointIds = snapshot.receivers.map(({ pointId }) => pointId);
  const model = buildNoiseModel(new LiveCalculation(snapshot), pointIds, { isCumulative });
  const rules = { catalogue, weights: DEFAULT_WEIGHTS, isAnew };
  const options = listModelOptions(model, snapshot.rows.map(withMachine), rules);
  let turns = 0;
  const proposal = createOptimiser({ model, options }).step(() => turns++ > 200);
  const measures = new Map(
    model.rowIds.map((id, row) => [id, options[row]?.[proposal.choices[row] as number]?.measures]),
  );
  const rows = snapshot.rows.map((row) => ({ ...row, ...measures.get(row.id) }));
  return { model, proposal, calculation: new LiveCalculation({ ...snapshot, rows }) };
}

/** The points that exceed on some day, by the server's calculation of the project with the measures. */
function listExceeding(calculation: LiveCalculation, isCumulative: boolean): number[] {
  return summarise(calculation)
    .receivers.filter(({ mitigated }) => (isCumulative ? mitigated.withNeighbours : mitigated).exceedsInReport)
    .map(({ pointId }) => pointId);
}

const idsOf = (entries: readonly { readonly pointId: number }[]) => new Set(entries.map(({ pointId }) => pointId));

describe('a proposal, put into the project and calculated by the engine', () => {
  it.each(SEEDS)('satisfies M-61 on every day at every receiver but those it names; seed %i', (seed) => {
    for (const [isCumulative, isAnew] of [
      [false, false],
      [false, true],
      [true, false],
    ] as const) {
      const { model, proposal, calculation } = propose(draw(seed), isCumulative, isAnew);
      const named = new Set([...idsOf(proposal.remaining), ...idsOf(model.unsolvable)]);
      expect(new Set(listExceeding(calculation, isCumulative))).toEqual(named);
      if (!isCumulative) expectLevels(calculation, proposal);
    }
  });

  it('has something to solve in most projects, and cannot solve some', () => {
    const proposals = SEEDS.map((seed) => propose(draw(seed), false, false).proposal);
    expect(proposals.filter(({ cost }) => cost > 0).length).toBeGreaterThan(SEEDS.length / 2);
    expect(proposals.filter(({ remaining }) => remaining.length > 0).length).toBeGreaterThan(3);
    expect(proposals.filter(({ cost, remaining }) => cost > 0 && remaining.length === 0).length).toBeGreaterThan(15);
  });
});

/** The remaining levels match the proposal on the stated day, as shown with one decimal. */
function expectLevels(calculation: LiveCalculation, { remaining }: Proposal): void {
  for (const { pointId, day, criterion, level } of remaining) {
    const step = describeTimeline(calculation, pointId)?.steps.find(({ start, end }) => start <= day && day <= end);
    expect(step?.criterion).toBe(criterion);
    expect(roundHalfUp(step?.mitigated.level as number, 1)).toBe(roundHalfUp(level, 1));
  }
}
