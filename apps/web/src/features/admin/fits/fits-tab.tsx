import { SegmentedControl } from '@mantine/core';
import { catalogueFitsSchema } from '@quietsite/domain/schemas';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestJson } from '../../../lib/api-client.ts';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import { EmptyState, QueryState } from '../../../ui/states.tsx';
import admin from '../admin.module.css';
import { DatabaseCard } from '../equipment/database-card.tsx';
import equipment from '../equipment/equipment.module.css';
import { SearchedList } from '../searched-list.tsx';
import { FIT_COLUMNS, type FitDatabase, type FitLine, fitDatabases, listFitLines } from './fit-lines.ts';
import classes from './fits.module.css';

const fitsQuery = queryOptions({
  queryKey: ['catalogue', 'fits'],
  queryFn: ({ signal }) => requestJson('/api/catalogue/fits', catalogueFitsSchema, { signal }),
  staleTime: 0,
});

/** Mitigation options: three databases, available as files and shown here. */
export function FitsTab() {
  const { t } = useTranslation();
  const fits = useQuery(fitsQuery);
  const [shown, setShown] = useState<FitDatabase>('method-fits');
  const lines = useMemo(
    () =>
      fits.data &&
      listFitLines(fits.data, shown, { every: t('admin.fits.every'), everyReplaced: t('admin.fits.everyReplaced') }),
    [fits.data, shown, t],
  );
  return (
    <div className={admin.filled}>
      <p className={admin.hint}>{t('admin.fits.hint')}</p>
      <div className={classes.cards}>
        {fitDatabases.map((database) => (
          <DatabaseCard key={database} database={database} />
        ))}
      </div>
      <QueryState query={fits} />
      {lines && <FitList key={shown} database={shown} lines={lines} onDatabase={setShown} />}
    </div>
  );
}

interface FitListProps {
  readonly database: FitDatabase;
  readonly lines: readonly FitLine[];
  readonly onDatabase: (database: FitDatabase) => void;
}

const textOf = ({ cells }: FitLine): string => cells.join(' ');

function FitList({ database, lines, onDatabase }: FitListProps) {
  const { t } = useTranslation();
  return (
    <SearchedList
      rows={lines}
      textOf={textOf}
      searchLabel={t('admin.fits.search')}
      lead={
        <SegmentedControl
          size="xs"
          aria-label={t('admin.fits.list')}
          value={database}
          data={fitDatabases.map((value) => ({ value, label: t(`admin.fits.short.${value}`) }))}
          onChange={(value) => onDatabase(value as FitDatabase)}
        />
      }
      empty={<EmptyState title={t('admin.fits.nothing')} />}
    >
      {(found) => <FitTable database={database} lines={found} />}
    </SearchedList>
  );
}

/** Free text of the databases is in English. The other columns hold catalogue names. */
const isWrittenInEnglish = (column: string) => column === 'note' || column === 'source';

function FitTable({ database, lines }: Omit<FitListProps, 'onDatabase'>) {
  const { t } = useTranslation();
  const columns = FIT_COLUMNS[database];
  return (
    <section {...keyboardScroll} className={equipment.scroll} aria-label={t(`admin.equipment.title.${database}`)}>
      <table className={`${admin.table} ${equipment.machines}`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`admin.fits.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, cells: [name, ...others] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {columns.slice(1).map((column, index) => (
                <td key={column} lang={isWrittenInEnglish(column) ? 'en' : undefined}>
                  {others[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
