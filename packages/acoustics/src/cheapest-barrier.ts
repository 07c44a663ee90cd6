import { nextBarrierHeight } from './barrier.ts';
import { itemAt, numberAt } from './checked-reads.ts';
import { TIE_METRES } from './propagation.ts';

/** What hides one source from one receiver along a drawn line (M-126). */
export interface HidingNeed {
  /** The stretch of the line that its rays cross, in metres from its first point. */
  readonly start: number;
  readonly end: number;
  /** The height that the highest ray just passes (M-122). */
  readonly height: number;
}

export interface BarrierStretch {
  readonly height: number;
  readonly start: number;
  readonly end: number;
}

/** cost = fixed + perMetre × length + perSquareMetre × area. */
export interface BarrierCosts {
  readonly fixed: number;
  readonly perMetre: number;
  readonly perSquareMetre: number;
}

export interface CheapestBarrierProblem {
  /** For each receiver that must satisfy, what hides each source from it; null if the line cannot hide it. */
  readonly needs: readonly (readonly (HidingNeed | null)[])[];
  /** Whether a receiver satisfies on every day when exactly these sources are hidden from it. */
  readonly satisfies: (receiver: number, hidden: readonly boolean[]) => boolean;
  readonly lineMetres: number;
  /** The lowest and the highest barrier that may be drawn. */
  readonly minMetres: number;
  readonly maxMetres: number;
  readonly costs: BarrierCosts;
  /** When a type B zone is hidden, another may replace it, so a longer barrier can raise a level (M-118). */
  readonly mayRise: boolean;
}

export interface CheapestBarrier extends BarrierStretch {
  readonly cost: number;
}

/** Stretches begin and end at half metres. */
const STEPS_PER_METRE = 2;

/**
 * The cheapest height and stretch that let all receivers satisfy; null if there is none. Any other barrier can be
 * reduced without losing a pair, so it is enough to try the heights, starts and ends that some pair needs. Among equal
 * costs, prefers the lower barrier, then the shorter, then the earlier start.
 */
export function findCheapestBarrier(problem: CheapestBarrierProblem): CheapestBarrier | null {
  const { needs, lineMetres, minMetres, maxMetres, costs, mayRise } = problem;
  const known = needs.flatMap((ofReceiver) => ofReceiver.filter((need) => need !== null));
  const heights = sorted(known.map(({ height }) => Math.max(minMetres, nextBarrierHeight(height)))).filter(
    (height) => height <= maxMetres + TIE_METRES,
  );
  const starts = sorted(known.map(({ start }) => Math.max(0, roundDown(start))));
  const ends = sorted(known.map(({ end }) => Math.min(lineMetres, -roundDown(-end))));
  const satisfies = createTest(problem);
  let best: CheapestBarrier | null = null;
  for (const height of heights)
    for (const start of starts) {
      const tried = ends.filter((end) => end > start);
      const isGood = (end: number) => satisfies({ height, start, end });
      const end = mayRise ? tried.find(isGood) : bisect(tried, isGood);
      if (end === undefined) continue;
      const found = { height, start, end, cost: costOf({ height, start, end }, costs) };
      if (best === null || comesBefore(found, best)) best = found;
    }
  return best;
}

/**
 * Whether a barrier hides a source: it must be high enough and cover its rays (M-126). A ray that meets the very end
 * passes.
 */
export function isHiddenBy(need: HidingNeed | null, { height, start, end }: BarrierStretch): boolean {
  return (
    need !== null && need.height < height - TIE_METRES && need.start > start + TIE_METRES && need.end < end - TIE_METRES
  );
}

/** Many barriers hide the same sources from a receiver, so each case is tested once. */
function createTest({ needs, satisfies }: CheapestBarrierProblem): (barrier: BarrierStretch) => boolean {
  const answers = needs.map(() => new Map<string, boolean>());
  return (barrier) =>
    needs.every((ofReceiver, receiver) => {
      const hidden = ofReceiver.map((need) => isHiddenBy(need, barrier));
      const known = itemAt(answers, receiver);
      const answer = known.get(hidden.join()) ?? satisfies(receiver, hidden);
      known.set(hidden.join(), answer);
      return answer;
    });
}

/** The first value that passes a test which all later values pass too. */
function bisect(values: readonly number[], isGood: (value: number) => boolean): number | undefined {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isGood(numberAt(values, middle))) to = middle;
    else from = middle + 1;
  }
  return values[from];
}

function costOf({ height, start, end }: BarrierStretch, { fixed, perMetre, perSquareMetre }: BarrierCosts): number {
  return fixed + (perMetre + perSquareMetre * height) * (end - start);
}

const TIE_COST = 1e-9;

function comesBefore(a: CheapestBarrier, b: CheapestBarrier): boolean {
  const differences = [a.cost - b.cost, a.height - b.height, a.end - a.start - (b.end - b.start), a.start - b.start];
  return (differences.find((difference) => Math.abs(difference) > TIE_COST) ?? 0) < 0;
}

function sorted(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Rounds down to a half metre. */
function roundDown(metres: number): number {
  return (Math.ceil((metres - TIE_METRES) * STEPS_PER_METRE) - 1) / STEPS_PER_METRE;
}
