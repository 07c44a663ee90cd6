import { HIDDEN } from '../../../../packages/acoustics/src/index.ts';
import { createPositions } from '../../../../packages/domain/src/calculation/fixed-positions.ts';
import { placeNotionalSources } from '../../../../packages/domain/src/calculation/notional-sources.ts';
import type { CalculationSnapshot } from '../../../../packages/domain/src/calculation/snapshot.schema.ts';
import { ScreeningModel } from '../../../../packages/domain/src/screening/screening-model.ts';
import { ScreenGrid } from '../../../../packages/geometry/src/screening/screen-grid.ts';
import { layOutScreens } from '../../../../packages/geometry/src/screening/screen-layout.ts';

export interface ScreeningFigures {
  readonly receivers: number;
  readonly pairs: number;
  readonly structures: number;
  readonly hiddenPairs: number;
  /** The time to query the index once for every pair, without examining the results. */
  readonly searchSeconds: number;
  readonly screeningSeconds: number;
  readonly memoryMegabytes: number;
}

/** Alternates index search and screening to expose both to the same load; the fastest run of each counts. */
export function measureScreening(snapshot: CalculationSnapshot, turns: number): ScreeningFigures {
  const { zones, receivers, screening } = snapshot;
  if (screening === undefined) throw new Error('the city has no screening');
  const notionalSources = placeNotionalSources(zones, receivers);
  const best = { search: Infinity, screening: Infinity };
  let hiddenPairs = 0;
  for (let turn = 0; turn < turns; turn++) {
    best.search = Math.min(best.search, measureSearch(snapshot));
    const startedAt = performance.now();
    const model = new ScreeningModel(snapshot, screening, receivers, { notionalSources, positions: createPositions() });
    model.decideAll();
    best.screening = Math.min(best.screening, (performance.now() - startedAt) / 1000);
    hiddenPairs = countHidden(model, receivers.length, zones.length);
  }
  return {
    ...{ receivers: receivers.length, pairs: receivers.length * zones.length, hiddenPairs },
    ...{ structures: screening.structures.length, memoryMegabytes: process.memoryUsage().rss / 1e6 },
    ...{ searchSeconds: best.search, screeningSeconds: best.screening },
  };
}

function measureSearch({ zones, receivers, screening }: CalculationSnapshot): number {
  const solids = (screening?.structures ?? []).map(({ outline, roofLevel }) => ({ outline, roof: roofLevel ?? 0 }));
  const grid = new ScreenGrid(layOutScreens({ solids, lines: [], terrain: null, zones: [] }));
  const startedAt = performance.now();
  let found = 0;
  for (const { position } of receivers)
    for (const { centre } of zones) {
      grid.begin(centre[0], centre[1], position[0], position[1]);
      while (grid.next() >= 0) found++;
    }
  if (found === 0) throw new Error('the index is empty');
  return (performance.now() - startedAt) / 1000;
}

function countHidden(model: ScreeningModel, receivers: number, zones: number): number {
  let hidden = 0;
  for (let receiver = 0; receiver < receivers; receiver++)
    for (let zone = 0; zone < zones; zone++)
      if (model.zoneState(receiver, zone, { day: 0, run: 0, height: 0 }) === HIDDEN) hidden++;
  return hidden;
}
