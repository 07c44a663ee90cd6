import type { ReviewCase } from '@quietsite/contracts';

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
