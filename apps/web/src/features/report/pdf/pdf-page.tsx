import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './pdf.module.css';
import { type PdfPages, topOf } from './pdf-pages.ts';

interface PdfPageProps {
  readonly pages: PdfPages;
  readonly page: number;
  readonly scale: number;
}

/** One page: picture below, text layer above. */
export function PdfPage({ pages, page, scale }: PdfPageProps) {
  const { t } = useTranslation();
  const picture = useRef<HTMLDivElement>(null);
  const textLayer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!picture.current || !textLayer.current) return;
    return pages.draw(page, scale, { picture: picture.current, textLayer: textLayer.current });
  }, [pages, page, scale]);
  const [width, height] = [pages.width * scale, pages.height * scale];
  const style = { top: topOf(page, height), width, height, '--total-scale-factor': scale } as CSSProperties;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a page of a document is not a fieldset
    <div
      className={classes.page}
      style={style}
      role="group"
      aria-label={t('report.pdf.page', { page, count: pages.count })}
    >
      <div ref={picture} className={classes.picture} aria-hidden />
      <div ref={textLayer} className={classes.words} lang={pages.language || undefined} />
    </div>
  );
}
