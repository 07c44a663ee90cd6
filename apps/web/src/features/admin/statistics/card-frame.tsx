import { Button } from '@mantine/core';
import type { StatisticsTable } from '@quietsite/contracts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '../../../lib/languages.ts';
import classes from './statistics.module.css';

interface CardFrameProps {
  readonly chart: StatisticsTable | 'map';
  /** The file with the figures. */
  readonly file: StatisticsTable;
  readonly title: string;
  readonly note?: string;
  readonly tools?: ReactNode;
  /** Switches between chart and table; left out if both are shown. */
  readonly table?: { readonly isShown: boolean; readonly onChange: (isShown: boolean) => void };
  readonly children: ReactNode;
}

/** A chart with its title, the switch to its table and its file. */
export function CardFrame(props: CardFrameProps) {
  const { chart, file, title, note, tools, table, children } = props;
  const { t, i18n } = useTranslation();
  const titleId = useId();
  return (
    <section className={classes.card} data-chart={chart} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h3 id={titleId}>{title}</h3>
        <span className={classes.total}>{note}</span>
        {tools}
        {table && (
          <Button
            variant="subtle"
            size="compact-xs"
            aria-pressed={table.isShown}
            aria-label={t('admin.statistics.tableOf', { title })}
            onClick={() => table.onChange(!table.isShown)}
          >
            {t('admin.statistics.table')}
          </Button>
        )}
        <Button
          component="a"
          variant="subtle"
          size="compact-xs"
          href={`/api/admin/statistics/${file}?language=${toLanguage(i18n.language)}`}
          download
          aria-label={t('admin.statistics.fileOf', { title })}
        >
          {t('admin.statistics.file')}
        </Button>
      </header>
      {children}
    </section>
  );
}
