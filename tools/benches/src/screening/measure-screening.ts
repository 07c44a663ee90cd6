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
  /** Processor time, which other load on the machine affects less. */
  readonly searchProcessorSeconds: number;
  readonly processorSeconds: number;
  readonly memoryMegabytes: number;
}

export function measureScreening(snapshot: CalculationSnapshot): ScreeningFigures {
  const { zones, receivers, screening } = snapshot;
  if (screening === undefined) throw new Error('the city has no screening');
  const notionalSources = placeNotionalSources(zones, receivers);
  const search = measureTime(createSearch(snapshot));
  const decided = measureTime(() => {
    const model = new ScreeningModel(snapshot, screening, receivers, { notionalSources, positions: createPositions() });
    model.decideAll();
    return model;
  });
  const hiddenPairs = countHidden(decided.result, receivers.length, zones.length);
  return {
    ...{ receivers: receivers.length, pairs: receivers.length * zones.length, hiddenPairs },
    ...{ structures: screening.structures.length, memoryMegabytes: process.memoryUsage().rss / 1e6 },
    ...{ searchSeconds: search.seconds, searchProcessorSeconds: search.processorSeconds },
    ...{ screeningSeconds: decided.seconds, processorSeconds: decided.processorSeconds },
  };
}

/** Processor time includes the collector's threads. */
function measureTime<Result>(act: () => Result) {
  const [startedAt, processor] = [performance.now(), process.cpuUsage()];
  const result = act();
  const { user, system } = process.cpuUsage(processor);
  return { result, seconds: (performance.now() - startedAt) / 1000, processorSeconds: (user + system) / 1e6 };
}

function createSearch({ zones, receivers, screening }: CalculationSnapshot) {
  const solids = (screening?.structures ?? []).map(({ outline, roofLevel }) => ({ outline, roof: roofLevel ?? 0 }));
  const grid = new ScreenGrid(layOutScreens({ solids, lines: [], terrain: null, zones: [] }));
  return () => {
    let found = 0;
    for (const { position } of receivers)
      for (const { centre } of zones) {
        grid.begin(centre[0], centre[1], position[0], position[1]);
        while (grid.next() >= 0) found++;
      }
    if (found === 0) throw new Error('the index is empty');
  };
}

function countHidden(model: ScreeningModel, receivers: number, zones: number): number {
  let hidden = 0;
  for (let receiver = 0; receiver < receivers; receiver++)
    for (let zone = 0; zone < zones; zone++)
      if (model.zoneState(receiver, zone, { day: 0, run: 0, height: 0 }) === HIDDEN) hidden++;
  return hidden;
}
