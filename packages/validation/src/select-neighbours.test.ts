import { describe, expect, it } from 'vitest';
import { type NearbyProject, selectNeighbours } from './engine-answer.ts';

function version(lineageId: string, number: number, isApproved: boolean): NearbyProject {
  return { lineageId, version: number, isApproved, zones: [], tasks: [], rows: [] };
}

describe('which neighbours count (M-50)', () => {
  it('of each lineage the latest approved version, even when a newer one is not approved', () => {
    const nearby = [
      version('north', 1, true),
      version('north', 3, true),
      version('north', 2, true),
      version('north', 4, false),
      version('south', 1, true),
      version('east', 1, false),
    ];
    const selected = selectNeighbours('own', nearby).map((project_) => [project_.lineageId, project_.version]);
    expect(selected).toEqual([
      ['north', 3],
      ['south', 1],
    ]);
  });

  it('never another version of the project itself', () => {
    expect(selectNeighbours('own', [version('own', 1, true), version('own', 2, true)])).toEqual([]);
  });
});
