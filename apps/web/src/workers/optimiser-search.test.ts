import type { Proposal } from '@quietsite/domain';
import { describe, expect, it } from 'vitest';
import { sampleModel, sampleOptions } from '../testing/sample-plan.ts';
import { searchOn } from './optimiser-search.ts';

async function search(criterion: number | null): Promise<readonly Proposal[]> {
  const told: Proposal[] = [];
  const model = sampleModel(criterion);
  let time = 0;
  await searchOn(
    { model, options: sampleOptions(model) },
    { report: (proposal) => told.push(proposal), pause: async () => undefined, now: () => time++ },
  );
  return told;
}

describe('the search in slices', () => {
  it('reports a first proposal at once, then cheaper ones or better bounds, and ends when nothing is cheaper', async () => {
    const told = await search(60);
    expect(told.length).toBeGreaterThan(0);
    expect(told.at(-1)).toMatchObject({ isOptimal: true, remaining: [] });
    const costs = told.map(({ cost }) => cost);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    expect(told.every(({ cost, lowerBound }) => lowerBound <= cost)).toBe(true);
  });

  it('says what remains where nothing helps', async () => {
    expect((await search(20)).at(-1)?.remaining).toMatchObject([{ pointId: 1, criterion: 20 }]);
  });

  it('changes nothing where nobody is above', async () => {
    expect((await search(99)).at(-1)).toMatchObject({ cost: 0, changedRows: 0, isOptimal: true });
  });
});
