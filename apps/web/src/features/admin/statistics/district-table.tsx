import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameDistrict } from '../../../lib/name-district.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import type { DistrictFigures } from './district-figures.ts';

interface DistrictTableProps {
  readonly label: string;
  readonly figures: readonly DistrictFigures[];
  readonly chosen: string | null;
}

/** The figures of the map as a table, with the chosen district marked. */
export function DistrictTable({ label, figures, chosen }: DistrictTableProps) {
  const { t } = useTranslation();
  const columns = useMemo((): readonly Column<DistrictFigures>[] => {
    const figure = (
      id: string,
      title: string,
      read: (row: DistrictFigures) => number | null,
    ): Column<DistrictFigures> => ({
      ...{ id, title, width: 92, isNumeric: true, sortValue: read },
      cell: (row) => read(row) ?? '–',
    });
    const name = ({ district }: DistrictFigures) => nameDistrict(t, district);
    return [
      { id: 'district', title: t('portal.map.district'), cell: name, sortValue: name },
      figure('projects', t('portal.map.projects'), ({ projects }) => projects),
      figure('decided', t('portal.turnaround.decided'), ({ decided }) => decided),
      figure('median', t('portal.map.medianDays'), ({ medianDays }) => medianDays),
      figure('longest', t('portal.map.longestDays'), ({ longestDays }) => longestDays),
    ];
  }, [t]);
  return (
    <div>
      <DataTable {...{ label, columns, rows: figures }} rowKey={({ district }) => district} selectedKey={chosen} />
    </div>
  );
}
