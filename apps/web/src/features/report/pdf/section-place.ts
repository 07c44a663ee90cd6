import { type ReportSection, reportSections } from '../../../lib/report-sections.ts';
import type { PdfPlace } from './pdf-pages.ts';

/** The first sections are on the first page. */
const FIRST_PAGE: PdfPlace = { page: 1, top: 0 };

/**
 * The position of a section in the printed report. A section that is not printed, such as moved receivers if there are
 * none, leads to the one before it. Null if the file does not name its sections.
 */
export function findSectionPlace(places: ReadonlyMap<string, PdfPlace>, section: ReportSection): PdfPlace | null {
  if (places.size === 0) return null;
  const upTo = reportSections.slice(0, reportSections.indexOf(section) + 1);
  const printed = upTo.map((name) => places.get(`section-${name}`)).filter((place) => place !== undefined);
  return printed.at(-1) ?? FIRST_PAGE;
}
