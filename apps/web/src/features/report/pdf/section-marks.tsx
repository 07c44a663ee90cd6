import type { ReviewComment } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { isReportSection, type ReportSection, reportSections, sectionOf } from '../../../lib/report-sections.ts';
import { routes } from '../../../lib/routes.ts';
import { useOpenThreads } from '../../../session/use-comment-numbers.ts';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';
import classes from './pdf.module.css';
import { type PdfPages, type PdfPosition, topOf } from './pdf-pages.ts';

interface SectionMarksProps {
  readonly pages: PdfPages;
  readonly scale: number;
  readonly pageHeight: number;
}

/** In the margin of a section, the numbers of the open comments on it and its contents; each opens its comment. */
export function SectionMarks({ pages, scale, pageHeight }: SectionMarksProps) {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const marks = placeThreads(pages.places, useOpenThreads());
  return marks.map(({ position, threads }) => (
    <ul
      key={`${position.page} ${position.top}`}
      className={classes.marks}
      style={{ top: topOf(position.page, pageHeight) + position.top * scale }}
      aria-label={t('review.onPage', { page: position.page })}
    >
      {threads.map(({ id, number, isDraft, anchor, anchorName }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.mark}
            data-draft={isDraft || undefined}
            aria-label={t('review.thread.name', {
              number,
              name:
                anchor.kind === 'section' && isReportSection(anchor.section)
                  ? t(`report.sections.${anchor.section}`)
                  : anchorName,
            })}
            onClick={() => navigate(`${routes.review}?comment=${id}`)}
          >
            {number}
          </button>
        </li>
      ))}
    </ul>
  ));
}

interface Marks {
  readonly position: PdfPosition;
  readonly threads: ReviewComment[];
}

/** Sections that are not printed share the position and the marks of the previous section. */
export function placeThreads(places: PdfPages['places'], threads: readonly ReviewComment[]): readonly Marks[] {
  const marks: Marks[] = [];
  for (const thread of threads) {
    const section = sectionOf(thread.anchor);
    const position = section && findSectionPlace(places, section);
    if (!position) continue;
    const known = marks.find((mark) => mark.position === position);
    if (known) known.threads.push(thread);
    else marks.push({ position, threads: [thread] });
  }
  return marks;
}

/** The first sections are on the first page. */
const FIRST_PAGE: PdfPosition = { page: 1, top: 0 };

/**
 * The position of a section in the printed report. A section that is not printed, such as moved receivers if there are
 * none, leads to the one before it. Null if the file does not name its sections.
 */
export function findSectionPlace(places: ReadonlyMap<string, PdfPosition>, section: ReportSection): PdfPosition | null {
  if (places.size === 0) return null;
  const upTo = reportSections.slice(0, reportSections.indexOf(section) + 1);
  const printed = upTo.map((name) => places.get(`section-${name}`)).filter((position) => position !== undefined);
  return printed.at(-1) ?? FIRST_PAGE;
}
