import { createAlignment, type Hk80Polygon, outlineStretch } from '@quietsite/geometry';
import type { SnapshotZone } from '../calculation/snapshot.schema.ts';
import { type ProjectCalendar, workingDaysOf } from '../calendar/task-calendar.ts';
import type { DrawnZone } from '../site/site.schema.ts';
import { countFrontDays, divideFront, type FrontDivision } from './divide-front.ts';
import type { Front, MovingFront } from './front.schema.ts';
import { MAX_FRONT_DAYS, MAX_FRONT_PARTS, MIN_FRONT_METRES } from './front-limits.ts';

/** Otherwise it is a linear zone (M-154). */
export const isMoving = (front: Front): front is MovingFront => front.metresPerDay !== null;

/** Why a front cannot be calculated. */
export type FrontFault = 'TOO_SHORT' | 'TOO_SLOW' | 'TOO_MANY_PARTS';

export function findFrontFault(front: Front): FrontFault | null {
  const { lengthMetres } = createAlignment(front.alignment);
  if (lengthMetres < MIN_FRONT_METRES) return 'TOO_SHORT';
  if (!isMoving(front)) return null;
  if (countFrontDays(front, lengthMetres) > MAX_FRONT_DAYS) return 'TOO_SLOW';
  const parts = divideFront(front, lengthMetres, null)?.parts.length ?? 0;
  return parts > MAX_FRONT_PARTS ? 'TOO_MANY_PARTS' : null;
}

/** The outline of all parts together. */
export function outlineFront({ alignment: line, widthMetres }: Pick<Front, 'alignment' | 'widthMetres'>): Hk80Polygon {
  const alignment = createAlignment(line);
  return outlineStretch(alignment, { fromMetres: 0, toMetres: alignment.lengthMetres }, widthMetres);
}

/** The line of a zone in a snapshot: the whole front, or the ground of a linear zone. */
export function lineOfZone(front: Front): Pick<SnapshotZone, 'moving' | 'linear'> {
  const { alignment, widthMetres } = front;
  return isMoving(front) ? { moving: front } : { linear: { alignment, widthMetres } };
}

/**
 * The length, days and parts of a front in the project's calendar. It has no parts if the calendar has too few working
 * days or the front does not move.
 */
export function describeFront(
  front: Front,
  calendar: ProjectCalendar,
): { readonly lengthMetres: number; readonly division: FrontDivision | null } {
  const { lengthMetres } = createAlignment(front.alignment);
  return {
    lengthMetres,
    division: isMoving(front) ? divideFront(front, lengthMetres, workingDaysOf(calendar, {})) : null,
  };
}

/**
 * The outline of a zone with a front is that of the front, whatever was sent. If it cannot be calculated, the zone
 * keeps its outline.
 */
export function outlineOf({ outline, front }: Pick<DrawnZone, 'outline' | 'front'>): Hk80Polygon {
  return front === undefined || findFrontFault(front) !== null ? outline : outlineFront(front);
}
