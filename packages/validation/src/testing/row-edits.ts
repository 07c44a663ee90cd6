import { addDays, type CalculationSnapshot, type SnapshotRow, type SnapshotTask } from '@quietsite/domain';
import { hk80 } from '@quietsite/geometry';
import type { Random } from '../random-case/random.ts';
import { type Edit, earlierOf, editOf, replaced, unusedId } from './edit.ts';

const EFFECTS = [0, 0, -3.5, -5, -10, -25];

function taskOf({ taskId }: SnapshotRow, { tasks }: CalculationSnapshot): SnapshotTask {
  return tasks.find(({ id }) => id === taskId) as SnapshotTask;
}

/** Near a receiver, at the position of another row, or back to the notional source (M-32). */
function randomPlace(random: Random, { rows, receivers }: CalculationSnapshot): SnapshotRow['fixedLocation'] {
  if (random.chance(0.3) || receivers.length === 0) return null;
  if (random.chance(0.5)) return random.pick(rows).fixedLocation;
  const [easting, northing] = random.pick(receivers).position;
  return hk80(easting + random.integer(-40, 40), northing + random.integer(-40, 40));
}

function randomReplacement(random: Random, { soundPower }: SnapshotRow): number {
  return random.chance(0.3) ? 0 : soundPower - random.integer(-2, 20);
}

/** Swaps values between two rows: the values stay the same but change places. */
function exchange(take: (from: SnapshotRow, to: SnapshotRow) => Partial<SnapshotRow>): Edit {
  return (random, snapshot) => {
    const [a, b] = random.shuffle(snapshot.rows);
    if (a === undefined || b === undefined) return snapshot;
    const rows = replaced(snapshot.rows, a, { ...a, ...take(b, a) });
    return { ...snapshot, rows: replaced(rows, b, { ...b, ...take(a, b) }) };
  };
}

/** Edits of everything in a row that can change a level, and of its name, which cannot. */
export const ROW_EDITS: Readonly<Record<string, Edit>> = {
  quantity: editOf('rows', (random) => ({ quantity: random.pick([0, 1, 2, 5, 12]) })),
  'quantity to 0 or back': editOf('rows', (_, { quantity }) => ({ quantity: quantity === 0 ? 2 : 0 })),
  'sound power': editOf('rows', (random, { soundPower }) => ({ soundPower: soundPower + random.integer(-8, 8) / 2 })),
  time: editOf('rows', (random) => ({ timePercent: random.pick([0, 5, 33.3, 70, 100]) })),
  enclosure: editOf('rows', (random) => ({ enclosureDba: random.pick(EFFECTS) })),
  barrier: editOf('rows', (random) => ({ barrierDba: random.pick(EFFECTS) })),
  'hammer bracket': editOf('rows', (random) => ({ hammerDba: random.pick(EFFECTS) })),
  'custom method': editOf('rows', (random) => ({ customMethodDba: random.pick(EFFECTS) })),
  'quieter method': editOf('rows', (random, row) => ({ quieterMethodSoundPower: randomReplacement(random, row) })),
  'quieter equipment': editOf('rows', (random, row) => ({
    quieterEquipmentSoundPower: randomReplacement(random, row),
  })),
  'dates inside the task': editOf('rows', (random, row, snapshot) => {
    const { start, end } = taskOf(row, snapshot);
    const first = addDays(start, random.integer(0, 12));
    const last = addDays(first, random.integer(0, 30));
    return { start: earlierOf(first, end), end: earlierOf(last, end) };
  }),
  'dates outside the task': editOf('rows', (random, row, snapshot) => {
    const { start, end } = taskOf(row, snapshot);
    return random.chance(0.5)
      ? { start: addDays(end, 1), end: addDays(end, 9) }
      : { start: addDays(start, -9), end: addDays(start, -1) };
  }),
  'dates beyond the task': editOf('rows', (random, row, snapshot) => {
    const { start, end } = taskOf(row, snapshot);
    return { start: addDays(start, -random.integer(0, 40)), end: addDays(end, random.integer(0, 40)) };
  }),
  'one date': editOf('rows', (random, { start, end }) =>
    random.chance(0.5) ? { start: addDays(start, -random.integer(1, 9)) } : { end: addDays(end, random.integer(1, 9)) },
  ),
  group: editOf('rows', (random) => ({ exclusiveGroup: random.pick(['', 'A', 'B', ' B ', 'Crane']) })),
  'fixed location': editOf('rows', (random, _, snapshot) => ({ fixedLocation: randomPlace(random, snapshot) })),
  name: editOf('rows', (_, { name }) => ({ name: `${name}'` })),
  'task of a row': editOf('rows', (random, _, { tasks }) => ({ taskId: random.pick(tasks).id })),
  'row added': (random, snapshot) => {
    if (snapshot.rows.length === 0) return snapshot;
    const row = { ...random.pick(snapshot.rows), id: unusedId(snapshot.rows.map(({ id }) => id)) };
    return { ...snapshot, rows: random.shuffle([...snapshot.rows, { ...row, soundPower: row.soundPower - 2.5 }]) };
  },
  'row removed': (random, snapshot) => {
    const removedRow = random.pick(snapshot.rows);
    return { ...snapshot, rows: snapshot.rows.filter((row) => row !== removedRow) };
  },
  'places exchanged': exchange(({ fixedLocation }) => ({ fixedLocation })),
  'groups exchanged': exchange(({ exclusiveGroup }) => ({ exclusiveGroup })),
  'tasks exchanged': exchange(({ taskId }) => ({ taskId })),
  'work handed on': exchange(({ soundPower }, { quantity }) => ({ soundPower, quantity: quantity === 0 ? 1 : 0 })),
  'row removed and the last edited': (random, snapshot) => {
    const [first, ...others] = snapshot.rows;
    const last = others.at(-1);
    if (first === undefined || last === undefined) return snapshot;
    return { ...snapshot, rows: replaced(others, last, { ...last, quantity: random.integer(1, 4) }) };
  },
};
