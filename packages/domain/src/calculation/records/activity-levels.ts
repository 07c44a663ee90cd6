import {
  floatAt,
  getFrom,
  itemAt,
  limitDistance,
  type ScreeningStage,
  slantTransmission,
  TIE_METRES,
} from '@quietsite/acoustics';
import { distance } from '@quietsite/geometry';
import { workingDaysOf } from '../../calendar/task-calendar.ts';
import type { WorkingDays } from '../../calendar/working-days.ts';
import { competingSetOf } from '../../front/competing-zones.ts';
import { storedId } from '../../front/part-ids.ts';
import { isOpenAirKind } from '../../receivers/receiver-kinds.ts';
import { pickLoudestAlternative, type ReceivedRow } from '../../screening/loudest-alternative.ts';
import { type EmittedRow, emitRow, findEffectiveDistance, receiveRow } from '../../screening/receive-row.ts';
import type { LiveCalculation } from '../live-calculation.ts';
import type { SnapshotReceiver, SnapshotRow, SnapshotTask } from '../snapshot.schema.ts';
import { findReasonToLeaveOut, groupRows, workedDays } from '../task-emissions.ts';

/** The level of one activity alone at one receiver, on its loudest day. */
export interface ActivityLevel {
  readonly task: SnapshotTask;
  readonly energy: number;
  readonly day: number;
  /** The loudest group on that day; '' if no row has a group (M-12). */
  readonly group: string;
  /** From the zone's notional source, at least 1 m (M-31, M-33). */
  readonly distanceMetres: number;
}

interface Machine extends EmittedRow {
  readonly startDay: number;
  readonly endDay: number;
  /** Null if it works on all its days (M-130). */
  readonly workingDays: WorkingDays | null;
}

interface Activity {
  readonly task: SnapshotTask;
  readonly zoneIndex: number;
  /** Null if it always counts (M-34, M-153). */
  readonly competingSet: number | null;
  readonly machines: readonly Machine[];
}

/**
 * By the engine's receiver index. Omits activities that have no work or never count; a front's activity has the level
 * of its loudest part (M-153).
 */
export function createActivityLevels(calculation: LiveCalculation): (receiver: number, run: number) => ActivityLevel[] {
  const { notionalSources, receivers } = calculation.prepared;
  const activities = listActivities(calculation);
  const stages = calculation.prepared.screening?.engine.stages ?? [ALL_DAYS];
  return (receiver, run) => {
    const distanceOf = ({ zoneIndex }: Activity) =>
      floatAt(notionalSources.distancesMetres, receiver * notionalSources.zoneCount + zoneIndex);
    const at = itemAt(receivers, receiver);
    const levels = activities.flatMap((activity) => {
      const distanceMetres = distanceOf(activity);
      const receiveIn = (stage: Stage): Loudest | null => {
        const listening = { receiver, run, height: 0, day: stage.startDay };
        const effectiveDistance = (other: Activity) =>
          findEffectiveDistance(calculation, listening, other.zoneIndex, distanceOf(other));
        const nearest = effectiveDistance(activity);
        const isNearer = (other: Activity) =>
          other.competingSet === activity.competingSet && effectiveDistance(other) < nearest - TIE_METRES;
        const isAlone = activity.competingSet === null;
        const nearerMachines = isAlone ? [] : activities.filter(isNearer).flatMap(({ machines }) => machines);
        const source = { task: activity.task, zone: activity.zoneIndex };
        const received = clip(activity.machines, stage).map((machine) => {
          const transmission = transmit(machine.row, at, distanceMetres);
          return { ...machine, ...receiveRow(calculation, machine, source, listening, transmission) };
        });
        return findLoudestDay(received, listDays(received, clip(nearerMachines, stage)));
      };
      const loudest = pickLoudest(stages.map(receiveIn));
      return loudest === null ? [] : [{ task: activity.task, distanceMetres, ...loudest }];
    });
    return pickLoudestParts(calculation, levels);
  };
}

function pickLoudestParts({ snapshot }: LiveCalculation, levels: readonly ActivityLevel[]): ActivityLevel[] {
  const loudest = new Map<number, ActivityLevel>();
  for (const level of levels) {
    const taskId = storedId(level.task.id);
    const known = loudest.get(taskId);
    if (known === undefined || level.energy > known.energy) loudest.set(taskId, level);
  }
  const tasks = new Map(snapshot.tasks.map((task) => [task.id, task]));
  return [...loudest].map(([taskId, level]) => ({ ...level, task: getFrom(tasks, taskId) }));
}

/** The first of equally loud levels. */
function pickLoudest(levels: readonly (Loudest | null)[]): Loudest | null {
  return levels.reduce((kept, next) => (next !== null && next.energy > (kept?.energy ?? 0) ? next : kept), null);
}

type Stage = Pick<ScreeningStage, 'startDay' | 'endDay'>;

/** For calculations without screening, or whose screens have no dates (M-115). */
const ALL_DAYS: Stage = { startDay: Number.NEGATIVE_INFINITY, endDay: Number.POSITIVE_INFINITY };

/** The machines that work in a stage, on its days only. */
function clip(machines: readonly Machine[], { startDay, endDay }: Stage): Machine[] {
  return machines.flatMap((machine) => {
    const days = { startDay: Math.max(machine.startDay, startDay), endDay: Math.min(machine.endDay, endDay) };
    return days.startDay <= days.endDay ? [{ ...machine, ...days }] : [];
  });
}

/** Built once for all receivers. */
function listActivities(calculation: LiveCalculation): Activity[] {
  const { snapshot, orderedTasks } = calculation.prepared;
  const places = new Map(snapshot.zones.map(({ id }, zoneIndex) => [id, zoneIndex]));
  const rowsOfTask = groupRows(snapshot.tasks, snapshot.rows);
  return orderedTasks.map((task) => {
    const zoneIndex = getFrom(places, task.zoneId);
    const rows = (rowsOfTask.get(task.id) ?? []).filter(
      (row) => findReasonToLeaveOut(row, task, snapshot.calendar) === null,
    );
    const machines = rows.map(toMachine(calculation, task));
    return { task, zoneIndex, competingSet: competingSetOf(itemAt(snapshot.zones, zoneIndex)), machines };
  });
}

/** From the zone's notional source, or from the fixed location of the equipment (M-32). */
function transmit(
  { fixedLocation }: SnapshotRow,
  { position, kind }: SnapshotReceiver,
  distanceMetres: number,
): number {
  return slantTransmission(
    fixedLocation === null ? distanceMetres : limitDistance(distance(fixedLocation, position)),
    0,
    isOpenAirKind(kind),
  );
}

const toMachine =
  (calculation: LiveCalculation, task: SnapshotTask) =>
  (row: SnapshotRow): Machine => {
    const { calendar } = calculation.prepared.snapshot;
    const workingDays = workingDaysOf(calendar, task);
    return { ...emitRow(calculation, row), ...workedDays(row, task, calendar), workingDays };
  };

type Days = Pick<Machine, 'startDay' | 'endDay' | 'workingDays'>;

/**
 * Days on which a maximum can begin: when equipment starts, or when a nearer type B zone ends, since this zone does not
 * count while the nearer one is active (M-34).
 */
function listDays(machines: readonly Days[], nearer: readonly Days[]): number[] {
  const days = machines.flatMap((machine) => {
    let day: number | null = machine.startDay;
    for (let masking = findOn(nearer, day); masking && day !== null; masking = findOn(nearer, day))
      day = findFirstWorked(machine, dayAfterMask(machine, masking, day));
    return day === null ? [] : [day];
  });
  return [...new Set(days)].sort((a, b) => a - b);
}

const findOn = (machines: readonly Days[], day: number | null) =>
  day === null ? undefined : machines.find((machine) => worksOn(machine, day));

function worksOn({ startDay, endDay, workingDays }: Days, day: number): boolean {
  return startDay <= day && day <= endDay && workingDays?.isWorking(day) !== false;
}

function findFirstWorked({ workingDays, endDay }: Days, from: number): number | null {
  if (workingDays !== null) return workingDays.findFirst(from, endDay);
  return from <= endDay ? from : null;
}

/** Equipment that works every day may become audible on a day on which the nearer zone pauses. */
function dayAfterMask(machine: Days, masking: Days, day: number): number {
  return machine.workingDays === null && masking.workingDays !== null ? day + 1 : masking.endDay + 1;
}

type Loudest = Pick<ActivityLevel, 'energy' | 'day' | 'group'>;

function findLoudestDay(received: readonly (Machine & ReceivedRow)[], days: readonly number[]): Loudest | null {
  let loudest: Loudest | null = null;
  for (const day of days) {
    const active = received.filter(({ startDay, endDay }) => startDay <= day && day <= endDay);
    const { group, energy } = pickLoudestAlternative(active);
    if (energy > (loudest?.energy ?? 0)) loudest = { energy, day, group: group ?? '' };
  }
  return loudest;
}
