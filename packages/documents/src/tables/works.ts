import type { DayString, LinearZone, MovingFront, PlanSource } from '@quietsite/domain';

/** One activity with its code (M-41, Q78). */
export interface PlannedActivity {
  readonly taskId: number;
  readonly code: string;
  readonly zone: string;
  /** Its zone, if drawn as a line (M-150, M-154). */
  readonly line: LinearZone | MovingFront | null;
  readonly construction: string;
  readonly name: string;
  readonly start: DayString;
  readonly end: DayString;
  /** Whether any equipment works on one of its days (M-11). */
  readonly hasWork: boolean;
}

/** Codes and names of a run, by the ids and keys in its results. */
export interface Works {
  /** Ordered by code. */
  readonly activities: readonly PlannedActivity[];
  readonly activityOf: (taskId: number) => PlannedActivity | undefined;
  /** Code of a set of activities by its key, or of a single activity. */
  readonly codeOf: (key: string) => string;
  /** 'A + C + D'. */
  readonly sumOf: (key: string) => string;
}

export function describeWorks({ summary, snapshot }: Pick<PlanSource, 'summary' | 'snapshot'>): Works {
  const activities = listPlannedActivities({ summary, snapshot });
  const byTask = new Map(activities.map((activity) => [activity.taskId, activity]));
  const codes = new Map(summary.combinations.map(({ key, code }) => [key, code]));
  return {
    activities,
    activityOf: (taskId) => byTask.get(taskId),
    codeOf: (key) => codes.get(key) ?? byTask.get(taskOf(key))?.code ?? '',
    sumOf: (key) =>
      key
        .split('+')
        .map((part) => byTask.get(taskOf(part))?.code ?? '')
        .join(' + '),
  };
}

/** The activity of a zoneId-taskId (M-41). */
const taskOf = (part: string): number => Number(part.slice(part.indexOf('-') + 1));

export function listPlannedActivities({
  summary,
  snapshot,
}: Pick<PlanSource, 'summary' | 'snapshot'>): PlannedActivity[] {
  const tasks = new Map(snapshot.tasks.map((task) => [task.id, task]));
  const zones = new Map(snapshot.zones.map((zone) => [zone.id, zone]));
  const idle = new Set(
    summary.leftOut.flatMap((item) => (item.reason === 'TASK_WITHOUT_ACTIVE_WORK' ? [item.taskId] : [])),
  );
  return summary.activityCodes.flatMap(({ taskId, code }) => {
    const task = tasks.get(taskId);
    if (!task) return [];
    const { construction, name, start, end, zoneId } = task;
    const zone = zones.get(zoneId);
    const line = zone?.moving ?? zone?.linear ?? null;
    const works = { zone: zone?.name ?? '', line, construction, name, start, end };
    return [{ taskId, code, ...works, hasWork: !idle.has(taskId) }];
  });
}
