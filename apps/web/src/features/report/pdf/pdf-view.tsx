import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportSection } from '../../../lib/report-sections.ts';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import { FailureState, LoadingState } from '../../../ui/states.tsx';
import classes from './pdf.module.css';
import { PdfPage } from './pdf-page.tsx';
import { currentPage, type PdfPages, scaleOf, topOf, totalHeight, visiblePages, type Zoom } from './pdf-pages.ts';
import { PdfTools } from './pdf-tools.tsx';
import { findSectionPlace, SectionMarks } from './section-marks.tsx';
import { usePdfPages } from './use-pdf-pages.ts';
import { useScrollView } from './use-scroll-view.ts';

interface PdfViewProps {
  /** Null until loaded. */
  readonly file: Blob | null;
  /** The name shown to the user. */
  readonly name: string;
  readonly fileName: string;
  readonly note?: ReactNode;
  /** The section of the report to show. The position stays if only the file changes. */
  readonly section?: ReportSection | null;
}

/** A PDF viewer. Draws only the visible pages, and keeps the reading position when the file is replaced. */
export function PdfView({ file, name, fileName, note, section = null }: PdfViewProps) {
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const { pages, error } = usePdfPages(file, attempt);
  if (!pages && error) {
    return (
      <FailureState
        error={error}
        title={t('report.pdf.notShown')}
        text={t('report.pdf.notShownHint')}
        onRetry={() => setAttempt(attempt + 1)}
      />
    );
  }
  if (!pages) return <LoadingState />;
  return <Pages pages={pages} file={file} {...{ name, fileName, note, section }} />;
}

function Pages({ pages, file, name, fileName, note, section = null }: PdfViewProps & { readonly pages: PdfPages }) {
  const { t } = useTranslation();
  const [zoom, setZoom] = useState<Zoom>('fit');
  const { ref, ...view } = useScrollView();
  const box = useRef<HTMLElement>(null);
  const url = useObjectUrl(file);
  const scale = scaleOf(zoom, pages.width, view.width);
  const pageHeight = pages.height * scale;
  const viewport = { scrollTop: view.scrollTop, viewHeight: view.height, pageHeight, count: pages.count };
  const page = currentPage(viewport);
  const goTo = (target: number) => box.current?.scrollTo({ top: topOf(target, pageHeight) - 4 });
  const position = section && findSectionPlace(pages.places, section);
  const top =
    position && view.width > 0 ? topOf(position.page, pageHeight) + Math.max(0, position.top * scale - 4) : null;
  const shown = useRef<ReportSection | null>(null);
  useEffect(() => {
    if (top === null || shown.current === section) return;
    shown.current = section;
    box.current?.scrollTo({ top: top - 4 });
  }, [section, top]);
  const changeZoom = (next: Zoom) => {
    setZoom(next);
    // Keeps the current page in view.
    const height = pages.height * scaleOf(next, pages.width, view.width);
    requestAnimationFrame(() => box.current?.scrollTo({ top: topOf(page, height) - 4 }));
  };
  return (
    <div className={classes.view}>
      <PdfTools
        {...{ page, scale, note }}
        count={pages.count}
        onPage={goTo}
        onZoom={changeZoom}
        download={url ? { href: url, fileName } : null}
      />
      <section
        {...keyboardScroll}
        ref={(element) => {
          box.current = element;
          return ref(element);
        }}
        className={classes.scroll}
        aria-label={t('report.pdf.label', { name })}
      >
        <div
          className={classes.sheets}
          style={{ height: totalHeight(pageHeight, pages.count), minWidth: pages.width * scale }}
        >
          {view.width > 0 &&
            visiblePages(viewport).map((number) => <PdfPage key={number} pages={pages} page={number} scale={scale} />)}
          {view.width > 0 && <SectionMarks {...{ pages, scale, pageHeight }} />}
        </div>
      </section>
    </div>
  );
}

function useObjectUrl(file: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}
