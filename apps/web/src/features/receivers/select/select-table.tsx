import { Button, Checkbox } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../../lib/routes.ts';
import { useMapCommands } from '../../../map/view/map-commands.tsx';
import { useShownLevels } from '../../../project/preview/use-shown-levels.ts';
import { useDerivation } from '../../../session/derivation/use-derivation.ts';
import { useSelectedReceiverId } from '../../../session/use-open-project.ts';
import { useProjectNavigate } from '../../../session/use-project-navigate.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useReceiverColumns } from './receiver-columns.tsx';
import { filterRows, type RowFilter, type SelectRow } from './select-rows.ts';
import type { PointModes } from './use-point-modes.ts';
import type { Select } from './use-select.ts';
import type { Selection } from './use-selection.ts';

interface SelectTableProps {
  readonly rows: readonly SelectRow[];
  readonly filter: RowFilter;
  readonly select: Select;
  readonly selection: Selection;
  readonly modes: PointModes;
  readonly onShowAll: () => void;
}

/** All points. Everything the map offers can be done here too (U58). */
export function SelectTable({ rows, filter, select, selection, modes, onShowAll }: SelectTableProps) {
  const { t } = useTranslation();
  const { zoomTo } = useMapCommands();
  const navigate = useProjectNavigate();
  const selectedId = useSelectedReceiverId();
  const matching = useMemo(() => filterRows(rows, filter), [rows, filter]);
  const { canEdit, mode } = select;
  const { show } = useDerivation();
  const { day } = useShownLevels();
  const columns = useReceiverColumns({
    canEdit,
    onTick: (pointId, isTicked) => selection.tick([pointId], isTicked),
    onEdit: select.edit,
    onExplain: (pointId, run) => show({ pointId, day: day ?? 'loudest', run }),
  });
  const choose = (row: SelectRow) => {
    if (mode === 'removePoint') return modes.remove(row.pointId);
    zoomTo(row.position);
    if (mode === 'movePoint') modes.typePosition(row.pointId);
    // A point that is not stored has no results.
    else if (row.pointId > 0) navigate(routes.select, row.pointId);
  };
  if (matching.length === 0)
    return (
      <EmptyState title={t('receivers.noMatch')} hint={t('receivers.noMatchHint')}>
        <Button variant="default" onClick={onShowAll}>
          {t('receivers.showAll')}
        </Button>
      </EmptyState>
    );
  return (
    <DataTable
      label={t('receivers.table')}
      columns={columns}
      heads={{ selected: <TickAll rows={matching} canEdit={canEdit} onTick={selection.tick} /> }}
      rows={matching}
      rowKey={(row) => row.pointId}
      selectedKey={selectedId}
      onRowClick={choose}
    />
  );
}

interface TickAllProps {
  readonly rows: readonly SelectRow[];
  readonly canEdit: boolean;
  readonly onTick: (pointIds: readonly number[], isTicked: boolean) => void;
}

/** Keyboard equivalent of the rectangle: with the search, ticks a group at a time (U58). */
function TickAll({ rows, canEdit, onTick }: TickAllProps) {
  const { t } = useTranslation();
  const selected = rows.filter(({ isSelected }) => isSelected).length;
  const isAll = selected === rows.length;
  return (
    <Checkbox
      size="xs"
      aria-label={t('select.tickAll', { count: rows.length })}
      title={t('select.tickAll', { count: rows.length })}
      checked={isAll}
      indeterminate={selected > 0 && !isAll}
      disabled={!canEdit}
      onChange={() =>
        onTick(
          rows.map(({ pointId }) => pointId),
          !isAll,
        )
      }
    />
  );
}
