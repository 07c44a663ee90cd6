/** A decided submission, with the Hong Kong month of its decision as yyyy-mm. */
export interface DecidedSubmission {
  /** Null if the project has no site. */
  readonly district: string | null;
  readonly month: string;
  readonly days: number;
}

export interface Turnaround {
  readonly district: string | null;
  readonly month: string;
  readonly decided: number;
  readonly medianDays: number;
  readonly longestDays: number;
}

/** How long submissions waited for their decision, by month and district, the newest month first. */
export function listTurnaround(decisions: readonly DecidedSubmission[]): Turnaround[] {
  const groups = Map.groupBy(decisions, ({ month, district }) => `${month} ${district ?? ''}`);
  return [...groups.values()]
    .map(describe)
    .sort((one, other) => compare(other.month, one.month) || compare(one.district ?? '~', other.district ?? '~'));
}

function describe(group: readonly DecidedSubmission[]): Turnaround {
  const days = group.map((decision) => decision.days).sort((one, other) => one - other);
  const [first] = group;
  return {
    district: first?.district ?? null,
    month: first?.month ?? '',
    decided: days.length,
    medianDays: inTenths(medianOf(days)),
    longestDays: inTenths(days.at(-1) ?? 0),
  };
}

/** Of sorted numbers: the middle one, or half way between the two in the middle. */
export function medianOf(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

const inTenths = (days: number): number => Math.round(days * 10) / 10;
const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
