/** The number created in a month, Hong Kong time, as yyyy-mm. */
export interface MonthCount {
  readonly month: string;
  readonly count: number;
}

export interface MonthFigures {
  readonly month: string;
  readonly users: number;
  readonly companies: number;
  readonly projects: number;
  readonly accumulatedProjects: number;
}

interface CountsByKind {
  readonly users: readonly MonthCount[];
  readonly companies: readonly MonthCount[];
  readonly projects: readonly MonthCount[];
}

/** Every month from the first record to the current one, including months without records (ADMIN-04, Q131). */
export function listMonthFigures({ users, companies, projects }: CountsByKind, present: string): MonthFigures[] {
  const first = [...users, ...companies, ...projects].reduce((least, { month }) => earlier(least, month), present);
  const [userCounts, companyCounts, projectCounts] = [toMap(users), toMap(companies), toMap(projects)];
  let accumulatedProjects = 0;
  return listMonths(first, present).map((month) => {
    const made = projectCounts.get(month) ?? 0;
    accumulatedProjects += made;
    return {
      month,
      users: userCounts.get(month) ?? 0,
      companies: companyCounts.get(month) ?? 0,
      projects: made,
      accumulatedProjects,
    };
  });
}

const earlier = (one: string, other: string): string => (other < one ? other : one);
const toMap = (counts: readonly MonthCount[]) => new Map(counts.map(({ month, count }) => [month, count]));

/** All months from first to last, both included. */
function listMonths(first: string, last: string): string[] {
  const months: string[] = [];
  for (let number = monthNumber(first); number <= monthNumber(last); number++) months.push(fromMonthNumber(number));
  return months;
}

const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

const fromMonthNumber = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

/** The month a number of months before this one. */
export const monthBefore = (month: string, count: number): string => fromMonthNumber(monthNumber(month) - count);
