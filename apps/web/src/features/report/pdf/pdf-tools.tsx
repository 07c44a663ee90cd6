import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowAutofitWidth,
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './pdf.module.css';
import { nextZoom, percentOf, readPage, type Zoom } from './pdf-pages.ts';

interface PdfToolsProps {
  readonly page: number;
  readonly count: number;
  readonly scale: number;
  readonly onPage: (page: number) => void;
  readonly onZoom: (zoom: Zoom) => void;
  readonly download: { readonly href: string; readonly fileName: string } | null;
  readonly note?: ReactNode;
}

export function PdfTools({ page, count, scale, onPage, onZoom, download, note }: PdfToolsProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('report.pdf.tools')}>
      <ActionIcon aria-label={t('report.pdf.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={t('report.pdf.next')} disabled={page >= count} onClick={() => onPage(page + 1)}>
        <IconChevronDown size={16} aria-hidden />
      </ActionIcon>
      <PageField page={page} count={count} onPage={onPage} />
      <span className={classes.divider} />
      <ActionIcon aria-label={t('report.pdf.zoomOut')} onClick={() => onZoom(nextZoom(scale, -1))}>
        <IconZoomOut size={16} aria-hidden />
      </ActionIcon>
      <span className={classes.percent}>{t('report.pdf.zoom', { percent: percentOf(scale) })}</span>
      <ActionIcon aria-label={t('report.pdf.zoomIn')} onClick={() => onZoom(nextZoom(scale, 1))}>
        <IconZoomIn size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={t('report.pdf.fit')} onClick={() => onZoom('fit')}>
        <IconArrowAutofitWidth size={16} aria-hidden />
      </ActionIcon>
      <span className={classes.note} role="status">
        {note}
      </span>
      {download && (
        <Button
          component="a"
          variant="default"
          size="compact-sm"
          href={download.href}
          download={download.fileName}
          aria-label={t('report.pdf.download', { name: download.fileName })}
        >
          <IconDownload size={15} aria-hidden />
        </Button>
      )}
    </div>
  );
}

function PageField({ page, count, onPage }: Pick<PdfToolsProps, 'page' | 'count' | 'onPage'>) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const goTo = (text: string) => {
    setTyped(null);
    const target = readPage(text, count);
    if (target !== null && target !== page) onPage(target);
  };
  return (
    <span className={classes.field}>
      <input
        className={classes.input}
        inputMode="numeric"
        aria-label={t('report.pdf.goTo')}
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={(event) => typed !== null && goTo(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && goTo(event.currentTarget.value)}
      />
      {t('report.pdf.of', { count })}
    </span>
  );
}
