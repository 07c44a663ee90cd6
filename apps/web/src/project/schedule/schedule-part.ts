import { type Programme, type SavedSchedule, savedScheduleSchema } from '@quietsite/contracts';
import { hongKongToday, listTaskProblems, type ScheduledTask, type TaskFault } from '@quietsite/domain';
import { requestJson } from '../../lib/api-client.ts';
import { hasCode } from '../../lib/api-error.ts';
import type { ProjectPart } from '../save/project-part.ts';
import { carryTasks, isScheduleStored, withoutLostTasks } from './overwrite-conflict.ts';
import { type ScheduleDraft, scheduleSource, toScheduleChange, toScheduleDraft } from './schedule-draft.ts';

const today = () => hongKongToday(new Date());

/** All activities, saved together (U60). */
export const schedulePart: ProjectPart<ScheduleDraft, Programme, SavedSchedule> = {
  ...scheduleSource,
  isStored: (mine, programme) => isScheduleStored(mine, toScheduleDraft(programme), today()),
  keepMine: (mine, programme) => withoutLostTasks(mine, toScheduleDraft(programme)),
  carry: (step, sent, programme) => carryTasks(step, sent.value, toScheduleDraft(programme), today()),
  send: async (_, projectId, mine, revision) => {
    const path = `/api/projects/${projectId}/schedule`;
    const body = toScheduleChange(mine, revision);
    const saved = await requestJson(path, savedScheduleSchema, { method: 'PUT', body });
    return { project: saved.project, stored: saved.programme, news: saved };
  },
};

/** An activity that cannot be saved, and why. */
export interface FaultyTask {
  readonly task: ScheduledTask;
  readonly fault: TaskFault;
}

/** Problems that can be found before sending. Whether the zones still exist is checked by the server. */
export function findScheduleProblems(tasks: ScheduleDraft): readonly FaultyTask[] {
  return nameTasks(tasks, listTaskProblems(tasks, new Set(tasks.map(({ zoneId }) => zoneId))));
}

function nameTasks(tasks: ScheduleDraft, problems: unknown): readonly FaultyTask[] {
  const listed = Array.isArray(problems) ? (problems as ReturnType<typeof listTaskProblems>) : [];
  return listed.flatMap(({ index, fault }) => {
    const task = tasks[index];
    return task ? { task, fault } : [];
  });
}

/** The problems that the server found; null if it refused the schedule for another reason. */
export const readScheduleProblems = (tasks: ScheduleDraft, error: unknown): readonly FaultyTask[] | null =>
  hasCode(error, 'SCHEDULE_INVALID') ? nameTasks(tasks, error.details.problems) : null;
