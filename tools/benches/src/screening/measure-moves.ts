import { LiveCalculation } from '../../../../packages/domain/src/calculation/live-calculation.ts';
import { listHighestLevels } from '../../../../packages/domain/src/calculation/results/level-table.ts';
import type { CalculationSnapshot, SnapshotZone } from '../../../../packages/domain/src/calculation/snapshot.schema.ts';
import type { ScreenBarrier } from '../../../../packages/domain/src/screening/screening.schema.ts';
import { hk80 } from '../../../../packages/geometry/src/index.ts';

const MOVES = 12;
/** Moves that are not counted: the first ones wait for the compiler. */
const WARM_UP = 3;

export interface MoveFigures {
  readonly receivers: number;
  readonly structures: number;
  /** Of each move, from the edited project to the new levels of all receivers. */
  readonly seconds: readonly number[];
}

/** Draws a barrier along one zone after another, and there moves it away from the zone step by step, as in the preview. */
export function measureMoves(snapshot: CalculationSnapshot): MoveFigures {
  const { screening, zones, receivers } = snapshot;
  if (screening === undefined) throw new Error('the project has no screening');
  const live = new LiveCalculation(snapshot);
  const seconds: number[] = [];
  for (let move = 0; move < WARM_UP + MOVES; move++) {
    const zone = zones[Math.floor(move / 3) % zones.length];
    const barriers = zone ? [drawNorthOf(zone, 2 + 3 * (move % 3))] : [];
    const startedAt = performance.now();
    live.update({ ...snapshot, screening: { ...screening, barriers } });
    listHighestLevels(live);
    if (move >= WARM_UP) seconds.push((performance.now() - startedAt) / 1000);
  }
  return { receivers: receivers.length, structures: screening.structures.length, seconds };
}

function drawNorthOf({ outline: [ring = []] }: SnapshotZone, metres: number): ScreenBarrier {
  const [eastings, northings] = [ring.map(([east]) => east), ring.map(([, north]) => north)];
  const north = Math.max(...northings) + metres;
  return {
    ...{ id: 1, name: 'Moved', kind: 'acoustic', heightMetres: 5, groundLevel: null, hasProof: true },
    line: [hk80(Math.min(...eastings), north), hk80(Math.max(...eastings), north)],
  };
}
