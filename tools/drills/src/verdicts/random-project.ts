import { createRandom, type Random } from '../../../../packages/geometry/src/testing/random.ts';

export type Corner = readonly [east: number, north: number];
export type Kind = 'residential' | 'education' | 'other';

interface PlannedRow {
  readonly task: number;
  readonly quantity: number;
  readonly soundPower: number;
  readonly timePercent: number;
  readonly start: string;
  readonly end: string;
  readonly fixed: Corner | null;
  readonly barrier: number;
  readonly enclosure: number;
  readonly quieterPower: number;
}

export interface PlannedWorks {
  readonly site: Corner;
  readonly zones: readonly { readonly type: 'A' | 'B'; readonly corner: Corner; readonly side: number }[];
  readonly tasks: readonly { readonly zone: number; readonly start: string; readonly end: string }[];
  readonly rows: readonly PlannedRow[];
}

export interface PlannedReceiver {
  readonly label: string;
  readonly building: number;
  readonly kind: Kind;
  readonly height: number;
  readonly reduction: number;
  readonly position: Corner;
  /** Inside a zone together with its building: left out (M-35). */
  readonly isInside: boolean;
}

export interface PlannedProject extends PlannedWorks {
  readonly seed: number;
  readonly title: string;
  readonly receivers: readonly PlannedReceiver[];
  /** An approved project next to it. */
  readonly neighbour: PlannedWorks | null;
  /** Whether concurrent sites contribute at some receivers. */
  readonly hasContributions: boolean;
}

const FIRST_DAY = Date.UTC(2027, 0, 4);
const DAY_MS = 86_400_000;
/** Far enough apart that each project has only its intended neighbour. */
const SITE_GRID = { east: 804_000, north: 806_000, metres: 1_500, perRow: 36 };
const SITE_METRES = 120;

export const dayOf = (number: number): string => new Date(FIRST_DAY + number * DAY_MS).toISOString().slice(0, 10);

/** Everything but the criteria, which are set once the levels are known. The same seed gives the same project. */
export function planProject(seed: number): PlannedProject {
  const random = createRandom(seed + 1);
  const site: Corner = [
    SITE_GRID.east + (seed % SITE_GRID.perRow) * SITE_GRID.metres,
    SITE_GRID.north + Math.floor(seed / SITE_GRID.perRow) * SITE_GRID.metres,
  ];
  const works = planWorks(random, site, random.whole(1, 3));
  const surroundings = random.pick(['none', 'none', 'contributions', 'neighbour', 'both'] as const);
  return {
    ...{ seed, title: `Verdicts ${seed}`, ...works, receivers: planReceivers(random, works) },
    neighbour:
      surroundings === 'neighbour' || surroundings === 'both'
        ? planWorks(random, [site[0] + 260, site[1] + 180], 1)
        : null,
    hasContributions: surroundings === 'contributions' || surroundings === 'both',
  };
}

function planWorks(random: Random, site: Corner, zoneCount: number): PlannedWorks {
  const zones = Array.from({ length: zoneCount }, (_, index) => ({
    type: random.pick(['A', 'A', 'B'] as const),
    corner: [site[0] + index * 40, site[1] + random.whole(0, 60)] as const,
    side: 38,
  }));
  const tasks = Array.from({ length: zoneCount + random.whole(0, 2) }, (_, index) => {
    const start = random.whole(0, 40);
    return { zone: index % zoneCount, start: dayOf(start), end: dayOf(start + random.whole(1, 30)) };
  });
  const rows = tasks.flatMap((_, task) => planRows(random, tasks, task, zones));
  return { site, zones, tasks, rows };
}

function planRows(
  random: Random,
  tasks: PlannedWorks['tasks'],
  task: number,
  zones: PlannedWorks['zones'],
): PlannedRow[] {
  const { start = '', end = '', zone = 0 } = tasks[task] ?? {};
  const [east, north] = zones[zone]?.corner ?? [0, 0];
  return Array.from({ length: random.whole(1, 3) }, () => ({
    ...{ task, quantity: random.whole(1, 4), soundPower: random.whole(98, 118) },
    ...{ timePercent: random.pick([100, 100, 70, 50]), start, end },
    fixed: random.whole(0, 5) === 0 ? ([east + 12, north + 9] as const) : null,
    barrier: random.pick([0, 0, -3, -5, -10]),
    enclosure: random.pick([0, 0, 0, -5]),
    quieterPower: random.whole(0, 4) === 0 ? random.whole(92, 104) : 0,
  }));
}

function planReceivers(random: Random, { site, zones }: PlannedWorks): PlannedReceiver[] {
  const count = random.whole(5, 14);
  const outside = Array.from({ length: count }, (_, index): PlannedReceiver => {
    const [angle, metres] = [(2 * Math.PI * index) / count, random.between(90, 260)];
    return {
      ...{ label: `N${index + 1}`, building: index, kind: random.pick(KINDS), isInside: false },
      ...{ height: random.pick([0, 6, 15, 30, 60, 90]), reduction: random.pick([0, 0, 0, 0, 3, 7]) },
      position: [
        site[0] + SITE_METRES / 2 + metres * Math.cos(angle),
        site[1] + SITE_METRES / 2 + metres * Math.sin(angle),
      ],
    };
  });
  const zone = zones[0];
  if (random.whole(0, 2) > 0 || !zone) return outside;
  const inside: PlannedReceiver = {
    ...{ label: `N${count + 1}`, building: count, kind: 'residential', isInside: true, height: 12, reduction: 0 },
    position: [zone.corner[0] + 15, zone.corner[1] + 15],
  };
  return [...outside, inside];
}

const KINDS: readonly Kind[] = ['residential', 'residential', 'residential', 'education', 'other'];
