import type { CasePoint, CaseReceiver, CaseRow, CaseTask, CaseZone, MethodCase } from '../case.ts';
import { present } from '../present.ts';

/**
 * Vectors give distances and levels, not maps. The geometry here puts the sources at those distances. All sources
 * contribute at one receiver.
 */
export const POINT_ID = 1;
export const DAY = '2025-03-03';
const RECEIVER: CasePoint = [836000, 818000];
/** North, south, east, west of the receiver. */
const SIDES: readonly CasePoint[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
];

export interface GivenZone {
  readonly distance: number;
  readonly soundPower: number;
  readonly id?: number;
  readonly taskId?: number;
  readonly type?: 'A' | 'B';
}

/**
 * A zone on each side of the receiver with its notional source at the given distance; one activity each, with one row.
 */
export function siteAround(zones: readonly GivenZone[], changes: Partial<CaseReceiver> = {}): MethodCase {
  const tasks = zones.map(({ id, taskId }, i) => task({ id: taskId ?? i + 1, zoneId: id ?? i + 1 }));
  return {
    lineageId: 'own',
    zones: zones.map(({ id, type, distance }, i) =>
      zone({ id: id ?? i + 1, type: type ?? 'A', outline: [squareAhead(present(SIDES[i]), distance)] }),
    ),
    tasks,
    rows: zones.map(({ soundPower }, i) => row({ id: i + 1, taskId: tasks[i]?.id ?? 0, soundPower })),
    receivers: [receiver(changes)],
    nearbyProjects: [],
  };
}

export function zone(changes: Partial<CaseZone> = {}): CaseZone {
  return { id: 1, type: 'A', outline: [squareAhead(present(SIDES[0]), 100)], centre: null, ...changes };
}

export function task(changes: Partial<CaseTask> = {}): CaseTask {
  return { id: 1, zoneId: 1, start: DAY, end: DAY, ...changes };
}

export function row(changes: Partial<CaseRow> = {}): CaseRow {
  return {
    id: 1,
    taskId: 1,
    quantity: 1,
    soundPower: 0,
    timePercent: 100,
    start: DAY,
    end: DAY,
    exclusiveGroup: '',
    fixedLocation: null,
    quieterMethodSoundPower: 0,
    quieterEquipmentSoundPower: 0,
    enclosureDba: 0,
    barrierDba: 0,
    hammerDba: 0,
    customMethodDba: 0,
    ...changes,
  };
}

export function receiver(changes: Partial<CaseReceiver> = {}): CaseReceiver {
  return {
    pointId: POINT_ID,
    position: RECEIVER,
    kind: 'residential',
    heightMetres: null,
    criterion: null,
    criterionReduction: 0,
    isInsideZoneWithBuilding: false,
    otherCriteria: [],
    contributions: [],
    ...changes,
  };
}

/** A fixed location at a distance from the receiver. */
export function fixedLocationAt(distance: number): CasePoint {
  return [RECEIVER[0] + distance, RECEIVER[1]];
}

/** A row that gives the level at the receiver: at 10 m the corrections are -28 and +3 (M-33). */
export function rowWithLevel(level: number, changes: Partial<CaseRow> = {}): CaseRow {
  return row({ soundPower: level + 25, fixedLocation: fixedLocationAt(10), ...changes });
}

/**
 * A 40 m square: its side is 10 m nearer than the source and its centre 10 m farther, so the source is halfway (M-31).
 */
function squareAhead([east, north]: CasePoint, distance: number): CasePoint[] {
  const [centreEast, centreNorth] = [RECEIVER[0] + east * (distance + 10), RECEIVER[1] + north * (distance + 10)];
  const corner = (dx: number, dy: number): CasePoint => [centreEast + dx, centreNorth + dy];
  return [corner(-20, -20), corner(20, -20), corner(20, 20), corner(-20, 20), corner(-20, -20)];
}
