import { isLanguage, type Language } from '@quietsite/domain';
import type { FastifyRequest } from 'fastify';

/** The language chosen on the page that asks; null where nobody chose one. What browsers say by themselves is no choice. */
export function pageLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  const told = headers['x-quietsite-language'];
  return isLanguage(told) ? told : null;
}
