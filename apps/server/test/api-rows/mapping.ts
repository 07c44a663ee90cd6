import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface MappedRow {
  readonly id: string;
  /** The call as specified; some rows are rules without one. */
  readonly specified: string | null;
  readonly calls: readonly string[];
  readonly reason: string;
}

const callsIn = (cell: string) => [...cell.matchAll(/`([A-Z]+ \/\S+)`/g)].map(([, call = '']) => call);

export const mappingText = (): string =>
  readFileSync(fileURLToPath(new URL('../../../../docs/api-mapping.md', import.meta.url)), 'utf8');

/** Reads the published document, so that it is the one tested. */
export function readMapping(): MappedRow[] {
  return [...mappingText().matchAll(/^\| (API-\d+) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map((match) => {
    const [, id = '', specified = '', here = '', reason = ''] = match;
    return { id, specified: callsIn(specified)[0] ?? null, calls: callsIn(here), reason };
  });
}
