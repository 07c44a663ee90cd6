import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatInstantDay } from '../lib/format.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { QueryState } from '../ui/states.tsx';
import type { useListChange } from './use-list-change.ts';

interface Restorable {
  readonly id: number;
  readonly deletedAt: string;
  readonly deletedBy: string | null;
  readonly restorableUntil: string;
}

interface RestorableListProps<Row extends Restorable> {
  readonly label: string;
  readonly list: UseQueryResult<Row[]>;
  /** Shown if nothing was deleted. */
  readonly empty: ReactNode;
  /** Columns besides the deletion time; must be stable between renders. */
  readonly columns: readonly Column<Row>[];
  /** Must be stable between renders. */
  readonly nameOf: (row: Row) => string;
  readonly restore: ReturnType<typeof useListChange<Row>>;
}

/** Deleted items, with who deleted them and until when they can be restored (Q151). */
export function RestorableList<Row extends Restorable>(props: RestorableListProps<Row>) {
  const { label, list, empty, columns, nameOf, restore } = props;
  const { t } = useTranslation();
  const restoring = restore.isPending ? restore.variables.id : null;
  const { mutate } = restore;
  const all = useMemo(
    (): readonly Column<Row>[] => [
      ...columns,
      {
        id: 'deleted',
        title: t('editor.deleted.when'),
        width: 190,
        spareBelow: 480,
        cell: ({ deletedAt, deletedBy }) => [formatInstantDay(deletedAt), deletedBy].filter(Boolean).join(', '),
        sortValue: ({ deletedAt }) => deletedAt,
      },
      {
        id: 'until',
        title: t('editor.deleted.until'),
        width: 132,
        cell: ({ restorableUntil }) => formatDay(restorableUntil),
      },
      {
        id: 'actions',
        title: t('projects.actions'),
        width: 96,
        cell: (row) => (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t('editor.deleted.restoreNamed', { name: nameOf(row) })}
            loading={restoring === row.id}
            onClick={() => mutate(row)}
          >
            {t('editor.deleted.restore')}
          </Button>
        ),
      },
    ],
    [t, columns, nameOf, restoring, mutate],
  );
  if (!list.data) return <QueryState query={list} />;
  if (list.data.length === 0) return empty;
  return <DataTable label={label} columns={all} rows={list.data} rowKey={({ id }) => id} />;
}
