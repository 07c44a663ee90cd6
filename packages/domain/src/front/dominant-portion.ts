import {
  computeGeographicalCentre,
  createAlignment,
  findDominantStretch,
  type Hk80Point,
  type Hk80Polygon,
  outlineStretch,
  type Stretch,
  WIDTHS_PER_PART,
} from '@quietsite/geometry';
import type { SnapshotZone } from '../calculation/snapshot.schema.ts';

/** The part of a linear zone that counts at a receiver; M-30 defines its centre (M-154). */
export interface DominantPortion extends Stretch {
  readonly outline: Hk80Polygon;
  readonly centre: Hk80Point;
}

type PortionFinder = (receiver: Hk80Point) => DominantPortion;

/** Null for a zone that counts as a whole: drawn as a polygon, or at most five widths long. */
export function createPortionFinder({ linear }: Pick<SnapshotZone, 'linear'>): PortionFinder | null {
  if (linear === undefined) return null;
  const { widthMetres } = linear;
  const alignment = createAlignment(linear.alignment);
  if (alignment.lengthMetres <= WIDTHS_PER_PART * widthMetres) return null;
  return (receiver) => {
    const stretch = findDominantStretch(alignment, widthMetres, receiver);
    const outline = outlineStretch(alignment, stretch, widthMetres);
    return { ...stretch, outline, centre: computeGeographicalCentre(outline) };
  };
}
