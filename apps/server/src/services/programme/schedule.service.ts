import type { SavedSchedule, ScheduleChange } from '@quietsite/contracts';
import {
  type DatedTask,
  fillDates,
  hasMissingDate,
  hasScheduleChanges,
  hongKongToday,
  isStoredTask,
  listScheduleChanges,
  listTaskProblems,
  readWork,
  SCHEDULE_COLUMNS,
  type ScheduledTask,
} from '@quietsite/domain';
import type { AuthenticatedUser } from '../../authenticated-user.ts';
import { AppError } from '../../errors.ts';
import { writeCsv } from '../../integrations/csv/write-csv.ts';
import { writeScheduleWorkbook } from '../../integrations/schedule-template/write-schedule-workbook.ts';
import { listWorks } from '../../repositories/catalogue/catalogue.repository.ts';
import { listTasks, readProgramme } from '../../repositories/programme/programme.repository.ts';
import { writeSchedule } from '../../repositories/programme/schedule-editing.repository.ts';
import { listZones } from '../../repositories/site/site.repository.ts';
import { recordInputChange } from '../projects/input-change.ts';
import { refuseStale } from '../projects/refuse-stale.ts';
import type { SavingDependencies } from '../projects/saving-dependencies.ts';
import { moveEquipment, withFrontDays, type Zones } from './follow-fronts.ts';

export type ScheduleService = ReturnType<typeof createScheduleService>;

export function createScheduleService({ database, access, clock, projects }: SavingDependencies<'getWithin'>) {
  return {
    /** Saves the whole schedule: checks it, writes it, and returns it as stored (U32, U60). */
    async save(user: AuthenticatedUser, projectId: number, change: Readonly<ScheduleChange>): Promise<SavedSchedule> {
      return database.transaction().execute(async (transaction) => {
        const rights = await access.requireWritable(transaction, user, projectId, 'edit');
        await refuseStale(transaction, projectId, change.revision);
        const zones = await listZones(transaction, projectId);
        const stored = await listTasks(transaction, projectId);
        const sent = readSent(change.tasks, stored, zones);
        const today = hongKongToday(clock());
        const dated = sent.map((task) => fillDates(task, today));
        const tasks = await withFrontDays(transaction, projectId, dated, zones);
        const changes = listScheduleChanges(stored, tasks);
        const followed = await moveEquipment(transaction, projectId, changes, zones);
        // A save without changes keeps the results (U39).
        if (hasScheduleChanges(changes)) {
          const now = clock();
          await writeSchedule(transaction, projectId, changes, now);
          const details = { tasks: tasks.length, added: changes.added.length, removed: changes.removed.length };
          await recordInputChange(transaction, { projectId, userId: user.id, now, action: 'schedule.save', details });
        }
        return {
          project: await projects.getWithin(transaction, user, projectId, rights),
          programme: await readProgramme(transaction, projectId),
          // The page shows which missing dates were filled in (U51).
          filled: sent.flatMap((task, index) => (hasMissingDate(task) ? [index] : [])),
          ...followed,
        };
      });
    },

    /** An empty table to fill in (SCHED-02). */
    async getTextTemplate(user: AuthenticatedUser, projectId: number): Promise<string> {
      await access.require(user, projectId, 'read');
      return writeCsv([SCHEDULE_COLUMNS]);
    },

    /** The same table as a workbook that offers the project's zones and the catalogue's works (SCHED-03, U56). */
    async getWorkbookTemplate(user: AuthenticatedUser, projectId: number): Promise<Buffer> {
      await access.require(user, projectId, 'read');
      const zones = await listZones(database, projectId);
      const works = await listWorks(database);
      return writeScheduleWorkbook({ zones: zones.map(({ name }) => name), works: works.map(({ name }) => name) });
    },
  };
}

/** Returns the sent activities as domain objects. Throws if they cannot be a schedule of this project. */
function readSent(sent: ScheduleChange['tasks'], stored: readonly DatedTask[], zones: Zones): readonly ScheduledTask[] {
  const tasks = sent.map((task, index) => ({
    ...task,
    id: task.id ?? -1 - index,
    constructionWork: readWork(task.constructionWork),
  }));
  refuseForeignTasks(tasks, stored);
  const problems = listTaskProblems(tasks, new Set(zones.map(({ id }) => id)));
  if (problems.length > 0) throw new AppError('SCHEDULE_INVALID', { problems });
  return tasks;
}

/** A stored activity may be sent only once, and only for its own project (U33). */
function refuseForeignTasks(tasks: readonly ScheduledTask[], stored: readonly DatedTask[]): void {
  const unused = new Set(stored.map(({ id }) => id));
  const foreign = tasks.filter((task) => isStoredTask(task) && !unused.delete(task.id)).map(({ id }) => id);
  if (foreign.length > 0) throw new AppError('VALIDATION_FAILED', { tasks: foreign });
}
