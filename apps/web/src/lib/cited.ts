import type { ClauseCode } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { routes } from './routes.ts';

/** A text and the clauses of the method that it is based on, if any. */
export interface Cited {
  readonly text: string;
  readonly clauses: readonly ClauseCode[];
}

export const cite = (text: string, ...clauses: ClauseCode[]): Cited => ({ text, clauses });

/** For places where the codes cannot be links: 'At work: A (M-41)'. */
export function writeCited(t: TFunction, { text, clauses }: Cited): string {
  if (clauses.length === 0) return text;
  return `${text}${t('method.open')}${clauses.join(t('method.and'))}${t('method.close')}`;
}

/** The address of a clause on the method page. */
export const clauseAddress = (code: ClauseCode): string => `${routes.method}#${code}`;
