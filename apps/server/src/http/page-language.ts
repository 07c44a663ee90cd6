import { isLanguage, type Language } from '@quietsite/domain';
import type { FastifyRequest } from 'fastify';

/**
 * The language chosen on the requesting page; null if none was chosen. The browser's own default does not count as a
 * choice.
 */
export function pageLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language | null {
  const value = headers['x-quietsite-language'];
  return isLanguage(value) ? value : null;
}
