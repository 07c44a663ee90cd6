import type { Hk80Point } from '@quietsite/geometry';

/** The distinct positions of rows with a fixed location (M-32). Positions are added, never removed. */
export interface FixedPositions {
  readonly eastings: readonly number[];
  readonly northings: readonly number[];
  /** The sources there; null while screening is off. */
  readonly sources: readonly (FixedSource | null)[];
  indexOf(position: Hk80Point, source?: FixedSource | null): number;
}

/** The facts that screening needs about a row with a fixed location (M-101). */
export interface FixedSource {
  /** Index of its zone. */
  readonly zone: number;
  /** Null for the height of the zone. */
  readonly plantHeight: number | null;
}

export function createPositions(): FixedPositions {
  const eastings: number[] = [];
  const northings: number[] = [];
  const sources: (FixedSource | null)[] = [];
  const known = new Map<string, number>();
  return {
    eastings,
    northings,
    sources,
    indexOf([easting, northing], source = null) {
      const key =
        source === null ? `${easting} ${northing}` : `${easting} ${northing} ${source.zone} ${source.plantHeight}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      eastings.push(easting);
      sources.push(source);
      const index = northings.push(northing) - 1;
      known.set(key, index);
      return index;
    },
  };
}
