import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A mutant that no test can find, because its results are the same. */
export interface EquivalentMutant {
  readonly file: string;
  /** The source line where the mutation starts, trimmed. */
  readonly code: string;
  /** The code after the mutation; if omitted or blank, every mutation of that line. */
  readonly replacement?: string;
  readonly reason: string;
}

/** One per line, below the header: file, code, replacement and reason, separated by tabs. */
export const EQUIVALENT_MUTANTS: readonly EquivalentMutant[] = readFileSync(
  join(import.meta.dirname, 'equivalents.tsv'),
  'utf8',
)
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [file = '', code = '', replacement = '', reason = ''] = line.split('\t');
    return { file, code, replacement, reason };
  });

export function findReason(
  equivalents: readonly EquivalentMutant[],
  survivor: { readonly file: string; readonly code: string; readonly replacement: string },
): string | null {
  const found = equivalents.find(
    ({ file, code, replacement }) =>
      file === survivor.file && code === survivor.code && (!replacement || replacement === survivor.replacement),
  );
  return found?.reason ?? null;
}
