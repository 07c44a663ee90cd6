import {
  addDays,
  type CalculationSnapshot,
  type Contribution,
  type DatedCalendar,
  type OtherCriterion,
} from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import { toCalendar } from '../engine-answer.ts';
import { daysOf } from '../oracle/days.ts';
import type { Random } from '../random-case/random.ts';
import { randomWorkingCalendar } from '../random-case/working-calendar.ts';
import { type Edit, earlierOf, editOf, replaced, unusedId } from './edit.ts';

/** Days near those of an activity, so that entries begin and end inside the project, at its ends and outside it. */
function randomDates(random: Random, { tasks }: CalculationSnapshot) {
  const { start, end } = random.pick(tasks);
  const first = addDays(random.pick([start, end]), random.integer(-20, 20));
  return { start: first, end: addDays(first, random.pick([0, 0, 3, 20, 90])) };
}

function randomCriteria(random: Random, snapshot: CalculationSnapshot): OtherCriterion[] {
  return Array.from({ length: random.integer(0, 3) }, (_, index) => ({
    name: `Examination ${index}`,
    ...randomDates(random, snapshot),
    value: random.pick([55, 60, 65, 69.5, 80]),
  }));
}

function randomContributions(random: Random, snapshot: CalculationSnapshot): Contribution[] {
  return Array.from({ length: random.integer(0, 2) }, (_, index) => ({
    name: `Site ${index}`,
    ...randomDates(random, snapshot),
    level: random.integer(50, 80),
  }));
}

export const TASK_EDITS: Readonly<Record<string, Edit>> = {
  'task moved': editOf('tasks', (random, { start, end }) => {
    const by = random.integer(-40, 40);
    return { start: addDays(start, by), end: addDays(end, by) };
  }),
  'task longer': editOf('tasks', (random, { start, end }) => ({
    start: addDays(start, -random.pick([0, 1, 35])),
    end: addDays(end, random.pick([0, 1, 35])),
  })),
  'task shorter': editOf('tasks', (random, { start, end }) => {
    const cut = earlierOf(addDays(start, random.integer(1, 10)), end);
    return random.chance(0.5) ? { start: cut } : { end: cut };
  }),
  'task named': editOf('tasks', (_, { name }) => ({ name: `${name}'` })),
};

/** Working days (M-130 to M-133). */
export const CALENDAR_EDITS: Readonly<Record<string, Edit>> = {
  'another calendar': (random, snapshot) => ({ ...snapshot, calendar: randomDatedCalendar(random, snapshot) }),
  'a day off': (random, { calendar, ...snapshot }) => {
    const known = calendar ?? randomDatedCalendar(random, snapshot);
    const { start } = random.pick(snapshot.tasks);
    const day = addDays(start, random.integer(0, 40));
    return { ...snapshot, calendar: { ...known, holidays: [...known.holidays, day] } };
  },
  'no calendar': (_, { calendar: __, ...snapshot }) => snapshot,
  'task of every day': (random, snapshot) => {
    const task = random.pick(snapshot.tasks);
    const { isEveryDay, ...usual } = task;
    return { ...snapshot, tasks: replaced(snapshot.tasks, task, isEveryDay ? usual : { ...task, isEveryDay: true }) };
  },
};

function randomDatedCalendar(random: Random, { tasks }: Pick<CalculationSnapshot, 'tasks'>): DatedCalendar {
  return toCalendar(randomWorkingCalendar(random, daysOf(tasks)));
}

export const RECEIVER_EDITS: Readonly<Record<string, Edit>> = {
  'receiver moved': editOf('receivers', (random, { position: [easting, northing] }) => ({
    position: hk80(easting + random.integer(-30, 30), northing + random.integer(-30, 30)),
  })),
  criterion: editOf('receivers', (random) => ({ criterion: random.pick([null, 60, 65.1, 70, 75]) })),
  kind: editOf('receivers', (random) => ({ kind: random.pick(['residential', 'education', 'other', 'openAir']) })),
  reduction: editOf('receivers', (random) => ({ criterionReduction: random.pick([0, 3, 7]) })),
  height: editOf('receivers', (random) => ({ heightMetres: random.pick([null, 2, 9, 60]) })),
  'dated criteria': editOf('receivers', (random, _, snapshot) => ({ otherCriteria: randomCriteria(random, snapshot) })),
  contributions: editOf('receivers', (random, _, snapshot) => ({
    contributions: randomContributions(random, snapshot),
  })),
};

/** Changes that an update cannot follow: it must start from scratch and then follow the next edits. */
export const STRUCTURAL_EDITS: Readonly<Record<string, Edit>> = {
  'receiver left out': editOf('receivers', (_, { isInsideZoneWithBuilding }) => ({
    isInsideZoneWithBuilding: !isInsideZoneWithBuilding,
  })),
  'zone type': (random, snapshot) => {
    const zone = random.pick(snapshot.zones);
    return { ...snapshot, zones: replaced(snapshot.zones, zone, { ...zone, type: zone.type === 'A' ? 'B' : 'A' }) };
  },
  'receivers in another order': (random, snapshot) => ({ ...snapshot, receivers: random.shuffle(snapshot.receivers) }),
  'receiver removed': (_, snapshot) => ({
    ...snapshot,
    receivers: snapshot.receivers.length > 1 ? snapshot.receivers.slice(1) : snapshot.receivers,
  }),
  'neighbours gone': (_, snapshot) => ({ ...snapshot, neighbours: [] }),
  'task in another zone': editOf('tasks', (random, _, { zones }) => ({ zoneId: random.pick(zones).id })),
  'task added': (random, snapshot) => {
    const id = unusedId(snapshot.tasks.map((task) => task.id));
    return { ...snapshot, tasks: [...snapshot.tasks, { ...random.pick(snapshot.tasks), id }] };
  },
  'task removed': (_, snapshot) => {
    const [gone, ...tasks] = snapshot.tasks;
    return tasks.length === 0
      ? snapshot
      : { ...snapshot, tasks, rows: snapshot.rows.filter(({ taskId }) => taskId !== gone?.id) };
  },
};
