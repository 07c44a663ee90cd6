import type { CalendarChange, SavedCalendar } from '@quietsite/contracts';
import { type CalendarSettings, normaliseCalendar } from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { AppError } from '../../errors.ts';
import { listTasks, readProgramme } from '../../repositories/programme/programme.repository.ts';
import {
  readCalendarSettings,
  writeCalendarSettings,
} from '../../repositories/programme/working-calendar.repository.ts';
import { recordInputChange } from '../projects/input-change.ts';
import { refuseStale } from '../projects/refuse-stale.ts';
import type { SavingDependencies } from '../projects/saving-dependencies.ts';
import { followFronts } from './follow-fronts.ts';

export type WorkingCalendarService = ReturnType<typeof createWorkingCalendarService>;

export function createWorkingCalendarService({ database, access, clock, projects }: SavingDependencies<'getWithin'>) {
  return {
    /** Saves the days on which the project works, and which activities work on every day (M-130). */
    async save(user: AuthenticatedUser, projectId: number, change: Readonly<CalendarChange>): Promise<SavedCalendar> {
      return database.transaction().execute(async (transaction) => {
        const rights = await access.requireWritable(transaction, user, projectId, 'edit');
        await refuseStale(transaction, projectId, change.revision);
        const ids = new Set((await listTasks(transaction, projectId)).map(({ id }) => id));
        const unknown = change.everyDayTaskIds.filter((id) => !ids.has(id));
        if (unknown.length > 0) throw new AppError('VALIDATION_FAILED', { tasks: unknown });
        const stored = await readCalendarSettings(transaction, projectId);
        const sent: CalendarSettings = {
          calendar: change.calendar && normaliseCalendar(change.calendar),
          everyDayTaskIds: [...new Set(change.everyDayTaskIds)].sort((a, b) => a - b),
        };
        // A save without changes keeps the results (U39).
        if (JSON.stringify(sent) !== JSON.stringify(stored)) {
          await writeCalendarSettings(transaction, projectId, sent);
          await followFronts(transaction, projectId, clock());
          await recordInputChange(transaction, {
            ...{ projectId, userId: user.id, now: clock(), action: 'calendar.save' },
            details: { isOn: sent.calendar !== null, everyDay: sent.everyDayTaskIds.length },
            // Without a calendar, all activities work on every day.
            isInputChanged: sent.calendar !== null || stored.calendar !== null,
          });
        }
        return {
          project: await projects.getWithin(transaction, user, projectId, rights),
          programme: await readProgramme(transaction, projectId),
        };
      });
    },
  };
}
