import type { ReviewCase, ReviewDesk } from '@quietsite/contracts';

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

const collator = new Intl.Collator('en', { numeric: true });
const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].sort(collator.compare);

export const listDistricts = (cases: readonly Pick<ReviewCase, 'districts'>[]): readonly string[] =>
  distinct(cases.flatMap(({ districts }) => districts));

export const listCompanies = (cases: readonly Pick<ReviewCase, 'company'>[]): readonly string[] =>
  distinct(cases.flatMap(({ company }) => company ?? []));

/** Who can be assigned, and who holds a case, also an officer of another district. Not the reader. */
export function listHolders({ officers, cases }: Pick<ReviewDesk, 'officers' | 'cases'>, readerId: number) {
  const names = new Map(officers.map(({ id, name }) => [id, name]));
  for (const { assignee } of cases) if (assignee && !names.has(assignee.id)) names.set(assignee.id, assignee.name);
  names.delete(readerId);
  return [...names].map(([id, name]): FilterChoice => ({ value: String(id), label: name }));
}
