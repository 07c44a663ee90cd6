import { createHash } from 'node:crypto';

export interface Draw {
  readonly sharePercent: number;
  readonly seed: number;
}

export interface DrawableMutant {
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

const POSSIBLE_HASHES = 2 ** 32;

/** The same seed draws the same mutants of the same code, in whatever order they come and whichever program asks. */
export function isDrawn(
  file: string,
  { replacement, location }: DrawableMutant,
  { sharePercent, seed }: Draw,
): boolean {
  const { start, end } = location;
  const place = [start.line, start.column, end.line, end.column].join(':');
  const hash = createHash('sha256').update([seed, file, place, replacement].join('\n')).digest().readUInt32BE();
  return hash < (sharePercent / 100) * POSSIBLE_HASHES;
}
