import { type Programme, type Project, type SavedSchedule, savedScheduleSchema } from '@quietsite/contracts';
import { hongKongToday, listTaskProblems, type ScheduledTask, type TaskFault } from '@quietsite/domain';
import type { QueryClient } from '@tanstack/react-query';
import { requestJson } from '../../lib/api-client.ts';
import { hasCode } from '../../lib/api-error.ts';
import { programmeQuery, projectKey, projectQuery } from '../../session/project-queries.ts';
import { isScheduleStored } from './overwrite-conflict.ts';
import { type ScheduleDraft, scheduleDraftKind, toScheduleChange, toScheduleDraft } from './schedule-draft.ts';

/** What to save, its base, and the revision it was started on. */
export interface ScheduleToSave {
  readonly value: ScheduleDraft;
  readonly base: ScheduleDraft;
  readonly revision: number;
}

/** What prevents an activity from being saved. */
export interface FaultyTask {
  readonly task: ScheduledTask;
  readonly fault: TaskFault;
}

export type ScheduleSaveResult =
  | { readonly kind: 'saved'; readonly saved: SavedSchedule }
  | { readonly kind: 'conflict'; readonly programme: Programme; readonly project: Project }
  | { readonly kind: 'problems'; readonly problems: readonly FaultyTask[] };

/** Counts as saved once the server has responded with what it stored (U60). */
export async function saveSchedule(
  client: QueryClient,
  projectId: number,
  schedule: ScheduleToSave,
): Promise<ScheduleSaveResult> {
  try {
    return await put(client, projectId, schedule.value, schedule.revision);
  } catch (error) {
    if (hasCode(error, 'SCHEDULE_INVALID')) {
      return { kind: 'problems', problems: nameTasks(schedule.value, error.details.problems) };
    }
    if (!hasCode(error, 'CONFLICT')) throw error;
    return settle(client, projectId, schedule);
  }
}

async function put(client: QueryClient, projectId: number, value: ScheduleDraft, revision: number) {
  const path = `/api/projects/${projectId}/schedule`;
  const body = toScheduleChange(value, revision);
  const saved = await requestJson(path, savedScheduleSchema, { method: 'PUT', body });
  // A response requested before the save must not overwrite it.
  await client.cancelQueries({ queryKey: programmeQuery(projectId).queryKey });
  client.setQueryData(programmeQuery(projectId).queryKey, saved.programme);
  client.setQueryData(projectQuery(projectId).queryKey, saved.project);
  await client.invalidateQueries({
    queryKey: projectKey(projectId),
    predicate: ({ queryKey }) => follows.has(queryKey[2]),
  });
  return { kind: 'saved', saved } as const;
}

/** Neighbours depend on the period, results on the schedule. */
const follows: ReadonlySet<unknown> = new Set(['neighbours', 'results', 'receivers', 'run']);

/** Another save came in between, or the response to our own save was lost. */
async function settle(
  client: QueryClient,
  projectId: number,
  { value, base }: ScheduleToSave,
): Promise<ScheduleSaveResult> {
  const [programme, project] = await Promise.all([
    client.fetchQuery({ ...programmeQuery(projectId), staleTime: 0 }),
    client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 }),
  ]);
  const stored = toScheduleDraft(programme);
  if (isScheduleStored(value, stored, hongKongToday(new Date()))) {
    return { kind: 'saved', saved: { project, programme, filled: [], movedRows: 0, unfixedRows: 0 } };
  }
  // Another part of the project was changed: no activity is affected.
  if (scheduleDraftKind.isSame(stored, base)) return put(client, projectId, value, programme.revision);
  return { kind: 'conflict', programme, project };
}

/** Problems that can be found before sending; the server knows better which zones exist. */
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
