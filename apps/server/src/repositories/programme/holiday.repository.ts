import { type DayString, type HolidayStatus, type HolidayTable, toDay } from '@quietsite/domain';
import { awaitAll } from '../../database/await-all.ts';
import type { Executor } from '../../database/connection.ts';

/** The days that count as general holidays, in order (M-132). */
export async function listHolidayDays(db: Executor): Promise<DayString[]> {
  const rows = await db
    .selectFrom('general_holidays')
    .select('day')
    .where('is_removed', '=', false)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

export async function readHolidayTable(db: Executor): Promise<HolidayTable> {
  const { years, all } = await awaitAll({
    years: db.selectFrom('holiday_years').selectAll().orderBy('year').execute(),
    all: db
      .selectFrom('general_holidays')
      .select(['day', 'name', 'is_in_lieu as isInLieu', 'reason', 'is_removed as isRemoved'])
      .orderBy('day')
      .execute(),
  });
  const listWhere = (wanted: boolean) =>
    all.flatMap(({ isRemoved, ...holiday }) => (isRemoved === wanted ? [holiday] : []));
  return { years, holidays: listWhere(false), removed: listWhere(true) };
}

/** Waits for other administrators, so that each change applies to the table that was checked. */
export async function lockHolidays(transaction: Executor): Promise<HolidayTable> {
  await transaction.selectFrom('holiday_years').select('year').forUpdate().execute();
  return readHolidayTable(transaction);
}

/** Adds a day, or restores one of the shipped table. */
export async function addHoliday(transaction: Executor, day: DayString, reason: string): Promise<void> {
  await transaction
    .insertInto('general_holidays')
    .values({ day, name: null, reason })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ is_removed: false, reason }))
    .execute();
}

/** Marks a day of the shipped table as removed; deletes a day that was added. */
export async function removeHoliday(transaction: Executor, day: DayString, reason: string): Promise<void> {
  await transaction.deleteFrom('general_holidays').where('day', '=', day).where('name', 'is', null).execute();
  await transaction.updateTable('general_holidays').set({ is_removed: true, reason }).where('day', '=', day).execute();
}

export async function markHolidayYear(transaction: Executor, year: number, status: HolidayStatus): Promise<void> {
  await transaction.updateTable('holiday_years').set({ status }).where('year', '=', year).execute();
}

/** Lists the projects whose calendar uses the holidays of a year. Submitted and approved projects stay unchanged. */
export async function listProjectsUsingYear(transaction: Executor, year: number): Promise<number[]> {
  const rows = await transaction
    .selectFrom('projects')
    .select('id')
    .where('working_calendar', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('submitted_at', 'is', null)
    .where('approved_on', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('tasks')
          .select('tasks.id')
          .whereRef('tasks.project_id', '=', 'projects.id')
          .where('start_date', '<=', toDay(`${year}-12-31`))
          .where('end_date', '>=', toDay(`${year}-01-01`)),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
