import type { CasePoint, CaseReceiver, CaseRow, CaseTask, CaseZone, MethodCase } from '../../case.ts';

/** Samples are offsets from this corner, because the grid origin is far away. */
const CORNER: CasePoint = [836000, 818000];

export function at(east: number, north: number): CasePoint {
  return [CORNER[0] + east, CORNER[1] + north];
}

export function ring(...points: readonly CasePoint[]): CasePoint[] {
  const placed = points.map(([east, north]) => at(east, north));
  return [...placed, placed[0] as CasePoint];
}

/**
 * A 40 m square with its south-west corner at the offset. At 20 m from the middle of a side, the source is 30 m away.
 */
export function zone(id: number, east = 0, north = 0, changes: Partial<CaseZone> = {}): CaseZone {
  const [west, south] = [east, north];
  const outline = [ring([west, south], [west + 40, south], [west + 40, south + 40], [west, south + 40])];
  return { id, type: 'A', outline, centre: null, ...changes };
}

export function task(id: number, zoneId: number, start: string, end: string): CaseTask {
  return { id, zoneId, start, end };
}

export function row(id: number, taskId: number, soundPower: number, changes: Partial<CaseRow> = {}): CaseRow {
  return {
    id,
    taskId,
    quantity: 1,
    soundPower,
    timePercent: 100,
    start: '2026-01-01',
    end: '2026-12-31',
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

export function receiver(pointId: number, position: CasePoint, changes: Partial<CaseReceiver> = {}): CaseReceiver {
  return {
    pointId,
    position,
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

/** One zone, one activity of ten days, one row of 110 dB(A), one receiver with the source at 30 m. */
export function sample(changes: Partial<MethodCase> = {}): MethodCase {
  return {
    lineageId: 'own',
    zones: [zone(1)],
    tasks: [task(1, 1, '2026-03-25', '2026-04-03')],
    rows: [row(1, 1, 110)],
    receivers: [receiver(1, at(60, 20))],
    nearbyProjects: [],
    ...changes,
  };
}
