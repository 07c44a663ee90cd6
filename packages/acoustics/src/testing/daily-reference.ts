import type { EngineRow } from '../engine/emission-steps.ts';
import type { PlainProject, PlainTask } from './plain-project.ts';

/**
 * The rules of the method as a loop over days, rows and receivers. Written for readability and deliberately slow. It
 * shares no code with the sweep it is compared with.
 */
export interface ReferenceDay {
  readonly day: number;
  /** Indices of the active zone-tasks, ascending; a front has one (M-41). */
  readonly tasks: readonly number[];
  readonly own: number;
  readonly total: number;
  readonly criterion: number;
}

export interface ReferencePoint {
  readonly receiver: number;
  readonly height: number;
}

/** Every day of the project at one receiver in one run. */
export function listReferenceDays(project: PlainProject, receiver: number, run: number): ReferenceDay[] {
  const point = { receiver, height: 0 };
  return Array.from({ length: project.lastDay - project.firstDay + 1 }, (_, i) => {
    const day = project.firstDay + i;
    const own = ownEnergy(project, point, run, day);
    return {
      day,
      tasks: listMembersOn(project, day),
      own,
      total: own + foreignEnergy(project, point, run, day),
      criterion: criterionOf(project, receiver, day),
    };
  });
}

/** A front counts as one member, identified by the first of its zone-tasks (M-153). */
function listMembersOn({ tasks, zones }: PlainProject, day: number): number[] {
  const memberOf = (task: PlainTask, index: number) => {
    const front = zones[task.zone]?.front;
    return front === undefined ? index : tasks.findIndex(({ zone }) => zones[zone]?.front === front);
  };
  const working = tasks.flatMap((task, index) => (listRowsOn(task, day).length > 0 ? [memberOf(task, index)] : []));
  return [...new Set(working)].sort((a, b) => a - b);
}

/** The highest level, alone or with neighbours and contributions, and its verdicts (M-42, M-50 to M-62). */
export function findReferenceSeries(days: readonly ReferenceDay[], series: 'own' | 'total') {
  const judged = days.map((entry) => judge(entry[series], entry.criterion));
  return {
    ...findHighest(days.map((entry) => ({ day: entry.day, energy: entry[series] }))),
    exceedanceDays: judged.filter(({ isInReport }) => isInReport).length,
    isInReport: judged.some(({ isInReport }) => isInReport),
    isOnMap: judged.some(({ isOnMap }) => isOnMap),
  };
}

/** The sets of zone-tasks active together, ordered by first day, each with its loudest day (M-41). */
export function listReferenceCombinations(days: readonly ReferenceDay[]) {
  const sets = new Set(days.map(({ tasks }) => tasks.join()).filter((key) => key !== ''));
  return [...sets].map((key) => {
    const activeDays = days.filter(({ tasks }) => tasks.join() === key);
    return { key, ...findHighest(activeDays.map(({ day, own }) => ({ day, energy: own }))) };
  });
}

export function ownEnergy(project: PlainProject, point: ReferencePoint, run: number, day: number): number {
  return projectEnergy(project, project.tasks, point, run, day);
}

/** The neighbours, each by its own rules, and the contributions of the day (M-50, M-51). */
function foreignEnergy(project: PlainProject, point: ReferencePoint, run: number, day: number): number {
  const neighbours = project.neighbours.map((tasks) => projectEnergy(project, tasks, point, run, day));
  return sum(neighbours) + sum(contributionsOf(project, point.receiver, day));
}

/**
 * Type A zones add up. Only the nearest active type B zone counts, or the loudest of equally near ones (M-34); of each
 * front its nearest part as well (M-153).
 */
function projectEnergy(
  project: PlainProject,
  tasks: readonly PlainTask[],
  point: ReferencePoint,
  run: number,
  day: number,
): number {
  const working = tasks
    .map((task) => ({ zone: task.zone, rows: listRowsOn(task, day) }))
    .filter(({ rows }) => rows.length > 0);
  const zones = [...new Set(working.map(({ zone }) => zone))];
  const energyOf = (zone: number) =>
    sum(working.filter((task) => task.zone === zone).map((task) => taskEnergy(project, task, point, run)));
  const distanceOf = (zone: number) => project.receivers[point.receiver]?.distances[zone] as number;
  const typeA = zones.filter((zone) => !project.zones[zone]?.isTypeB);
  const typeB = zones.filter((zone) => project.zones[zone]?.isTypeB);
  const countingOf = (competing: readonly number[]) => {
    const nearest = Math.min(...competing.map(distanceOf));
    return Math.max(0, ...competing.filter((zone) => distanceOf(zone) - nearest <= 1e-6).map(energyOf));
  };
  const sets = [...new Set(typeB.map((zone) => project.zones[zone]?.front))];
  const counting = sets.map((front) => countingOf(typeB.filter((zone) => project.zones[zone]?.front === front)));
  return sum(typeA.map(energyOf)) + sum(counting);
}

/** The loudest group of the active rows, plus the rows that run with every group (M-12, M-32). */
function taskEnergy(project: PlainProject, { zone, rows }: PlainTask, point: ReferencePoint, run: number): number {
  const energyOf = (group: string) =>
    sum(rows.filter((row) => row.group === group).map((row) => arrivingEnergy(project, zone, row, point, run)));
  const groups = new Set(rows.map((row) => row.group).filter((group) => group !== ''));
  return energyOf('') + Math.max(0, ...[...groups].map(energyOf));
}

/** Level = SWL - (20 log(distance) + 8) + 3, using the slant distance at a height (M-33, M-70). */
function arrivingEnergy(
  project: PlainProject,
  zone: number,
  row: EngineRow,
  point: ReferencePoint,
  run: number,
): number {
  const receiver = project.receivers[point.receiver];
  const plan = row.fixedPosition < 0 ? receiver?.distances[zone] : receiver?.fixedDistances[row.fixedPosition];
  const slant = Math.sqrt((plan as number) ** 2 + point.height ** 2);
  const level = 10 * Math.log10(row.energies[run] as number) - (20 * Math.log10(slant) + 8) + 3;
  return 10 ** (level / 10);
}

/** The first day, unless the level of a later one is more than 1e-9 dB higher (M-42). */
function findHighest(days: readonly { readonly day: number; readonly energy: number }[]) {
  let first = { day: Number.NaN, energy: 0 };
  for (const { day, energy } of days)
    if (10 * Math.log10(energy) > 10 * Math.log10(first.energy) + 1e-9) first = { day, energy };
  return { day: first.day, energy: Math.max(0, ...days.map(({ energy }) => energy)) };
}

/** M-60 and M-61, with the M-04 tolerance. */
function judge(energy: number, criterion: number) {
  const level = 10 * Math.log10(energy);
  return {
    isOnMap: Math.floor(level + 0.5 + 1e-9) > Math.floor(criterion + 0.5 + 1e-9),
    isInReport: Math.floor(10 * (level + 1e-9) + 0.5) / 10 > criterion + 1e-9,
  };
}

/** The rows at work on a day; none on a non-working day (M-130). */
const listRowsOn = ({ rows, idleDays }: PlainTask, day: number): EngineRow[] =>
  idleDays?.has(day) ? [] : rows.filter((row) => covers(row, day));

const covers = (entry: { readonly startDay: number; readonly endDay: number }, day: number) =>
  entry.startDay <= day && day <= entry.endDay;

const profileOf = (project: PlainProject, receiver: number) =>
  project.profiles[project.receivers[receiver]?.profile as number] as PlainProject['profiles'][number];

const criterionOf = (project: PlainProject, receiver: number, day: number) =>
  profileOf(project, receiver).criteria.find((piece) => covers(piece, day))?.value as number;

const contributionsOf = (project: PlainProject, receiver: number, day: number) =>
  profileOf(project, receiver)
    .contributions.filter((entry) => covers(entry, day))
    .map(({ value }) => value);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
