import { createRandom, type Random } from '../../../../packages/geometry/src/testing/random.ts';
import { RUNS, type Run } from './expected.ts';
import { dayOf, type PlannedProject } from './random-project.ts';
import type { ReceiverCriteria } from './store-project.ts';

/** The levels at a receiver over some days, before any verdict. */
export interface LevelPeriod {
  readonly start: string;
  readonly end: string;
  readonly levels: Readonly<Record<Run, number | null>>;
}

export type LevelsByReceiver = ReadonlyMap<string, readonly LevelPeriod[]>;

/** On and just beside whole and half decibels and the midpoints between tenths. */
const FRACTIONS = [0, 0.5, 0.45, 0.55, 0.05, 0.95];
const OFFSETS = [0, 0, 1e-4, -1e-4, 0.003, -0.003, 0.02, -0.02];

/** The level increase that brings one receiver just to an edge. */
export function chooseLevelIncrease({ seed }: PlannedProject, levelsByReceiver: LevelsByReceiver): number {
  const random = createRandom(seed + 500_000);
  const run = random.pick(['unmitigated', 'mitigated'] as const);
  const levels = [...levelsByReceiver.values()].map((days) => highest(days, run)).filter((level) => level !== null);
  if (levels.length === 0) return 0;
  const level = random.pick(levels);
  return Math.floor(level) + random.pick(FRACTIONS) + random.pick(OFFSETS) - level;
}

/** Criteria in tenths around the levels, on all days and on some; contributions where there are concurrent sites. */
export function chooseCriteria(project: PlannedProject, levelsByReceiver: LevelsByReceiver): ReceiverCriteria[] {
  const random = createRandom(project.seed + 900_000);
  return project.receivers.map(({ label, reduction, isInside }) => {
    const days = levelsByReceiver.get(label) ?? [];
    if (isInside || days.length === 0) return { label, criterion: null, dated: [], contributions: [] };
    const level = highest(days, random.pick(RUNS));
    const contributes = project.hasContributions && random.whole(0, 1) === 0;
    return {
      label,
      criterion: level === null || random.whole(0, 4) === 0 ? null : edgeAt(random, level) + reduction,
      dated: random.whole(0, 2) === 0 ? listDated(random, days, reduction) : [],
      contributions: contributes ? [contribution(random, level ?? 60)] : [],
    };
  });
}

/** At the edge of one of the rules, of both, or between them. */
function edgeAt(random: Random, level: number): number {
  const [tenth, whole] = [Math.round(level * 10) / 10, Math.round(level)];
  const floor = Math.floor(level);
  const edges = [tenth, tenth - 0.1, tenth + 0.1, whole, whole - 1, whole - 0.5, whole - 0.4, floor, floor + 0.5];
  return Math.round((random.pick(edges) + random.pick([0, 0, 0, 0.1, -0.1])) * 10) / 10;
}

/** Near the level on one of the days, not necessarily the loudest. */
function listDated(random: Random, days: readonly LevelPeriod[], reduction: number): ReceiverCriteria['dated'] {
  return Array.from({ length: random.whole(1, 2) }, (_, index) => {
    const on = random.pick(days);
    const level = on.levels[random.pick(['unmitigated', 'mitigated'] as const)] ?? 60;
    const last = random.whole(0, 1) === 0 ? on.end : on.start;
    return { name: `Examination ${index + 1}`, start: on.start, end: last, value: edgeAt(random, level) + reduction };
  });
}

function contribution(random: Random, level: number): ReceiverCriteria['contributions'][number] {
  const start = random.whole(0, 40);
  return {
    ...{ name: 'Concurrent site', start: dayOf(start), end: dayOf(start + random.whole(0, 30)) },
    level: Math.max(30, Math.round((level + random.between(-18, 4)) * 10) / 10),
  };
}

export function highest(days: readonly LevelPeriod[], run: Run): number | null {
  const levels = days.map(({ levels: of }) => of[run]).filter((level) => level !== null);
  return levels.length === 0 ? null : Math.max(...levels);
}
