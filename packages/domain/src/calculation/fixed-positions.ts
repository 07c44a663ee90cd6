import type { Hk80Point } from '@quietsite/geometry';

/** The distinct positions of rows with a fixed location (M-32). Positions are added, never removed. */
export interface FixedPositions {
  readonly eastings: readonly number[];
  readonly northings: readonly number[];
  indexOf(position: Hk80Point): number;
}

export function createPositions(): FixedPositions {
  const eastings: number[] = [];
  const northings: number[] = [];
  const known = new Map<string, number>();
  return {
    eastings,
    northings,
    indexOf([easting, northing]) {
      const key = `${easting} ${northing}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      eastings.push(easting);
      const index = northings.push(northing) - 1;
      known.set(key, index);
      return index;
    },
  };
}
