import { itemAt } from '@quietsite/acoustics';
import type { LiveCalculation } from '../../calculation/live-calculation.ts';
import type { SnapshotTask } from '../../calculation/snapshot.schema.ts';
import { findReasonToLeaveOut, groupRows } from '../../calculation/task-emissions.ts';
import { workingDaysOf } from '../../calendar/task-calendar.ts';
import type { WorkingDays } from '../../calendar/working-days.ts';
import { listMitigatedViews } from '../../screening/mitigated-view.ts';
import { createEnergySum, listReceivedSteps, NO_SCREENS, type ReceivedStep, type Screens } from './energy-sums.ts';
import { type LimitPeriod, listLimitPeriods } from './limit-periods.ts';
import { findShiftRange, type ShiftRange, type ShiftRules } from './shift-rules.ts';

/** The request for advice (M-95). */
export interface AdviceRequest {
  /** The receivers to consider. */
  readonly pointIds: readonly number[];
  /** With neighbours and contributions (M-58). */
  readonly isCumulative: boolean;
  readonly rules: ShiftRules;
}

/** An active activity, on its current days. */
export interface AdviceTask {
  readonly id: number;
  readonly range: ShiftRange;
  readonly isTypeB: boolean;
  /** In chronological order, at least one. */
  readonly steps: readonly ReceivedStep[];
  readonly startDay: number;
  readonly endDay: number;
  /** Its working days, which do not shift when it is moved; null if it works on all days (M-135). */
  readonly workingDays: WorkingDays | null;
}

/** The programme as energies at the considered receivers: what a trial needs, without the engine. */
export interface AdviceModel {
  readonly tasks: readonly AdviceTask[];
  /** From the first to the last possible day of any activity, without gaps. */
  readonly periods: readonly LimitPeriod[];
  /** Energy at each receiver while these steps of the project are active, behind the screens of a period. */
  readonly sum: (steps: readonly ReceivedStep[], screens: number) => Float64Array;
}

export function buildAdviceModel(calculation: LiveCalculation, request: AdviceRequest): AdviceModel {
  const { prepared } = calculation;
  const { input, orderedTasks } = prepared;
  const receivers = Int32Array.from(
    request.pointIds.map((pointId) => calculation.indexOf(pointId)).filter((index) => index >= 0),
  );
  const screens = listScreens(calculation);
  const stuck = findStuckTasks(calculation);
  const tasks = orderedTasks.flatMap((task, index) => {
    const engineTask = input.tasks[index];
    const steps = engineTask ? listReceivedSteps(engineTask, input, receivers, screens) : [];
    const [first, last] = [steps[0], steps.at(-1)];
    if (first === undefined || last === undefined) return [];
    const range =
      stuck.has(task.id) || input.zones[first.zone]?.front !== undefined
        ? { earliest: 0, latest: 0 }
        : findShiftRange(task, request.rules);
    const { startDay, isTypeB } = first;
    return [
      {
        id: task.id,
        range,
        isTypeB,
        steps,
        startDay,
        endDay: last.endDay,
        workingDays: workingDaysOf(prepared.snapshot.calendar, task),
      },
    ];
  });
  const firstDay = Math.min(...tasks.map(({ startDay, range }) => startDay + range.earliest));
  const lastDay = Math.max(...tasks.map(({ endDay, range }) => endDay + range.latest));
  const periods = listLimitPeriods(input, receivers, { firstDay, lastDay, isCumulative: request.isCumulative });
  return { tasks, periods, sum: createEnergySum(input, receivers, screens) };
}

/** The screens that stand in the mitigated run on some days; shifting activities does not change them (M-115). */
function listScreens({ prepared: { input } }: LiveCalculation): Screens {
  const { screening } = input;
  return screening ? listMitigatedViews(screening).map((view) => itemAt(screening.views, view)) : NO_SCREENS;
}

/**
 * A row without a working day within its activity's dates could gain one, and thus noise, if the activity moved. Such
 * activities stay.
 */
function findStuckTasks({ prepared: { snapshot } }: LiveCalculation): ReadonlySet<number> {
  const rows = groupRows(snapshot.tasks, snapshot.rows);
  const isStuck = (task: SnapshotTask) =>
    rows.get(task.id)?.some((row) => {
      const reason = findReasonToLeaveOut(row, task, snapshot.calendar)?.reason;
      return reason !== undefined && reason !== 'ROW_SILENT';
    });
  return new Set(snapshot.tasks.filter(isStuck).map(({ id }) => id));
}
