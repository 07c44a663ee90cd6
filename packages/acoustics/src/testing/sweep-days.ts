import { Engine, type ListeningPoint } from '../engine/engine.ts';
import { KEPT_RUNS, type RunPair } from '../engine/engine-input.ts';
import { LANES } from '../engine/lanes.ts';
import { toLevel } from '../level.ts';
import { type PlainProject, toEngineInput } from './plain-project.ts';

/** Levels to a tenth of a millibel; null if nothing is audible. */
export interface SweptInterval {
  readonly day: number;
  /** By position in the pair of runs, then by listening point. */
  readonly own: readonly (readonly (number | null)[])[];
  readonly total: readonly (readonly (number | null)[])[];
}

const GROUND: readonly ListeningPoint[] = [{ receiver: 0, height: 0 }];

/** The levels in every interval between two edges of a project. */
export function sweepProject(project: PlainProject, points = GROUND, runs: RunPair = KEPT_RUNS): SweptInterval[] {
  const intervals: SweptInterval[] = [];
  new Engine(toEngineInput(project)).visit(points, runs, ({ own, total }, { days }) => {
    for (let i = 0; i + 1 < days.length; i++) {
      const levels = (energies: Float64Array) => points.map((_, lane) => levelOf(energies[i * LANES + lane] as number));
      intervals.push({ day: days[i] as number, own: own.map(levels), total: total.map(levels) });
    }
  });
  return intervals;
}

function levelOf(energy: number): number | null {
  const level = toLevel(energy);
  return level === null ? null : Math.round(level * 10_000) / 10_000;
}
