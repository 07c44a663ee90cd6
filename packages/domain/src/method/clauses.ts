/** Clauses of the calculation method that screens and documents cite or rely on, in the order of the method. */
export const CLAUSE_GROUPS = {
  ground: ['M-01', 'M-03', 'M-04'],
  power: ['M-10', 'M-11', 'M-12', 'M-13'],
  mitigated: ['M-20', 'M-21', 'M-22', 'M-23', 'M-24'],
  propagation: ['M-30', 'M-31', 'M-32', 'M-33', 'M-34', 'M-35'],
  time: ['M-40', 'M-41', 'M-42', 'M-43'],
  neighbours: ['M-50', 'M-51', 'M-52'],
  criteria: ['M-55', 'M-56', 'M-57', 'M-58'],
  verdicts: ['M-60', 'M-61', 'M-62', 'M-63'],
  floors: ['M-70', 'M-71'],
  credit: ['M-80'],
  screening: ['M-100', 'M-101', 'M-102', 'M-106', 'M-107', 'M-108', 'M-109', 'M-111', 'M-114', 'M-115', 'M-116'],
  barriers: ['M-120', 'M-122', 'M-123', 'M-124', 'M-126'],
  fronts: ['M-150', 'M-151', 'M-152', 'M-153', 'M-154'],
} as const;

export type ClauseGroup = keyof typeof CLAUSE_GROUPS;
export type ClauseCode = (typeof CLAUSE_GROUPS)[ClauseGroup][number];

export type ClauseTitles = Readonly<Record<ClauseCode, string>>;

export interface Clause {
  readonly title: string;
  readonly text: string;
  /** Printed on a separate line; '' if the text needs no formula. */
  readonly formula: string;
}

export interface MethodWords {
  readonly groups: Readonly<Record<ClauseGroup, string>>;
  readonly clauses: Readonly<Record<ClauseCode, Clause>>;
}
