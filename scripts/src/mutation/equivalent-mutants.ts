/** A mutant that no test can find, because it calculates the same. */
export interface EquivalentMutant {
  readonly file: string;
  /** The source line where the mutation starts, trimmed. */
  readonly code: string;
  /** The code after the mutation; if omitted, every mutation of that line. */
  readonly replacement?: string;
  readonly reason: string;
}

export function findReason(
  equivalents: readonly EquivalentMutant[],
  survivor: { readonly file: string; readonly code: string; readonly replacement: string },
): string | null {
  const found = equivalents.find(
    ({ file, code, replacement }) =>
      file === survivor.file &&
      code === survivor.code &&
      (replacement === undefined || replacement === survivor.replacement),
  );
  return found?.reason ?? null;
}
