import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Sorting } from '../../../ui/sort-rows.ts';
import { writeSorting } from './list-address.ts';
import { isSortColumn, MARGIN, type SortColumn } from './project-order.ts';

/** The default direction of each order: newest change first, earliest start of works first. */
const orders = [
  { columnId: 'modified', isDescending: true },
  { columnId: MARGIN, isDescending: true },
  { columnId: 'title', isDescending: false },
  { columnId: 'commencement', isDescending: false },
  { columnId: 'completion', isDescending: false },
] as const satisfies readonly (Sorting & { readonly columnId: SortColumn })[];

interface CardSortingProps {
  readonly sorting: Sorting | null;
  readonly onChange: (sort: string) => void;
}

/** The order of the cards; the table is sorted through its headers. */
export function CardSorting({ sorting, onChange }: CardSortingProps) {
  const { t } = useTranslation();
  const current = sorting && isSortColumn(sorting.columnId) ? sorting.columnId : 'modified';
  const change = (columnId: string) => {
    const order = orders.find((one) => one.columnId === columnId);
    onChange(order && columnId !== 'modified' ? writeSorting(order) : '');
  };
  return (
    <NativeSelect
      size="xs"
      aria-label={t('home.sort.label')}
      data={orders.map(({ columnId }) => ({ value: columnId, label: t(`home.sort.${columnId}`) }))}
      value={current}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
