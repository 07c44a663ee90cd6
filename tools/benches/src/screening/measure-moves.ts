import { LiveCalculation } from '../../../../packages/domain/src/calculation/live-calculation.ts';
import { listHighestLevels } from '../../../../packages/domain/src/calculation/results/level-table.ts';
import type { CalculationSnapshot, SnapshotZone } from '../../../../packages/domain/src/calculation/snapshot.schema.ts';
import type { ScreenBarrier } from '../../../../packages/domain/src/screening/screening.schema.ts';
import { hk80 } from '../../../../packages/geometry/src/index.ts';

/** Moves that do not count, because the code is not compiled yet. */
const WARM_UP = 3;
const MOVES_PER_ZONE = 3;

export interface MoveFigures {
  readonly receivers: number;
  readonly structures: number;
  /** The time of each move, from the edited project to the new levels of all receivers. */
  readonly milliseconds: readonly number[];
  /** Average processor time. */
  readonly processorMs: number;
}

/** Draws a barrier along each zone in turn and moves it away from the zone step by step, as in the preview. */
export function measureMoves(snapshot: CalculationSnapshot, moves: number): MoveFigures {
  const { screening, zones, receivers } = snapshot;
  if (screening === undefined) throw new Error('the project has no screening');
  const live = new LiveCalculation(snapshot);
  const milliseconds: number[] = [];
  let processor = process.cpuUsage();
  for (let move = 0; move < WARM_UP + moves; move++) {
    const zone = zones[Math.floor(move / MOVES_PER_ZONE) % zones.length];
    const barriers = zone ? [drawNorthOf(zone, 2 + 3 * (move % MOVES_PER_ZONE))] : [];
    if (move === WARM_UP) processor = process.cpuUsage();
    const startedAt = performance.now();
    live.update({ ...snapshot, screening: { ...screening, barriers } });
    listHighestLevels(live);
    if (move >= WARM_UP) milliseconds.push(performance.now() - startedAt);
  }
  const { user, system } = process.cpuUsage(processor);
  return {
    ...{ receivers: receivers.length, structures: screening.structures.length },
    ...{ milliseconds, processorMs: (user + system) / 1000 / moves },
  };
}

function drawNorthOf({ outline: [ring = []] }: SnapshotZone, metres: number): ScreenBarrier {
  const [eastings, northings] = [ring.map(([east]) => east), ring.map(([, north]) => north)];
  const north = Math.max(...northings) + metres;
  return {
    ...{ id: 1, name: 'Moved', kind: 'acoustic', heightMetres: 5, groundLevel: null, hasProof: true },
    line: [hk80(Math.min(...eastings), north), hk80(Math.max(...eastings), north)],
  };
}
