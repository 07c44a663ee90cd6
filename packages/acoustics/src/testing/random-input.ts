import type { EngineRow } from '../engine/emission-steps.ts';
import type { DatedValue, ReceiverProfile } from '../engine/engine-input.ts';
import type { PlainProject, PlainReceiver, PlainTask } from './plain-project.ts';

/** Random numbers from a seed (mulberry32), so that a failing project can be reproduced. */
export class RandomSource {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to but not including 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.fraction() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  of<T>(values: readonly T[]): T {
    return values[this.whole(0, values.length - 1)] as T;
  }

  list<T>(from: number, to: number, make: (index: number) => T): T[] {
    return Array.from({ length: this.whole(from, to) }, (_, index) => make(index));
  }
}

const ALWAYS = { startDay: Number.NEGATIVE_INFINITY, endDay: Number.POSITIVE_INFINITY };
const POSITIONS = 4;
/** Nominally equal days that differ in their last digits: by less than 1e-9 dB, and by slightly more (M-42). */
const NUDGES = [1, 1, 1, 1 + 1e-11, 1 + 2e-9];
/** Distances that are equal by M-31, and some that are not. */
const SHIFTS = [0, 0, 4e-7, 3e-6];

/** A project of some months with both zone types, groups, fixed rows, gaps, ties, neighbours and dated profiles. */
export function randomProject(seed: number, receiverCount?: number): PlainProject {
  const draw = new RandomSource(seed);
  const base = draw.whole(-200, 200);
  const tasks = draw.list(1, 6, () => drawTask(draw, base, 0, 3));
  // Every project has its own zones.
  const neighbours = draw.list(0, 2, (index) =>
    draw.list(1, 4, () => drawTask(draw, base, 4 + 2 * index, 5 + 2 * index)),
  );
  const zones = Array.from({ length: 4 + 2 * neighbours.length }, () => ({ isTypeB: draw.chance(0.5) }));
  const profiles = draw.list(1, 3, () => drawProfile(draw, base));
  const count = receiverCount ?? draw.whole(1, 3);
  const receivers = Array.from({ length: count }, () => drawReceiver(draw, zones.length, profiles.length));
  const rows = tasks.flatMap((task) => task.rows);
  // Activities without rows extend the days of a project beyond its work. Here the days may also exclude some work.
  const firstDay = Math.min(...rows.map((row) => row.startDay)) - draw.whole(-2, 9);
  const lastDay = Math.max(firstDay, ...rows.map((row) => row.endDay)) + draw.whole(-2, 9);
  return { firstDay, lastDay: Math.max(firstDay, lastDay), zones, tasks, neighbours, profiles, receivers };
}

function drawTask(draw: RandomSource, base: number, firstZone: number, lastZone: number): PlainTask {
  return { zone: draw.whole(firstZone, lastZone), rows: draw.list(1, 5, () => drawRow(draw, base)) };
}

function drawRow(draw: RandomSource, base: number): EngineRow {
  const startDay = base + draw.whole(0, 70);
  const level = draw.whole(80, 125);
  return {
    startDay,
    endDay: startDay + draw.whole(0, 30),
    group: draw.of(['', '', 'A', 'B', 'C']),
    fixedPosition: draw.chance(0.35) ? draw.whole(0, POSITIONS - 1) : -1,
    energies: [0, draw.whole(0, 20), draw.whole(0, 10)].map((less) => 10 ** ((level - less) / 10) * draw.of(NUDGES)),
  };
}

function drawProfile(draw: RandomSource, base: number): ReceiverProfile {
  const dated = (value: () => number): DatedValue => {
    const startDay = base + draw.whole(-10, 90);
    return { startDay, endDay: startDay + draw.whole(0, 30), value: value() };
  };
  const criterion = draw.of([65, 70, 75, 65.1 - 3, 72.45]);
  const tighter = draw.chance(0.5) ? [dated(() => criterion - draw.whole(1, 8))] : [];
  // The first piece that covers a day applies, the last one to all remaining days.
  const criteria = [...tighter, { ...ALWAYS, value: criterion }];
  return { criteria, contributions: draw.list(0, 2, () => dated(() => 10 ** (draw.whole(40, 80) / 10))) };
}

function drawReceiver(draw: RandomSource, zoneCount: number, profileCount: number): PlainReceiver {
  return {
    profile: draw.whole(0, profileCount - 1),
    // Multiples of ten metres, so that type B zones are often equally far away.
    distances: Array.from({ length: zoneCount }, () => Math.max(1, draw.whole(0, 9) * 10) + draw.of(SHIFTS)),
    fixedDistances: Array.from({ length: POSITIONS }, () => Math.max(1, draw.whole(0, 80))),
  };
}

/**
 * The project with a working calendar, and with calendars for some of its neighbours: a weekly pattern, single days and
 * a shutdown. Some activities work every day.
 */
export function withRandomCalendars(seed: number, project: PlainProject): PlainProject {
  const draw = new RandomSource(seed);
  const follow = (tasks: readonly PlainTask[]): PlainTask[] => {
    const idleDays = drawIdleDays(draw, project);
    return tasks.map((task) => (draw.chance(0.25) ? task : { ...task, idleDays }));
  };
  const neighbours = project.neighbours.map((tasks) => (draw.chance(0.7) ? follow(tasks) : tasks));
  return { ...project, tasks: follow(project.tasks), neighbours };
}

/** The project with some of its own and its neighbours' type B zones as parts of one or two fronts. */
export function withRandomFronts(seed: number, project: PlainProject): PlainProject {
  const draw = new RandomSource(seed);
  const zones = project.zones.map(({ isTypeB }) => ({
    ...{ isTypeB: isTypeB || draw.chance(0.6) },
    front: draw.of([undefined, 1, 1, 2]),
  }));
  return { ...project, zones: zones.map((zone) => (zone.isTypeB ? zone : { isTypeB: false })) };
}

function drawIdleDays(draw: RandomSource, { firstDay, lastDay }: PlainProject): ReadonlySet<number> {
  const weekdays = draw.list(1, 2, () => draw.whole(0, 6));
  const single = draw.list(0, 5, () => draw.whole(firstDay, lastDay));
  const shut = draw.whole(firstDay, lastDay);
  const length = draw.whole(0, 9);
  const idle = new Set<number>();
  for (let day = firstDay - 40; day <= lastDay + 40; day++) {
    const isOff = weekdays.includes((((day + 3) % 7) + 7) % 7) || single.includes(day);
    if (isOff || (shut <= day && day < shut + length)) idle.add(day);
  }
  return idle;
}
