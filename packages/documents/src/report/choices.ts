import { MAX_SINGLE_LIST_LENGTH } from '../page-rules.ts';
import type { Choice, ChoiceList } from './report-model.ts';

/** All available choices, with the selected ones ticked. */
export const listChoices = <Key>(offered: readonly (readonly [Key, string])[], ticked: readonly Key[]): Choice[] =>
  offered.map(([key, text]) => ({ text, isTicked: ticked.includes(key) }));

export const toChoiceList = (choices: readonly Choice[], others: string): ChoiceList => ({
  choices,
  others: others.trim(),
  isInTwoColumns: isLong(choices),
});

/** REPORT-59, Q125. */
export const isLong = (items: readonly unknown[]): boolean => items.length > MAX_SINGLE_LIST_LENGTH;
