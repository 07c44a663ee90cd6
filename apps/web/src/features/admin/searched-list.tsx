import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './admin.module.css';

interface SearchedListProps<Row> {
  readonly rows: readonly Row[];
  /** The text to search. Must be stable between renders. */
  readonly textOf: (row: Row) => string;
  readonly searchLabel: string;
  /** Shown before the search. */
  readonly lead?: ReactNode;
  /** Shown if nothing is found. */
  readonly empty: ReactNode;
  readonly children: (found: readonly Row[]) => ReactNode;
}

/** A list with a search field that shows the number of matches. */
export function SearchedList<Row>({ rows, textOf, searchLabel, lead, empty, children }: SearchedListProps<Row>) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim().toLowerCase());
  const found = useMemo(() => rows.filter((row) => textOf(row).toLowerCase().includes(search)), [rows, textOf, search]);
  return (
    <>
      <div className={classes.tools}>
        {lead}
        <TextInput
          className={classes.search ?? ''}
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          leftSection={<IconSearch size={15} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <span role="status" className={classes.none}>
          {t('admin.equipment.found', { count: found.length })}
        </span>
      </div>
      {found.length === 0 ? empty : children(found)}
    </>
  );
}
