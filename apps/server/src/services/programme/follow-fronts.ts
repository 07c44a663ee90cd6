import type { SavedSchedule } from '@quietsite/contracts';
import {
  alignToFronts,
  applyCalendarSettings,
  type DatedTask,
  followRows,
  hasScheduleChanges,
  listScheduleChanges,
  type ScheduleChanges,
} from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';
import { listHolidayDays } from '../../repositories/programme/holiday.repository.ts';
import { listTasks } from '../../repositories/programme/programme.repository.ts';
import {
  listRowsOfTasks,
  writeFollowedRows,
  writeSchedule,
} from '../../repositories/programme/schedule-editing.repository.ts';
import { readCalendarSettings } from '../../repositories/programme/working-calendar.repository.ts';
import { listZones } from '../../repositories/site/site.repository.ts';

export type Zones = Awaited<ReturnType<typeof listZones>>;

/** The activities to store: those of a moving work-front have its days (M-151). */
export async function withFrontDays(
  db: Executor,
  projectId: number,
  tasks: readonly DatedTask[],
  zones: Zones,
): Promise<readonly DatedTask[]> {
  if (zones.every(({ front }) => front === undefined)) return tasks;
  const { calendar } = applyCalendarSettings([], await readCalendarSettings(db, projectId), await listHolidayDays(db));
  return alignToFronts(tasks, zones, calendar);
}

/** Updates stored activities and their equipment after fronts or the calendar changed. */
export async function followFronts(db: Executor, projectId: number, now: Date): Promise<void> {
  const zones = await listZones(db, projectId);
  const stored = await listTasks(db, projectId);
  const changes = listScheduleChanges(stored, await withFrontDays(db, projectId, stored, zones));
  if (!hasScheduleChanges(changes)) return;
  await moveEquipment(db, projectId, changes, zones);
  await writeSchedule(db, projectId, changes, now);
}

/** Equipment follows its activity to other days and zones. */
export async function moveEquipment(
  db: Executor,
  projectId: number,
  { changed }: ScheduleChanges,
  zones: Zones,
): Promise<Pick<SavedSchedule, 'movedRows' | 'unfixedRows'>> {
  const outlines = new Map(zones.map(({ id, outline }) => [id, outline]));
  const ids = changed.map(({ before }) => before.id);
  const rows = followRows(await listRowsOfTasks(db, projectId, ids), changed, outlines);
  await writeFollowedRows(db, projectId, rows);
  return {
    movedRows: rows.filter(({ isMoved }) => isMoved).length,
    unfixedRows: rows.filter(({ isUnfixed }) => isUnfixed).length,
  };
}
