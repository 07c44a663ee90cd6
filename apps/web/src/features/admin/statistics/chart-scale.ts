export interface CountScale {
  readonly top: number;
  /** From zero to the top. Whole numbers only, since these are counts. */
  readonly ticks: readonly number[];
}

const MAX_STEPS = 4;
const MONTH_LABEL_PIXELS = 58;
const STEPS_OF_MONTHS = [1, 2, 3, 6, 12, 24, 60] as const;

/** A rounded scale for the largest count, with at most five lines. */
export function countScale(counts: readonly number[]): CountScale {
  const max = Math.max(1, ...counts);
  const step = niceStep(max / MAX_STEPS);
  const steps = Math.ceil(max / step);
  return { top: steps * step, ticks: Array.from({ length: steps + 1 }, (_, index) => index * step) };
}

/** 1, 2, 5, 10, 20, 50 and so on. */
function niceStep(min: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, min))));
  return ([1, 2, 5, 10].find((factor) => factor * power >= min) ?? 10) * power;
}

/** Labels every nth month, counted back from the newest, so that the labels fit. */
export function labelledMonths(months: readonly string[], width: number): ReadonlySet<string> {
  const room = width / Math.max(1, months.length);
  const every = STEPS_OF_MONTHS.find((count) => count * room >= MONTH_LABEL_PIXELS) ?? 120;
  return new Set(months.filter((_, index) => (months.length - 1 - index) % every === 0));
}
