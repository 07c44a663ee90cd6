import type { CasePoint, CaseReceiver, CaseRow, CaseTask } from '../case.ts';
import { usualCriterion } from '../oracle/kinds.ts';
import { present } from '../present.ts';
import { type Calendar, randomSpan, type Span } from './calendar.ts';
import { type Random, round3 } from './random.ts';
import { type BuiltZone, boxOf } from './zones.ts';

export interface BuiltTask {
  readonly task: CaseTask;
  readonly span: Span;
  readonly built: BuiltZone;
  /** Names of its exclusive groups; many activities have none. */
  readonly groups: readonly string[];
}

/** Offsets of exactly 10, 100 and 50 m. The first two subtract whole decibels, which makes exact halves possible. */
const EXACT_OFFSETS: readonly CasePoint[] = [
  [10, 0],
  [0, -10],
  [6, 8],
  [-8, 6],
  [60, -80],
  [0, 100],
  [30, 40],
];
const EFFECTS = [0, 0, 0, 0, -3.5, -5, -10, -10];
const PERCENTAGES = [100, 100, 100, 50, 50, 70, 10, 25, 33.3];

export function randomRow(
  random: Random,
  id: number,
  { task, span, built, groups }: BuiltTask,
  receivers: readonly CaseReceiver[],
  { dayAt }: Calendar,
): CaseRow {
  const listener = random.chance(0.6) ? present(receivers[0]) : random.pick(receivers);
  const fixedLocation = random.chance(0.3) ? randomLocation(random, built, listener.position) : null;
  const quantity = random.pick([1, 1, 1, 2, 2, 3, 4, 10]);
  const timePercent = random.pick(PERCENTAGES);
  const distance =
    fixedLocation === null ? roughDistance(built, listener.position) : metres(fixedLocation, listener.position);
  const atOne = randomLevel(random, listener) + 20 * Math.log10(Math.max(1, distance)) + 5;
  const soundPower = roundedPower(random, Math.min(150, atOne - 10 * Math.log10((quantity * timePercent) / 100)));
  const own = random.chance(0.4) ? rowSpan(random, span) : span;
  return {
    id,
    taskId: task.id,
    quantity: random.chance(0.05) ? 0 : quantity,
    soundPower,
    timePercent: random.chance(0.05) ? 0 : timePercent,
    start: dayAt(own.first),
    end: dayAt(own.last),
    exclusiveGroup: groups.length > 0 && random.chance(0.75) ? random.pick(groups) : '',
    fixedLocation,
    ...randomMitigation(random, soundPower),
  };
}

/** The only row of its activity, at a round distance, meant to fall on a rounding boundary (M-04). */
export function edgeRow(random: Random, id: number, { task }: BuiltTask, listener: CaseReceiver): CaseRow {
  const [east, north] = random.pick(EXACT_OFFSETS.slice(0, 6));
  const [quantity, timePercent, gain] = random.pick([
    [1, 100, 0] as const,
    [10, 100, 10] as const,
    [1, 10, -10] as const,
  ]);
  const past = random.pick([0.5, 0.5, 0.05, 0.05, 0.1, 0.45, 0, 0.4999999995, 0.499999998, 0.0499999995]);
  const criterion = (listener.criterion ?? usualCriterion(listener.kind) ?? 70) - listener.criterionReduction;
  const level = criterion + past + 20 * Math.log10(Math.hypot(east, north)) + 5 - gain;
  return {
    id,
    taskId: task.id,
    quantity,
    soundPower: Number(level.toFixed(10)),
    timePercent,
    start: task.start,
    end: task.end,
    exclusiveGroup: '',
    fixedLocation: [round3(listener.position[0] + east), round3(listener.position[1] + north)],
    ...randomMitigation(random, Number(level.toFixed(10))),
  };
}

/** Inside the activity, overlapping its ends, or outside it (M-13). */
function rowSpan(random: Random, span: Span): Span {
  return randomSpan(random, span.first - 6, span.last + 4);
}

function randomMitigation(random: Random, soundPower: number) {
  const replacement = (): number => (random.chance(0.2) ? round3(soundPower - random.pick([3, 5, 5, 8.5, -2])) : 0);
  const effect = random.chance(0.5) ? (): number => random.pick(EFFECTS) : (): number => 0;
  return {
    quieterMethodSoundPower: replacement(),
    quieterEquipmentSoundPower: replacement(),
    enclosureDba: effect(),
    barrierDba: effect(),
    hammerDba: effect(),
    customMethodDba: effect(),
  };
}

function randomLocation(random: Random, built: BuiltZone, listener: CasePoint): CasePoint {
  if (random.chance(0.5)) {
    return random.pick([...built.inner, ...present(built.rings[0])]);
  }
  const [east, north] = random.pick(EXACT_OFFSETS);
  return [round3(listener[0] + east), round3(listener[1] + north)];
}

/** The level that one of a few concurrent rows may contribute, for a sum near the receiver's criterion. */
function randomLevel(random: Random, listener: CaseReceiver): number {
  return (listener.criterion ?? 73) - listener.criterionReduction / 2 + random.integer(-16, 2);
}

function roundedPower(random: Random, level: number): number {
  const step = random.pick([1, 1, 1, 1, 0.5, 0.5, 0.1, 0.001]);
  return round3(Math.round(level / step) * step);
}

/** Accurate to a few decibels, which is enough for choosing a sound power. */
function roughDistance(built: BuiltZone, listener: CasePoint): number {
  const { west, east, south, north } = boxOf(built);
  const middle: CasePoint = [(west + east) / 2, (south + north) / 2];
  const nearest: CasePoint = [
    Math.min(east, Math.max(west, listener[0])),
    Math.min(north, Math.max(south, listener[1])),
  ];
  return metres(nearest, listener) + Math.min(50, metres(nearest, middle) / 2);
}

function metres(a: CasePoint, b: CasePoint): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
