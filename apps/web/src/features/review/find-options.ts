import type { ComboboxItem, OptionsFilter } from '@mantine/core';

/** 0: exact match, 1: starts with the text, 2: contains it. */
function rank(label: string, search: string): 0 | 1 | 2 {
  if (label === search || label.startsWith(`${search} `)) return 0;
  return label.startsWith(search) ? 1 : 2;
}

/** Exact names come first: 'N3' finds N3 before N36. Otherwise in list order. */
export const findOptions: OptionsFilter = ({ options, search, limit }) => {
  const wanted = search.trim().toLowerCase();
  const items = options.filter((option): option is ComboboxItem => !('group' in option));
  return items
    .map((option) => ({ option, label: option.label.toLowerCase() }))
    .filter(({ label }) => label.includes(wanted))
    .toSorted((one, other) => rank(one.label, wanted) - rank(other.label, wanted))
    .slice(0, limit)
    .map(({ option }) => option);
};
