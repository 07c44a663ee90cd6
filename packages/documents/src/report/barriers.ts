import { isAtIssue, type NeededBarrier, type PlanSource } from '@quietsite/domain';
import { showCount } from '../text/show-level.ts';
import { labelOf } from './compliance-table.ts';
import { fitColumn } from './layout.ts';
import type { BarrierRow } from './report-model.ts';
import type { ReportWords } from './words/report-words.ts';
import { english } from './words/words.en.ts';

/** Column widths, as in the template. */
const [ACTIVITY_MM, ZONE_MM, TOWARDS_MM] = [44, 30, 48];

interface BarrierNeed {
  readonly barrier: NeededBarrier;
  readonly towards: string;
}

/**
 * For each activity with a barrier: its position and the height required by the most demanding receiver, or why there
 * is no height (M-71, REPORT-71).
 */
export function buildBarriers(source: PlanSource, words: ReportWords = english): BarrierRow[] {
  const { snapshot, summary } = source;
  const screened = new Set(snapshot.rows.filter(({ barrierDba }) => barrierDba < 0).map(({ taskId }) => taskId));
  const tasks = new Map(snapshot.tasks.map((task) => [task.id, task]));
  const zones = new Map(snapshot.zones.map(({ id, name }) => [id, name]));
  const needs = Map.groupBy(listNeeds(source, words), ({ barrier }) => barrier.taskId);
  const noneText = hasUnknownFloors(source) ? words.barriers.unknown : words.barriers.none;
  return summary.activityCodes.flatMap(({ taskId, code }) => {
    const task = tasks.get(taskId);
    if (!task || !screened.has(taskId)) return [];
    return [
      {
        activity: fitColumn(`${code} ${task.name.trim() || task.construction}`, ACTIVITY_MM),
        zone: fitColumn(zones.get(task.zoneId) ?? '', ZONE_MM),
        ...describeNeeds(needs.get(taskId) ?? [], noneText, words),
      },
    ];
  });
}

function listNeeds({ snapshot, timelines }: PlanSource, { compliance, figures }: ReportWords): BarrierNeed[] {
  return snapshot.receivers.flatMap((receiver) => {
    const label = labelOf({ label: receiver.name, pointId: receiver.pointId }, compliance);
    const towards = [label, receiver.buildingName.trim()].filter(Boolean).join(figures.comma);
    return (timelines.get(receiver.pointId)?.barriers ?? []).map((barrier) => ({ barrier, towards }));
  });
}

/** Floors cannot be assessed if the height of the building is unknown. */
const hasUnknownFloors = ({ snapshot, timelines }: PlanSource): boolean =>
  snapshot.receivers.some(
    ({ pointId, heightMetres }) =>
      heightMetres === null &&
      timelines.get(pointId)?.steps.some(({ unmitigated }) => isAtIssue(unmitigated.verdict)) === true,
  );

function describeNeeds(
  needs: readonly BarrierNeed[],
  noneText: string,
  { barriers: words }: ReportWords,
): Pick<BarrierRow, 'towards' | 'floor' | 'distance' | 'height'> {
  const heightOf = ({ barrier }: BarrierNeed) => barrier.height?.heightMetres ?? 0;
  const [first, ...others] = needs.toSorted((one, other) => heightOf(other) - heightOf(one));
  if (!first) return { towards: noneText, floor: '', distance: '', height: '' };
  const { lastRedFloor, totalFloors, sourceDistanceMetres, height } = first.barrier;
  return {
    towards: fitColumn(
      others.length === 0 ? first.towards : words.andOthers(first.towards, showCount(others.length)),
      TOWARDS_MM,
    ),
    floor: words.floor(String(lastRedFloor), String(totalFloors)),
    distance: sourceDistanceMetres.toFixed(0),
    height: height ? showHeight(height, words) : words.noneFits,
  };
}

const showHeight = (
  { heightMetres, buildableHeightMetres }: NonNullable<NeededBarrier['height']>,
  { tooHigh }: ReportWords['barriers'],
): string =>
  heightMetres > buildableHeightMetres
    ? tooHigh(heightMetres.toFixed(1), buildableHeightMetres.toFixed(1))
    : heightMetres.toFixed(1);
