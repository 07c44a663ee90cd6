import type { CaseRow } from '../case.ts';
import { Dec, dec, EQUAL_METRES, isLouder, sum } from './decimal.ts';
import { loudestGroup } from './loudest-group.ts';
import type { Work, WorkingTask } from './schedule.ts';
import type { SiteGeometry } from './site-geometry.ts';
import { type Run, soundPowerEnergy } from './sound-power.ts';

/** One line per source: the notional group of a zone-task, or a fixed row (M-32). */
export interface Line {
  readonly energy: Dec;
  readonly distance: Dec;
}

export interface ReceivedEnergy {
  readonly energy: Dec;
  readonly lines: readonly Line[];
}

interface ReceivedTask extends ReceivedEnergy {
  readonly working: WorkingTask;
}

/** The 10^-0.5 of M-33: 8 for the distance less 3 for the facade. */
const SPREADING = Dec.pow(10, -0.5);

/**
 * Returns the energy of a day's work at a receiver in one run, `height` metres above the ground. Sources are at their
 * slant distance (M-70). Null if there is no active work.
 */
export function createEnergyFunction(
  geometry: SiteGeometry,
  run: Run,
  height: number,
): (work: Work) => ReceivedEnergy | null {
  const rowEnergy = rowEnergies(geometry, run, dec(height).pow(2));
  const found = new Map<Work, ReceivedEnergy>();
  return (work) => {
    if (work.length === 0) {
      return null;
    }
    const received = found.get(work) ?? receiveWork(work, geometry, rowEnergy);
    found.set(work, received);
    return received;
  };
}

/** E = 10^(SWL/10) × 10^-0.5 / distance² (M-33). */
function rowEnergies(geometry: SiteGeometry, run: Run, squaredHeight: Dec) {
  const known = new Map<CaseRow, Dec>();
  return (row: CaseRow, { zone }: WorkingTask): Dec => {
    const kept = known.get(row);
    if (kept !== undefined) {
      return kept;
    }
    const squaredDistance = geometry.distanceToRow(row, zone).pow(2).plus(squaredHeight);
    const energy = soundPowerEnergy(row, run).times(SPREADING).div(squaredDistance);
    known.set(row, energy);
    return energy;
  };
}

function receiveWork(work: Work, geometry: SiteGeometry, rowEnergy: ReturnType<typeof rowEnergies>): ReceivedEnergy {
  const tasks = work.map((working) => receiveTask(working, geometry, (row) => rowEnergy(row, working)));
  const counting = countingTasks(tasks, geometry);
  return { energy: sum(counting.map((task) => task.energy)), lines: counting.flatMap((task) => task.lines) };
}

/** The loudest group is determined by the level at the receiver (M-32). */
function receiveTask(working: WorkingTask, geometry: SiteGeometry, energyOfRow: (row: CaseRow) => Dec): ReceivedTask {
  const { rows, energy } = loudestGroup(working.rows, energyOfRow);
  const fixed = rows.filter((row) => row.fixedLocation !== null);
  const shared = rows.filter((row) => row.fixedLocation === null);
  const lines = fixed.map((row) => ({
    energy: energyOfRow(row),
    distance: geometry.distanceToRow(row, working.zone),
  }));
  if (shared.length > 0) {
    lines.push({ energy: sum(shared.map(energyOfRow)), distance: geometry.distanceToZone(working.zone) });
  }
  return { working, energy, lines };
}

/** All type A zones and the nearest active type B zone by notional distance; ties go to the loudest (M-34). */
function countingTasks(tasks: readonly ReceivedTask[], geometry: SiteGeometry): ReceivedTask[] {
  const typeA = tasks.filter((task) => task.working.zone.type === 'A');
  const typeB = tasks.filter((task) => task.working.zone.type === 'B');
  if (typeB.length === 0) {
    return typeA;
  }
  const zones = [...new Set(typeB.map((task) => task.working.zone))];
  const limit = Dec.min(...zones.map(geometry.distanceToZone)).plus(EQUAL_METRES);
  const nearest = zones
    .filter((zone) => geometry.distanceToZone(zone).lt(limit))
    .map((zone) => typeB.filter((task) => task.working.zone === zone))
    .map((ofZone) => ({ ofZone, energy: sum(ofZone.map((task) => task.energy)) }))
    .reduce((best, next) => (isLouder(next.energy, best.energy) ? next : best));
  return [...typeA, ...nearest.ofZone];
}
