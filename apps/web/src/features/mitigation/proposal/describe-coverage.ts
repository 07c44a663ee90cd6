import type { TFunction } from 'i18next';
import { type Coverage, nameOf } from '../receiver-choice.ts';

/** Maximum number named. A table lists the others. */
const NAMED = 5;

/** The receivers a proposal covers, in a sentence (Q149). */
export function describeCoverage(t: TFunction, { selected, others }: Coverage, isSelectedOnly: boolean): string {
  const count = selected.length;
  if (others.length === 0) return t('proposal.coversSelected', { count });
  const names = others.slice(0, NAMED).map(nameOf).join(', ');
  const told = others.length > NAMED ? t('proposal.andMore', { names, count: others.length - NAMED }) : names;
  const covered = isSelectedOnly ? 'proposal.coversSelectedOnly' : 'proposal.coversAll';
  return t(covered, { selected: count, others: others.length, names: told });
}
