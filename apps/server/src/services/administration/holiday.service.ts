import type { ChangedHolidays, HolidayChange } from '@quietsite/contracts';
import { type DayString, dayNumber, type HolidayStatus, type HolidayTable, weekdayOf } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import type { Database, Executor } from '../../database/connection.ts';
import { AppError } from '../../errors.ts';
import {
  addHoliday,
  listProjectsUsingYear,
  lockHolidays,
  markHolidayYear,
  readHolidayTable,
  removeHoliday,
} from '../../repositories/programme/holiday.repository.ts';
import { recordAudit } from '../../repositories/projects/audit.repository.ts';
import type { Clock } from '../mechanisms/clock.ts';
import { followFronts } from '../programme/follow-fronts.ts';
import { recordInputChange } from '../projects/input-change.ts';
import { requireAdmin } from './admin-permission.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
}

export type HolidayService = ReturnType<typeof createHolidayService>;

const SUNDAY = 7;

/** The general holidays (M-131, M-132). Everybody can read them; platform administrators change them. */
export function createHolidayService({ database, clock }: Dependencies) {
  return {
    get: (): Promise<HolidayTable> => readHolidayTable(database),

    /** Adds or removes a day. This invalidates the results of projects that use its year; moving work-fronts follow. */
    async change(
      user: AuthenticatedUser,
      day: DayString,
      { isHoliday, reason }: Readonly<HolidayChange>,
    ): Promise<ChangedHolidays> {
      requireAdmin(user);
      const year = Number(day.slice(0, 4));
      return database.transaction().execute(async (transaction) => {
        const before = await lockHolidays(transaction);
        requireYear(before, year);
        if (weekdayOf(dayNumber(day)) === SUNDAY) throw new AppError('VALIDATION_FAILED', { day: 'sunday' });
        if (before.holidays.some((holiday) => holiday.day === day) === isHoliday) throw new AppError('CONFLICT');
        await (isHoliday ? addHoliday : removeHoliday)(transaction, day, reason);
        await recordAudit(transaction, {
          ...{ userId: user.id, action: isHoliday ? 'holiday.add' : 'holiday.remove', details: { day, reason } },
        });
        const outdatedProjects = await outdateProjects(transaction, user, year);
        return { table: await readHolidayTable(transaction), outdatedProjects };
      });
    },

    /** Records whether the days of a year were compared with the Government's list. No day changes. */
    async markYear(user: AuthenticatedUser, year: number, status: HolidayStatus): Promise<HolidayTable> {
      requireAdmin(user);
      return database.transaction().execute(async (transaction) => {
        requireYear(await lockHolidays(transaction), year);
        await markHolidayYear(transaction, year, status);
        await recordAudit(transaction, { userId: user.id, action: 'holiday.markYear', details: { year, status } });
        return readHolidayTable(transaction);
      });
    },
  };

  async function outdateProjects(transaction: Executor, user: AuthenticatedUser, year: number): Promise<number> {
    const projectIds = await listProjectsUsingYear(transaction, year);
    for (const projectId of projectIds) {
      // Locks before reading: a concurrent save is either included or reads the new table.
      await recordInputChange(transaction, {
        ...{ projectId, userId: user.id, now: clock(), action: 'calendar.holidays', details: { year } },
      });
      await followFronts(transaction, projectId, clock());
    }
    return projectIds.length;
  }
}

/** Days outside the table have no holidays except Sundays (M-132). */
function requireYear({ years }: HolidayTable, year: number): void {
  if (!years.some((known) => known.year === year)) throw new AppError('NOT_FOUND');
}
