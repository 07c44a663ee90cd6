import { createAlignment, type Hk80Polygon, outlineStretch } from '@quietsite/geometry';
import { type ProjectCalendar, workingDaysOf } from '../calendar/task-calendar.ts';
import type { DrawnZone } from '../site/site.schema.ts';
import { countFrontDays, divideFront, type FrontDivision } from './divide-front.ts';
import type { Front } from './front.schema.ts';
import { MAX_FRONT_DAYS, MAX_FRONT_PARTS, MIN_FRONT_METRES } from './front-limits.ts';

/** Why a front cannot be calculated. */
export type FrontFault = 'TOO_SHORT' | 'TOO_SLOW' | 'TOO_MANY_PARTS';

export function findFrontFault(front: Front): FrontFault | null {
  const { lengthMetres } = createAlignment(front.alignment);
  if (lengthMetres < MIN_FRONT_METRES) return 'TOO_SHORT';
  if (countFrontDays(front, lengthMetres) > MAX_FRONT_DAYS) return 'TOO_SLOW';
  const parts = divideFront(front, lengthMetres, null)?.parts.length ?? 0;
  return parts > MAX_FRONT_PARTS ? 'TOO_MANY_PARTS' : null;
}

/** The ground of all parts together. */
export function outlineFront({ alignment: line, widthMetres }: Pick<Front, 'alignment' | 'widthMetres'>): Hk80Polygon {
  const alignment = createAlignment(line);
  return outlineStretch(alignment, { fromMetres: 0, toMetres: alignment.lengthMetres }, widthMetres);
}

/** The length, days and parts of a front by the project's calendar; without division if that has too few working days. */
export function describeFront(
  front: Front,
  calendar: ProjectCalendar,
): { readonly lengthMetres: number; readonly division: FrontDivision | null } {
  const { lengthMetres } = createAlignment(front.alignment);
  return { lengthMetres, division: divideFront(front, lengthMetres, workingDaysOf(calendar, {})) };
}

/** The outline of a zone: that of its front, whatever was sent; a front without length keeps what it has. */
export function outlineOf({ outline, front }: Pick<DrawnZone, 'outline' | 'front'>): Hk80Polygon {
  return front === undefined || findFrontFault(front) === 'TOO_SHORT' ? outline : outlineFront(front);
}
