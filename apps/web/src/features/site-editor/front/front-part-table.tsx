import { describeFront, type Front, type FrontPart, findFrontFault } from '@quietsite/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatedCalendar } from '../../../project/front/use-dated-calendar.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';

interface NumberedPart extends FrontPart {
  readonly number: number;
}

/** The parts of a front with their chainage and days (M-152). */
export function FrontPartTable({ name, front }: { readonly name: string; readonly front: Front }) {
  const { t } = useTranslation();
  const calendar = useDatedCalendar();
  const rows = useMemo<readonly NumberedPart[]>(() => {
    const parts = findFrontFault(front) === null ? describeFront(front, calendar).division?.parts : [];
    return (parts ?? []).map((part, index) => ({ ...part, number: index + 1 }));
  }, [front, calendar]);
  const columns = useMemo<readonly Column<NumberedPart>[]>(
    () => [
      { id: 'number', title: t('site.front.part'), width: 72, cell: ({ number }) => number },
      {
        ...{ id: 'chainage', title: t('site.front.chainage') },
        cell: ({ fromMetres, toMetres }) => `${fromMetres.toFixed(1)}-${toMetres.toFixed(1)}`,
      },
      {
        ...{ id: 'days', title: t('site.front.workingDays') },
        cell: ({ start, end, days }) => `${start === end ? start : t('site.front.period', { start, end })} (${days})`,
      },
    ],
    [t],
  );
  return (
    <DataTable
      label={t('site.front.partsOf', { name })}
      columns={columns}
      rows={rows}
      rowKey={({ number }) => String(number)}
      maxHeight={260}
    />
  );
}
