import { toLevel } from '@quietsite/acoustics';
import {
  createOptimiser,
  LiveCalculation,
  listReceptions,
  type OptimiserProblem,
  type Proposal,
  summarise,
} from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { present } from '../present.ts';
import {
  drawScreenedProject,
  findCheapest,
  listExceeding,
  problemOf,
  type ScreenedProject,
  withChoices,
  withoutScreening,
} from './screened-problem.ts';

/** Number of projects, at least enough to include all kinds; override with QUIETSITE_RANDOM_PROJECTS=3000. */
const PROJECTS = Math.max(40, Math.ceil(Number(process.env.QUIETSITE_RANDOM_PROJECTS ?? 120) / 3));
const PROJECTS_DRAWN = Array.from({ length: PROJECTS }, (_, seed) => seed);

const solve = (project: ScreenedProject): Proposal => createOptimiser(problemOf(project)).step(() => false);

/** The proposal's levels, verdicts and named receivers match the engine. */
function expectPromised(project: ScreenedProject, { model, options }: OptimiserProblem, proposal: Proposal): void {
  const chosen = options.map((ofRow, row) => present(ofRow[present(proposal.choices[row])]));
  const receptions = listReceptions(model, chosen);
  const calculation = new LiveCalculation(withChoices(project, proposal.choices));
  const results = summarise(calculation).receivers.filter(({ verdict }) => verdict !== null);
  results.forEach(({ mitigated }, place) => {
    const promised = toLevel(receptions[place]?.highestEnergy ?? 0);
    if (promised === null) expect(mitigated.highestLevel).toBeNull();
    else expect(mitigated.highestLevel).toBeCloseTo(Math.max(0, promised), 9);
    expect(receptions[place]?.verdict).toBe(mitigated.verdict);
  });
  expect(proposal.remaining.map(({ pointId }) => pointId).sort()).toEqual(listExceeding(calculation).sort());
}

describe('proposals with screening (M-110)', { timeout: 120_000 }, () => {
  const tally = { proven: 0, cautious: 0, unsolved: 0, cheaper: 0 };

  it.each(PROJECTS_DRAWN)(
    '[MITI-68] [MITI-69] cost the least by the engine, which finds the levels they promise; seed %i',
    (seed) => {
      const project = drawScreenedProject(seed);
      const problem = problemOf(project);
      const proposal = createOptimiser(problem).step(() => false);
      const cheapest = findCheapest(project);
      expectPromised(project, problem, proposal);
      expect(proposal.isFinished).toBe(true);
      if (proposal.remaining.length > 0) tally.unsolved++;
      if (proposal.isOptimal) {
        if (proposal.cost > 0) tally.proven++;
        expect(proposal.remaining.length === 0).toBe(cheapest !== null);
        if (cheapest) expect({ cost: proposal.cost, changedRows: proposal.changedRows }).toEqual(cheapest);
      } else {
        tally.cautious++;
        expect(proposal.lowerBound).toBe(0);
      }
      const off = solve(withoutScreening(project));
      // A hidden zone of type B gives way to another one, which can be louder (M-118).
      if (project.snapshot.zones.some(({ type }) => type === 'B') || off.remaining.length > 0) return;
      expect(proposal.remaining).toEqual([]);
      expect(proposal.cost).toBeLessThanOrEqual(off.cost);
      if (proposal.cost < off.cost) tally.cheaper++;
    },
  );

  it('are of all kinds: proven, cautious, with receivers that remain, and cheaper than without screening', () => {
    for (const count of Object.values(tally)) expect(count).toBeGreaterThan(0);
  });
});
