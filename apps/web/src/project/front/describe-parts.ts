import { type DatedCalendar, describeFront, type Front, type FrontPart, findFrontFault } from '@quietsite/domain';
import { createAlignment, type Hk80Polygon, outlineStretch } from '@quietsite/geometry';

// Loaded only if there is a front: outlines need the geometry engine, which the first screen does not load.

export interface OutlinedPart extends FrontPart {
  /** From 1, in date order. */
  readonly number: number;
  readonly outline: Hk80Polygon;
}

/** The parts of a front with their outlines; empty while it cannot be calculated. */
export function describeParts(front: Front, calendar: DatedCalendar | undefined): readonly OutlinedPart[] {
  if (findFrontFault(front) !== null) return [];
  const alignment = createAlignment(front.alignment);
  const parts = describeFront(front, calendar).division?.parts ?? [];
  return parts.map((part, index) => ({
    ...part,
    number: index + 1,
    outline: outlineStretch(alignment, part, front.widthMetres),
  }));
}
