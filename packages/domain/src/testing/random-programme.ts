import { hk80 } from '@quietsite/geometry';
import { createRandom, type Random } from '../../../geometry/src/testing/random.ts';
import { describeNeighbour } from '../calculation/neighbours/neighbours.ts';
import type { CalculationSnapshot, SnapshotRow, SnapshotTask } from '../calculation/snapshot.schema.ts';
import { addDays, type DayString, toDay } from '../day.ts';
import { at, receiver, row, squareAt, task, zone } from './snapshot-builder.ts';

const FIRST_DAY = toDay('2027-03-01');
const ZONES = [0, 80, 160];

/** A few overlapping activities, loud enough that two or three together exceed. */
export function createRandomProgramme(seed: number, taskCount: number): CalculationSnapshot {
  const random = createRandom(seed);
  const works = createWorks(random, taskCount);
  const exam = { name: 'Examinations', start: day(random), end: addDays(FIRST_DAY, 16), value: 70 };
  const site = { name: 'Other site', start: FIRST_DAY, end: day(random), level: 68 };
  return {
    ...works,
    receivers: [
      receiver({ otherCriteria: chance(random, 0.5) ? [exam] : [] }),
      receiver({ pointId: 2, position: at(150, 100), contributions: chance(random, 0.5) ? [site] : [] }),
    ],
    neighbours: chance(random, 0.3) ? [describeNeighbour(createWorks(random, 1))] : [],
  };
}

/** The programme with a working calendar: some weekdays, a day off and one activity that works every day. */
export function withRandomCalendar(seed: number, snapshot: CalculationSnapshot): CalculationSnapshot {
  const random = createRandom(seed);
  const [first, ...others] = snapshot.tasks;
  const weekdays = [1, 2, 3, 4, 5, 6, 7].filter(() => chance(random, 0.8));
  return {
    ...snapshot,
    tasks: first && chance(random, 0.4) ? [{ ...first, isEveryDay: true }, ...others] : snapshot.tasks,
    calendar: { weekdays, worksOnHolidays: false, holidays: [day(random)], shutdowns: [], extraDays: [day(random)] },
  };
}

/**
 * The programme with screening: a wall, and a barrier that stands on some days, hide some of its zones from some
 * receivers.
 */
export function withRandomScreens(seed: number, snapshot: CalculationSnapshot): CalculationSnapshot {
  const random = createRandom(seed + 500);
  const own = { kind: 'tower' as const, roofLevel: 20, baseLevel: 5, heightMetres: 15, storeys: null };
  const receivers = snapshot.receivers.map((entry) => ({ ...entry, buildingId: entry.pointId, heightMetres: 15 }));
  const [west, width] = [random.whole(-200, 60), random.whole(60, 400)];
  const wall = [at(west, 66), at(west + width, 66), at(west + width, 72), at(west, 72), at(west, 66)];
  return {
    ...snapshot,
    receivers,
    rows: snapshot.rows.map((entry) => ({ ...entry, soundPower: entry.soundPower + 5 })),
    screening: {
      structures: [
        ...receivers.map(({ pointId, position: [east, north] }) => {
          const outline = [
            [hk80(east - 8, north), hk80(east + 8, north), hk80(east, north + 12), hk80(east - 8, north)],
          ];
          return { ...own, id: pointId, name: `Block ${pointId}`, outline };
        }),
        {
          ...own,
          id: 9,
          name: 'Wall',
          outline: [wall],
          roofLevel: 80,
          ...(chance(random, 0.5) && { end: day(random) }),
        },
      ],
      barriers: [
        {
          ...{ id: 1, name: 'Barrier', kind: 'acoustic', groundLevel: 5, heightMetres: 15, hasProof: false },
          ...{ line: [at(-300, 64), at(500, 64)], start: addDays(FIRST_DAY, 4), end: addDays(FIRST_DAY, 9) },
        },
      ],
      zones: ZONES.map((_, index) => ({ zoneId: index + 1, groundLevel: 5, plantHeight: null })),
      ...{ rows: [], points: [] },
    },
  };
}

const day = (random: Random): DayString => addDays(FIRST_DAY, random.whole(0, 10));

function createWorks(random: Random, taskCount: number) {
  const zones = ZONES.map((east, index) =>
    zone({
      ...{ id: index + 1, type: chance(random, 0.4) ? 'B' : 'A' },
      ...{ outline: squareAt(east, 0, 60), centre: at(east + 30, 30) },
    }),
  );
  const tasks = Array.from({ length: taskCount }, (_, index) => {
    const start = day(random);
    return task({ id: index + 1, zoneId: random.whole(1, 3), start, end: addDays(start, random.whole(3, 7)) });
  });
  return { zones, tasks, rows: tasks.flatMap((entry) => createRows(entry, random)) };
}

function createRows({ id, start, end }: SnapshotTask, random: Random): SnapshotRow[] {
  return Array.from({ length: random.whole(1, 3) }, (_, index) =>
    row({
      ...{ id: 10 * id + index, taskId: id, soundPower: random.whole(103, 113) },
      ...{ start: addDays(start, random.whole(0, 2)), end: chance(random, 0.5) ? end : addDays(end, -1) },
      exclusiveGroup: random.pick(['', '', 'a', 'b']),
      fixedLocation: chance(random, 0.2) ? at(random.whole(0, 200), random.whole(0, 60)) : null,
    }),
  );
}

const chance = (random: Random, probability: number): boolean => random.between(0, 1) < probability;
