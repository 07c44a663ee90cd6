import type {
  SnapshotRow,
  SnapshotTask,
  SnapshotZone,
} from '../../../../packages/domain/src/calculation/snapshot.schema.ts';
import { addDays } from '../../../../packages/domain/src/day.ts';
import type { Random } from '../../../../packages/fixtures/src/random.ts';
import { pickPointInside } from './zones.ts';

const GROUPED_SHARE = 1 / 3;
const FIXED_SHARE = 0.08;
const MITIGATED_SHARE = 0.6;

type Dates = Pick<SnapshotRow, 'start' | 'end'>;
type Mitigation = Pick<
  SnapshotRow,
  | 'quieterMethodSoundPower'
  | 'quieterEquipmentSoundPower'
  | 'enclosureDba'
  | 'barrierDba'
  | 'hammerDba'
  | 'customMethodDba'
  | 'customMethodName'
>;

export interface RowContext {
  readonly id: number;
  readonly zone: SnapshotZone;
  readonly task: SnapshotTask;
  readonly taskDays: number;
  readonly hasOwnDates: boolean;
}

export function createRow({ id, zone, task, taskDays, hasOwnDates }: RowContext, random: Random): SnapshotRow {
  const soundPower = random.integer(95, 120);
  return {
    id,
    taskId: task.id,
    name: `Equipment ${id}`,
    officialId: `CNP ${String(random.integer(1, 300)).padStart(3, '0')}`,
    quantity: random.integer(1, 4),
    soundPower,
    timePercent: random.integer(2, 20) * 5,
    ...(hasOwnDates ? pickOwnDates(task, taskDays, random) : { start: task.start, end: task.end }),
    exclusiveGroup: random.chance(GROUPED_SHARE) ? random.pick(['A', 'B']) : '',
    fixedLocation: random.chance(FIXED_SHARE) ? pickPointInside(zone, random) : null,
    ...createMitigation(soundPower, random),
  };
}

/** A fifth to nine tenths of the activity, anywhere within it (M-13). */
function pickOwnDates(task: SnapshotTask, taskDays: number, random: Random): Dates {
  const days = Math.max(1, Math.floor(taskDays * random.between(0.2, 0.9)));
  const offset = random.integer(0, taskDays - days);
  return { start: addDays(task.start, offset), end: addDays(task.start, offset + days - 1) };
}

/** One or two ways to make a row quieter, or none (M-20, M-21, M-24). */
function createMitigation(soundPower: number, random: Random): Mitigation {
  let mitigation: Mitigation = {
    quieterMethodSoundPower: 0,
    quieterEquipmentSoundPower: 0,
    enclosureDba: 0,
    barrierDba: 0,
    hammerDba: 0,
    customMethodDba: 0,
    customMethodName: '',
  };
  if (!random.chance(MITIGATED_SHARE)) return mitigation;
  const ways: readonly (() => Partial<Mitigation>)[] = [
    () => ({ quieterMethodSoundPower: soundPower - random.integer(3, 15) }),
    () => ({ quieterEquipmentSoundPower: soundPower - random.integer(3, 10) }),
    () => ({ enclosureDba: -random.integer(5, 15) }),
    () => ({ barrierDba: random.pick([-5, -10]) }),
    () => ({ hammerDba: -random.integer(5, 12) }),
    () => ({ customMethodDba: -random.integer(1, 8), customMethodName: 'Silencer' }),
  ];
  const count = random.integer(1, 2);
  for (let way = 0; way < count; way++) mitigation = { ...mitigation, ...random.pick(ways)() };
  return mitigation;
}
