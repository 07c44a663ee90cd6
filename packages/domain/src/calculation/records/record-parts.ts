import { computePropagation, itemAt, MITIGATED, UNMITIGATED } from '@quietsite/acoustics';
import { explain } from '../explain/explain.ts';
import type { LiveCalculation } from '../live-calculation.ts';
import { storedLevel } from '../results/stored-level.ts';
import type { DescribedReceiver } from '../results/summarise.ts';
import type { SnapshotTask } from '../snapshot.schema.ts';
import { listTaskSoundPowers } from '../task-sound-powers.ts';
import { type ActivityLevel, createActivityLevels } from './activity-levels.ts';
import type { ReceiverRecord } from './record.schema.ts';

export type RunName = 'unmitigated' | 'mitigated';

type RecordPart = Pick<
  ReceiverRecord,
  'taskId' | 'exclusiveGroup' | 'zoneTaskOrCombined' | 'excGroups' | 'highestSwl' | 'distance' | 'distanceCorrection'
> &
  Pick<ReceiverRecord, 'spl' | 'totalSpl' | 'cnl' | 'approvedProjectId' | 'startDate' | 'endDate'>;

/** The parts of the records of all receivers: activities, then combinations of several, then neighbours. */
export function createRecordParts(calculation: LiveCalculation, neighbourIds: readonly number[]) {
  const { snapshot } = calculation;
  const powers = new Map(listTaskSoundPowers(snapshot).map((listed) => [listed.taskId, listed]));
  const tasks = new Map(snapshot.tasks.map((task) => [keyOf(task), task]));
  const activityLevels = createActivityLevels(calculation);
  return (result: DescribedReceiver, run: RunName): RecordPart[] => {
    const index = calculation.indexOf(result.pointId);
    const swlOf = (taskId: number) => powers.get(taskId)?.[run].highestSoundPower ?? null;
    const activities = activityLevels(index, run === 'mitigated' ? MITIGATED : UNMITIGATED);
    const groups = new Map(activities.map(({ task, group }) => [keyOf(task), group]));
    const combinations = result[run].combinations.map(({ key, level }) => ({ key, level, parts: key.split('+') }));
    return [
      ...activities.map((activity) => describeActivity(activity, swlOf(activity.task.id))),
      ...combinations
        .filter(({ parts }) => parts.length > 1)
        .map(({ key, level, parts }) =>
          describeCombination(
            key,
            level,
            parts.flatMap((part) => tasks.get(part) ?? []),
            parts.map((part) => groups.get(part) ?? ''),
          ),
        ),
      ...describeNeighbours(calculation, result, run, neighbourIds),
    ];
  };
}

const keyOf = ({ zoneId, id }: SnapshotTask) => `${zoneId}-${id}`;
const NO_TASK = { taskId: null, exclusiveGroup: '', zoneTaskOrCombined: '', excGroups: '', highestSwl: null } as const;
const NO_DISTANCE = { distance: null, distanceCorrection: null, spl: null, approvedProjectId: null } as const;

function describeActivity(
  { task, energy, group, distanceMetres }: ActivityLevel,
  highestSwl: number | null,
): RecordPart {
  const level = storedLevel(energy);
  return {
    ...{ taskId: task.id, zoneTaskOrCombined: keyOf(task), exclusiveGroup: group, excGroups: group, highestSwl },
    distance: distanceMetres,
    distanceCorrection: computePropagation(0, distanceMetres).distanceCorrection,
    ...{ spl: level, totalSpl: level, cnl: level, approvedProjectId: null },
    ...{ startDate: task.start, endDate: task.end },
  };
}

/** For the days on which all its activities are planned. */
function describeCombination(
  key: string,
  level: number,
  tasks: readonly SnapshotTask[],
  groups: readonly string[],
): RecordPart {
  const starts = tasks.map(({ start }) => start).sort();
  const ends = tasks.map(({ end }) => end).sort();
  return {
    ...{ ...NO_TASK, ...NO_DISTANCE, zoneTaskOrCombined: key },
    ...{ excGroups: groups.filter((group) => group !== '').join('+'), totalSpl: level, cnl: level },
    ...{ startDate: itemAt(starts, starts.length - 1), endDate: itemAt(ends, 0) },
  };
}

/** The contribution of each neighbour on the day of the highest level with neighbours (M-50). */
function describeNeighbours(
  calculation: LiveCalculation,
  result: DescribedReceiver,
  run: RunName,
  neighbourIds: readonly number[],
): RecordPart[] {
  const day = result[run].withNeighbours.highestDay;
  if (neighbourIds.length === 0 || day === null) return [];
  const neighbours = explain(calculation, result.pointId, day, run)?.withNeighbours.neighbours ?? [];
  return neighbours.map(({ level }, index) => ({
    ...{ ...NO_TASK, ...NO_DISTANCE, totalSpl: level, cnl: level, startDate: day, endDate: day },
    approvedProjectId: neighbourIds[index] ?? null,
  }));
}
