import type { CaseRow, CaseZone } from '../case.ts';
import { Dec, dec, EQUAL_METRES, isLouder, sum } from './decimal.ts';
import { loudestGroup } from './loudest-group.ts';
import type { Work, WorkingTask } from './schedule.ts';
import { screenedEnergies } from './screening/corrections.ts';
import type { StateOfSource } from './screening/source-states.ts';
import type { SiteGeometry } from './site-geometry.ts';
import type { Run } from './sound-power.ts';

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

/** The 10^-0.5 of M-33: 8 for the distance less 3 for the facade; there is no facade in the open air (M-141). */
const AT_FACADE = Dec.pow(10, -0.5);
const IN_OPEN_AIR = Dec.pow(10, -0.8);

/**
 * Returns the energy of a day's work at a receiver in one run, `height` metres above the ground. Sources are at their
 * slant distance (M-70). Null if there is no active work.
 */
export function createEnergyFunction(
  { geometry, isOpenAir, statesOn }: ReceivingSite,
  run: Run,
  height: number,
): (work: Work, day: string) => ReceivedEnergy | null {
  const energyFactor = createTransmission(geometry, isOpenAir ? IN_OPEN_AIR : AT_FACADE, dec(height).pow(2));
  const found = new Map<StateOfSource | null, Map<Work, ReceivedEnergy>>();
  return (work, day) => {
    if (work.length === 0) {
      return null;
    }
    const stateOf = statesOn === null ? null : statesOn(day, run, height);
    const ofState = found.get(stateOf) ?? new Map<Work, ReceivedEnergy>();
    found.set(stateOf, ofState);
    const received = ofState.get(work) ?? receiveWork(work, geometry, run, energyFactor, stateOf);
    ofState.set(work, received);
    return received;
  };
}

/** A site at a receiver; visibility states exist only while screening is on, never for a neighbour (M-116). */
export interface ReceivingSite {
  readonly geometry: SiteGeometry;
  readonly isOpenAir: boolean;
  readonly statesOn: ((day: string, run: Run, height: number) => StateOfSource) | null;
}

type Transmission = (row: CaseRow, working: WorkingTask) => Dec;

/** The share 10^-0.5 / distance² of E = 10^(SWL/10) × 10^-0.5 / distance² (M-33). */
function createTransmission(geometry: SiteGeometry, spreading: Dec, squaredHeight: Dec): Transmission {
  const known = new Map<CaseRow, Dec>();
  return (row, { zone }) => {
    const kept = known.get(row);
    if (kept !== undefined) {
      return kept;
    }
    const share = spreading.div(geometry.distanceToRow(row, zone).pow(2).plus(squaredHeight));
    known.set(row, share);
    return share;
  };
}

function receiveWork(
  work: Work,
  geometry: SiteGeometry,
  run: Run,
  transmission: Transmission,
  stateOf: StateOfSource | null,
): ReceivedEnergy {
  const tasks = work.map((working) => receiveTask(working, geometry, run, transmission, stateOf));
  const counting = countingTasks(tasks, (zone) => effectiveDistance(zone, geometry, stateOf));
  return { energy: sum(counting.map((task) => task.energy)), lines: counting.flatMap((task) => task.lines) };
}

/** A hidden zone counts as farther away (M-113). */
function effectiveDistance(zone: CaseZone, geometry: SiteGeometry, stateOf: StateOfSource | null): Dec {
  const distance = geometry.distanceToZone(zone);
  return stateOf !== null && stateOf(null, zone) === 'hidden' ? distance.times(Dec.sqrt(10)) : distance;
}

/** The loudest group is determined by the level at the receiver (M-32). */
function receiveTask(
  working: WorkingTask,
  geometry: SiteGeometry,
  run: Run,
  transmission: Transmission,
  stateOf: StateOfSource | null,
): ReceivedTask {
  const { rows, energy, energyOf } = loudestGroup(working.rows, (together) => {
    const emitted = screenedEnergies(together, working.zone, run, stateOf);
    return (row) => emitted(row).times(transmission(row, working));
  });
  const fixed = rows.filter((row) => row.fixedLocation !== null);
  const shared = rows.filter((row) => row.fixedLocation === null);
  const lines = fixed.map((row) => ({
    energy: energyOf(row),
    distance: geometry.distanceToRow(row, working.zone),
  }));
  if (shared.length > 0) {
    lines.push({ energy: sum(shared.map(energyOf)), distance: geometry.distanceToZone(working.zone) });
  }
  return { working, energy, lines };
}

/** All type A zones, and of the active type B zones and of each front the nearest (M-34, M-153). */
function countingTasks(tasks: readonly ReceivedTask[], distanceTo: (zone: CaseZone) => Dec): ReceivedTask[] {
  const typeA = tasks.filter((task) => task.working.zone.type === 'A');
  const typeB = tasks.filter((task) => task.working.zone.type === 'B');
  const fronts = [...new Set(typeB.map((task) => task.working.zone.front))];
  return [
    ...typeA,
    ...fronts.flatMap((front) =>
      nearestTasks(
        typeB.filter((task) => task.working.zone.front === front),
        distanceTo,
      ),
    ),
  ];
}

/** Ties go to the loudest (M-34). */
function nearestTasks(typeB: readonly ReceivedTask[], distanceTo: (zone: CaseZone) => Dec): readonly ReceivedTask[] {
  const zones = [...new Set(typeB.map((task) => task.working.zone))];
  const limit = Dec.min(...zones.map(distanceTo)).plus(EQUAL_METRES);
  const nearest = zones
    .filter((zone) => distanceTo(zone).lt(limit))
    .map((zone) => typeB.filter((task) => task.working.zone === zone))
    .map((ofZone) => ({ ofZone, energy: sum(ofZone.map((task) => task.energy)) }))
    .reduce((best, next) => (isLouder(next.energy, best.energy) ? next : best));
  return nearest.ofZone;
}
