import type { Programme } from '@quietsite/contracts';
import { locationOf } from '@quietsite/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatText } from '../../lib/format.ts';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/states.tsx';

type EquipmentRow = Programme['equipmentRows'][number];

export function EquipmentTable({ rows }: { readonly rows: readonly EquipmentRow[] }) {
  const { t } = useTranslation();
  const columns = useMemo<readonly Column<EquipmentRow>[]>(
    () => [
      { id: 'name', title: t('equipment.equipment'), cell: describe, sortValue: describe },
      { id: 'quantity', title: t('equipment.quantity'), cell: (row) => row.quantity, isNumeric: true },
      {
        id: 'soundPower',
        title: t('equipment.soundPower'),
        cell: (row) => row.soundPower,
        sortValue: (row) => row.soundPower,
        isNumeric: true,
      },
      { id: 'start', title: t('equipment.start'), cell: (row) => row.start, sortValue: (row) => row.start },
      { id: 'end', title: t('equipment.end'), cell: (row) => row.end, sortValue: (row) => row.end },
      { id: 'timePercent', title: t('equipment.onTime'), cell: (row) => row.timePercent, isNumeric: true },
      { id: 'group', title: t('equipment.group'), cell: (row) => formatText(row.exclusiveGroup) },
      { id: 'location', title: t('equipment.location'), cell: locationOf },
    ],
    [t],
  );
  if (rows.length === 0) return <EmptyState title={t('equipment.noRows')} hint={t('equipment.noRowsHint')} />;
  return <DataTable label={t('equipment.rows')} columns={columns} rows={rows} rowKey={(row) => row.id} />;
}

function describe(row: EquipmentRow): string {
  return row.officialId === '' ? row.name : `${row.officialId} - ${row.name}`;
}
