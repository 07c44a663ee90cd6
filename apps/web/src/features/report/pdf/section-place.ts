import { type ReportSection, reportSections } from '../../../lib/report-sections.ts';
import type { PdfPlace } from './pdf-pages.ts';

/** What the first sections write stands on the first page. */
const FIRST_PAGE: PdfPlace = { page: 1, top: 0 };

/**
 * Where a section stands in the printed report. One that is not printed, as that of moved receivers where there are none,
 * leads to the one before it. Null: a file that does not say where its sections are.
 */
export function findSectionPlace(places: ReadonlyMap<string, PdfPlace>, section: ReportSection): PdfPlace | null {
  if (places.size === 0) return null;
  const upTo = reportSections.slice(0, reportSections.indexOf(section) + 1);
  const printed = upTo.map((name) => places.get(`section-${name}`)).filter((place) => place !== undefined);
  return printed.at(-1) ?? FIRST_PAGE;
}
