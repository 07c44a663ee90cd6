import { createWorkingDays, divideFront, type FrontDivision, type FrontPart, toDay } from '@quietsite/domain';
import { createAlignment, type Hk80Polygon, hk80, outlineStretch } from '@quietsite/geometry';
import type { CaseCalendar, CaseFront } from '../case.ts';
import { toCalendar } from '../engine-answer.ts';
import { present } from '../present.ts';

interface OutlinedPart extends FrontPart {
  readonly outline: Hk80Polygon;
}

/** The parts of a front with their outlines, as the product divides it. */
export function divide(
  front: CaseFront,
  calendar?: CaseCalendar,
): Omit<FrontDivision, 'parts'> & { readonly parts: readonly OutlinedPart[]; readonly lengthMetres: number } {
  const alignment = createAlignment(front.alignment.map(([east, north]) => hk80(east, north)));
  const workingDays = calendar ? createWorkingDays(toCalendar(calendar)) : null;
  const division = present(divideFront({ ...front, start: toDay(front.start) }, alignment.lengthMetres, workingDays));
  const parts = division.parts.map((part) => ({
    ...part,
    outline: outlineStretch(alignment, part, front.widthMetres),
  }));
  return { ...division, parts, lengthMetres: alignment.lengthMetres };
}
