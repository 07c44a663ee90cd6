/** A change of the code that no test can find, because it calculates the same. */
export interface EquivalentMutant {
  readonly file: string;
  /** The source line on which the change begins, without the spaces around it. */
  readonly code: string;
  /** What stands in the place of the code after the change; without it, every change of that line. */
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
