/** A decided submission, with the Hong Kong month of its decision as yyyy-mm. */
export interface DecidedSubmission {
  /** Null if the project has no site. */
  readonly district: string | null;
  readonly month: string;
  readonly days: number;
}

interface Waits {
  readonly decided: number;
  readonly medianDays: number;
  readonly longestDays: number;
}

export interface DistrictTurnaround extends Waits {
  readonly district: string | null;
}

export interface Turnaround extends DistrictTurnaround {
  readonly month: string;
}

/** How long submissions waited for their decision, by month and district, the newest month first. */
export function listTurnaround(decisions: readonly DecidedSubmission[]): Turnaround[] {
  const groups = Map.groupBy(decisions, ({ month, district }) => `${month} ${district ?? ''}`);
  return [...groups.values()]
    .map((group) => ({ month: group[0]?.month ?? '', ...describeDistrict(group) }))
    .sort((one, other) => compare(other.month, one.month) || compareDistricts(one, other));
}

/** By month in all districts together, the oldest month first. */
export function listMonthTurnaround(decisions: readonly DecidedSubmission[]): (Waits & { readonly month: string })[] {
  const groups = Map.groupBy(decisions, ({ month }) => month);
  return [...groups]
    .map(([month, group]) => ({ month, ...describeWaits(group) }))
    .sort((one, other) => compare(one.month, other.month));
}

/** By district, of the decisions since the first month. */
export function listDistrictTurnaround(
  decisions: readonly DecidedSubmission[],
  firstMonth: string,
): DistrictTurnaround[] {
  const recent = decisions.filter(({ month }) => month >= firstMonth);
  const groups = Map.groupBy(recent, ({ district }) => district ?? '');
  return [...groups.values()].map(describeDistrict).sort(compareDistricts);
}

const describeDistrict = (group: readonly DecidedSubmission[]): DistrictTurnaround => ({
  district: group[0]?.district ?? null,
  ...describeWaits(group),
});

function describeWaits(group: readonly DecidedSubmission[]): Waits {
  const days = group.map((decision) => decision.days).sort((one, other) => one - other);
  return { decided: days.length, medianDays: inTenths(medianOf(days)), longestDays: inTenths(days.at(-1) ?? 0) };
}

/** The median of sorted numbers: the middle one, or the mean of the two in the middle. */
export function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

const inTenths = (days: number): number => Math.round(days * 10) / 10;
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
/** Projects without a district come last. */
const compareDistricts = (one: DistrictTurnaround, other: DistrictTurnaround): number =>
  compare(one.district ?? '~', other.district ?? '~');
