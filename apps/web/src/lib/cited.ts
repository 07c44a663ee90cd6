import type { ClauseCode } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { routes } from './routes.ts';

/** A text and the clauses of the method that it rests on; none where it rests on no single one. */
export interface Cited {
  readonly text: string;
  readonly clauses: readonly ClauseCode[];
}

export const cite = (text: string, ...clauses: ClauseCode[]): Cited => ({ text, clauses });

/** Where the codes cannot be links: 'At work: A (M-41)'. */
export function writeCited(t: TFunction, { text, clauses }: Cited): string {
  if (clauses.length === 0) return text;
  return `${text}${t('method.open')}${clauses.join(t('method.and'))}${t('method.close')}`;
}

/** The place of a clause on the page of the method. */
export const clauseAddress = (code: ClauseCode): string => `${routes.method}#${code}`;
