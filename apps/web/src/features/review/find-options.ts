import type { ComboboxItem, OptionsFilter } from '@mantine/core';

/** 0: the name as it is typed, 1: a name that begins so, 2: the text somewhere. */
function rank(label: string, search: string): 0 | 1 | 2 {
  if (label === search || label.startsWith(`${search} `)) return 0;
  return label.startsWith(search) ? 1 : 2;
}

/** What is typed as a whole name comes first: 'N3' is N3 before it is N36. Otherwise the order of the list. */
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
