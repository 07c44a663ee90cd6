import { type DayString, dayNumber } from '../day.ts';
import { standsOn } from './screen-sets.ts';
import type { ScreenStructure, SnapshotScreening } from './screening.schema.ts';

/** A building with a first or last day (M-115). */
export type DatedBuilding = Pick<ScreenStructure, 'id' | 'start' | 'end'>;

export function listDatedBuildings({ structures }: Pick<SnapshotScreening, 'structures'>): DatedBuilding[] {
  return structures
    .filter(({ start, end }) => start !== undefined || end !== undefined)
    .map(({ id, start, end }) => ({ id, ...(start && { start }), ...(end && { end }) }));
}

/** The ids of those that do not stand on a day. */
export function listAbsentBuildings(buildings: readonly DatedBuilding[], day: DayString): number[] {
  return buildings.filter((building) => !standsOn(building, dayNumber(day))).map(({ id }) => id);
}
