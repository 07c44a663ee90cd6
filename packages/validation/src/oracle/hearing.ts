import type { CaseRow } from '../case.ts';
import { Dec, dec, EQUAL_METRES, isLouder, sum } from './decimal.ts';
import { loudestGroup } from './loudest-group.ts';
import type { Work, WorkingTask } from './schedule.ts';
import { type Run, soundPowerEnergy } from './sound-power.ts';
import type { Standpoint } from './standpoint.ts';

/** One line per source: the notional group of a zone-task, or a fixed row (M-32). */
export interface Line {
  readonly energy: Dec;
  readonly distance: Dec;
}

export interface Heard {
  readonly energy: Dec;
  readonly lines: readonly Line[];
}

interface HeardTask extends Heard {
  readonly working: WorkingTask;
}

/** The 10^-0.5 of M-33: 8 for the distance less 3 for the facade. */
const SPREADING = Dec.pow(10, -0.5);

/**
 * The level of a day's work at a receiver in one run, `height` metres above the ground; sources are at their slant
 * distance (M-70). Null if there is no active work.
 */
export function listener(standpoint: Standpoint, run: Run, height: number): (work: Work) => Heard | null {
  const rowEnergy = rowEnergies(standpoint, run, dec(height).pow(2));
  const found = new Map<Work, Heard>();
  return (work) => {
    if (work.length === 0) {
      return null;
    }
    const heard = found.get(work) ?? hearWork(work, standpoint, rowEnergy);
    found.set(work, heard);
    return heard;
  };
}

/** E = 10^(SWL/10) × 10^-0.5 / distance² (M-33). */
function rowEnergies(standpoint: Standpoint, run: Run, squaredHeight: Dec) {
  const known = new Map<CaseRow, Dec>();
  return (row: CaseRow, { zone }: WorkingTask): Dec => {
    const kept = known.get(row);
    if (kept !== undefined) {
      return kept;
    }
    const squaredDistance = standpoint.distanceToRow(row, zone).pow(2).plus(squaredHeight);
    const energy = soundPowerEnergy(row, run).times(SPREADING).div(squaredDistance);
    known.set(row, energy);
    return energy;
  };
}

function hearWork(work: Work, standpoint: Standpoint, rowEnergy: ReturnType<typeof rowEnergies>): Heard {
  const tasks = work.map((working) => hearTask(working, standpoint, (row) => rowEnergy(row, working)));
  const counting = countingTasks(tasks, standpoint);
  return { energy: sum(counting.map((task) => task.energy)), lines: counting.flatMap((task) => task.lines) };
}

/** The loudest group is determined by the level at the receiver (M-32). */
function hearTask(working: WorkingTask, standpoint: Standpoint, energyOfRow: (row: CaseRow) => Dec): HeardTask {
  const { rows, energy } = loudestGroup(working.rows, energyOfRow);
  const fixed = rows.filter((row) => row.fixedLocation !== null);
  const shared = rows.filter((row) => row.fixedLocation === null);
  const lines = fixed.map((row) => ({
    energy: energyOfRow(row),
    distance: standpoint.distanceToRow(row, working.zone),
  }));
  if (shared.length > 0) {
    lines.push({ energy: sum(shared.map(energyOfRow)), distance: standpoint.distanceToZone(working.zone) });
  }
  return { working, energy, lines };
}

/** All zones of type A. Of type B, the nearest with active work by notional distance; ties go to the loudest (M-34). */
function countingTasks(tasks: readonly HeardTask[], standpoint: Standpoint): HeardTask[] {
  const typeA = tasks.filter((task) => task.working.zone.type === 'A');
  const typeB = tasks.filter((task) => task.working.zone.type === 'B');
  if (typeB.length === 0) {
    return typeA;
  }
  const zones = [...new Set(typeB.map((task) => task.working.zone))];
  const limit = Dec.min(...zones.map(standpoint.distanceToZone)).plus(EQUAL_METRES);
  const nearest = zones
    .filter((zone) => standpoint.distanceToZone(zone).lt(limit))
    .map((zone) => typeB.filter((task) => task.working.zone === zone))
    .map((ofZone) => ({ ofZone, energy: sum(ofZone.map((task) => task.energy)) }))
    .reduce((best, next) => (isLouder(next.energy, best.energy) ? next : best));
  return [...typeA, ...nearest.ofZone];
}
