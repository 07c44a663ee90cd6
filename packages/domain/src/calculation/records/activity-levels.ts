import {
  floatAt,
  getFrom,
  itemAt,
  limitDistance,
  numberAt,
  pickLoudestGroup,
  slantTransmission,
  TIE_METRES,
} from '@quietsite/acoustics';
import { distance, type Hk80Point } from '@quietsite/geometry';
import { type ProjectCalendar, workingDaysOf } from '../../calendar/task-calendar.ts';
import type { WorkingDays } from '../../calendar/working-days.ts';
import type { LiveCalculation } from '../live-calculation.ts';
import type { SnapshotRow, SnapshotTask } from '../snapshot.schema.ts';
import { computeRunEnergies, findReasonToLeaveOut, groupRows, workedDays } from '../task-emissions.ts';

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

interface Machine {
  readonly row: SnapshotRow;
  readonly group: string;
  readonly startDay: number;
  readonly endDay: number;
  /** Null if it works on all its days (M-130). */
  readonly workingDays: WorkingDays | null;
  readonly energies: readonly number[];
}

interface Activity {
  readonly task: SnapshotTask;
  readonly zoneIndex: number;
  readonly isTypeB: boolean;
  readonly machines: readonly Machine[];
}

/** By engine index of a receiver. Activities without work, or that never count, are omitted. */
export function createActivityLevels(calculation: LiveCalculation): (receiver: number, run: number) => ActivityLevel[] {
  const { notionalSources, receivers } = calculation.prepared;
  const activities = listActivities(calculation);
  return (receiver, run) => {
    const distanceOf = ({ zoneIndex }: Activity) =>
      floatAt(notionalSources.distancesMetres, receiver * notionalSources.zoneCount + zoneIndex);
    const { position } = itemAt(receivers, receiver);
    return activities.flatMap((activity) => {
      const distanceMetres = distanceOf(activity);
      const isNearer = (other: Activity) => other.isTypeB && distanceOf(other) < distanceMetres - TIE_METRES;
      const nearerMachines = activity.isTypeB ? activities.filter(isNearer).flatMap(({ machines }) => machines) : [];
      const received = activity.machines.map((machine) => ({
        ...machine,
        energy: numberAt(machine.energies, run) * transmit(machine.row, position, distanceMetres),
      }));
      const loudest = findLoudestDay(received, listDays(received, nearerMachines));
      return loudest === null ? [] : [{ task: activity.task, distanceMetres, ...loudest }];
    });
  };
}

/** Built once for all receivers. */
function listActivities({ prepared: { snapshot, orderedTasks } }: LiveCalculation): Activity[] {
  const places = new Map(snapshot.zones.map(({ id }, zoneIndex) => [id, zoneIndex]));
  const rowsOfTask = groupRows(snapshot.tasks, snapshot.rows);
  return orderedTasks.map((task) => {
    const zoneIndex = getFrom(places, task.zoneId);
    const rows = (rowsOfTask.get(task.id) ?? []).filter(
      (row) => findReasonToLeaveOut(row, task, snapshot.calendar) === null,
    );
    const machines = rows.map(toMachine(task, snapshot.calendar));
    return { task, zoneIndex, isTypeB: snapshot.zones[zoneIndex]?.type === 'B', machines };
  });
}

/** From the zone's notional source, or from the fixed location of the equipment (M-32). */
function transmit({ fixedLocation }: SnapshotRow, receiver: Hk80Point, distanceMetres: number): number {
  return slantTransmission(
    fixedLocation === null ? distanceMetres : limitDistance(distance(fixedLocation, receiver)),
    0,
  );
}

const toMachine =
  (task: SnapshotTask, calendar: ProjectCalendar) =>
  (row: SnapshotRow): Machine => ({
    ...{ row, group: row.exclusiveGroup.trim(), energies: computeRunEnergies(row), ...workedDays(row, task, calendar) },
    workingDays: workingDaysOf(calendar, task),
  });

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

/** Equipment that works every day may sound on a day on which the nearer zone pauses. */
function dayAfterMask(machine: Days, masking: Days, day: number): number {
  return machine.workingDays === null && masking.workingDays !== null ? day + 1 : masking.endDay + 1;
}

function findLoudestDay(
  received: readonly (Machine & { readonly energy: number })[],
  days: readonly number[],
): Pick<ActivityLevel, 'energy' | 'day' | 'group'> | null {
  let loudest: Pick<ActivityLevel, 'energy' | 'day' | 'group'> | null = null;
  for (const day of days) {
    const sums = new Map<string, number>();
    for (const { group, energy, startDay, endDay } of received)
      if (startDay <= day && day <= endDay) sums.set(group, (sums.get(group) ?? 0) + energy);
    const common = sums.get('') ?? 0;
    const named = [...sums]
      .filter(([group]) => group !== '')
      .map(([group, energy]) => ({ group, energy: energy + common }));
    const { group, energy } = pickLoudestGroup(named) ?? { group: '', energy: common };
    if (energy > (loudest?.energy ?? 0)) loudest = { energy, day, group };
  }
  return loudest;
}
