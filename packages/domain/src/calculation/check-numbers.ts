import { isDay } from '../day.ts';
import type { SnapshotScreening } from '../screening/screening.schema.ts';
import type { SnapshotTerrain } from '../terrain/snapshot-terrain.schema.ts';
import { unpackTerrain } from '../terrain/snapshot-terrain.ts';
import type {
  CalculationSnapshot,
  Neighbour,
  NeighbourPart,
  SnapshotReceiver,
  SnapshotRow,
  SnapshotTask,
  SnapshotZone,
} from './snapshot.schema.ts';

/**
 * Throws for any value that is not a finite number or a valid day, and says where it is (U36). One such value would
 * silently drop all noise from a project.
 */
export function checkNumbers({ zones, tasks, rows, receivers, neighbours, screening }: CalculationSnapshot): void {
  zones.forEach(checkZone);
  tasks.forEach(checkTask);
  rows.forEach(checkRow);
  receivers.forEach(checkReceiver);
  neighbours.forEach(checkNeighbour);
  if (screening !== undefined) checkScreening(screening);
}

function checkZone({ id, outline, centre, linear }: SnapshotZone): void {
  checkPoints(`zone ${id}`, 'outline', outline.flat());
  checkPoints(`zone ${id}`, 'centre', [centre]);
  checkLinear(`zone ${id}`, linear);
}

function checkLinear(where: string, linear: SnapshotZone['linear']): void {
  if (linear === undefined) return;
  checkPoints(where, 'alignment', linear.alignment);
  checkAll(where, { widthMetres: linear.widthMetres });
}

export function checkTask({ id, start, end }: SnapshotTask): void {
  checkDays(`task ${id}`, { start, end });
}

export function checkRow(row: SnapshotRow): void {
  const where = `row ${row.id}`;
  const { quantity, soundPower, timePercent, quieterMethodSoundPower, quieterEquipmentSoundPower } = row;
  const { enclosureDba, barrierDba, hammerDba, customMethodDba, fixedLocation, start, end } = row;
  checkAll(where, { quantity, soundPower, timePercent, quieterMethodSoundPower, quieterEquipmentSoundPower });
  checkAll(where, { enclosureDba, barrierDba, hammerDba, customMethodDba });
  checkDays(where, { start, end });
  if (fixedLocation !== null) checkPoints(where, 'fixedLocation', [fixedLocation]);
  if (row.plantHeight !== undefined) checkAll(where, { plantHeight: row.plantHeight });
}

export function checkReceiver(receiver: SnapshotReceiver): void {
  const where = `receiver ${receiver.pointId}`;
  const { heightMetres, criterion, criterionReduction, position, otherCriteria, contributions, outOfUse } = receiver;
  checkAll(where, { heightMetres: heightMetres ?? 0, criterion: criterion ?? 0, criterionReduction });
  checkPoints(where, 'position', [position]);
  for (const { name, value, start, end } of otherCriteria) {
    checkAll(`${where}, criterion '${name}'`, { value });
    checkDays(`${where}, criterion '${name}'`, { start, end });
  }
  for (const { name, start, end } of outOfUse ?? []) checkDays(`${where}, out of use '${name}'`, { start, end });
  for (const { name, level, start, end } of contributions) {
    checkAll(`${where}, contribution '${name}'`, { level });
    checkDays(`${where}, contribution '${name}'`, { start, end });
  }
}

function checkNeighbour({ zones }: Neighbour, index: number): void {
  zones.forEach(({ outline, centre, linear, tasks }, place) => {
    const where = `zone ${place + 1} of neighbour ${index + 1}`;
    checkPoints(where, 'outline', outline.flat());
    checkPoints(where, 'centre', [centre]);
    checkLinear(where, linear);
    for (const { start, end, common, groups } of tasks.flat()) {
      checkDays(where, { start, end });
      for (const part of [common, ...groups]) checkPart(where, part);
    }
  });
}

export function checkScreening({ structures, barriers, zones, points, terrain }: SnapshotScreening): void {
  for (const { id, outline, roofLevel, baseLevel, heightMetres, storeys } of structures) {
    checkPoints(`structure ${id}`, 'outline', outline.flat());
    checkKnown(`structure ${id}`, { roofLevel, baseLevel, heightMetres, storeys });
  }
  checkBarriers(barriers);
  for (const { zoneId, groundLevel, plantHeight } of zones) checkKnown(`zone ${zoneId}`, { groundLevel, plantHeight });
  for (const { pointId, heightAboveGround } of points) checkKnown(`receiver ${pointId}`, { heightAboveGround });
  if (terrain !== undefined) checkTerrain(terrain);
}

/** Its levels are integers; unpacking fails if there are too few. */
function checkTerrain(terrain: SnapshotTerrain): void {
  const { west, south, cellMetres } = unpackTerrain(terrain);
  checkAll('terrain', { west, south, cellMetres });
}

export function checkBarriers(barriers: SnapshotScreening['barriers']): void {
  for (const { id, line, heightMetres, groundLevel } of barriers) {
    checkPoints(`barrier ${id}`, 'line', line);
    checkKnown(`barrier ${id}`, { heightMetres, groundLevel });
  }
}

function checkKnown(where: string, values: Readonly<Record<string, number | null>>): void {
  for (const [field, value] of Object.entries(values)) checkAll(where, { [field]: value ?? 0 });
}

function checkPart(where: string, { notional, fixed }: NeighbourPart): void {
  for (const energy of [...notional, ...fixed.flatMap(({ energies }) => energies)]) checkAll(where, { energy });
  checkPoints(
    where,
    'position',
    fixed.map(({ position }) => position),
  );
}

function checkPoints(where: string, field: string, points: readonly (readonly number[])[]): void {
  for (const value of points.flat()) checkAll(where, { [field]: value });
}

function checkAll(where: string, values: Readonly<Record<string, number>>): void {
  for (const [field, value] of Object.entries(values))
    if (!Number.isFinite(value)) throw new RangeError(`${where}: ${field} is ${value}, not a finite number`);
}

function checkDays(where: string, days: Readonly<Record<string, string>>): void {
  for (const [field, day] of Object.entries(days))
    if (!isDay(day)) throw new RangeError(`${where}: ${field} is not a day: ${day}`);
}
