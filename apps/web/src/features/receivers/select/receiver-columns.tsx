import { ActionIcon, Checkbox } from '@mantine/core';
import { verdictCode } from '@quietsite/domain';
import { IconPencil } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatText } from '../../../lib/format.ts';
import type { DerivedLevel } from '../../../session/derivation/derivation-address.ts';
import type { Column } from '../../../ui/data-table.tsx';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import { describePoint } from '../describe-point.ts';
import classes from '../receivers.module.css';
import { BuildingCell, CriterionCell, LevelCell, VerdictCell } from './receiver-cells.tsx';
import type { SelectRow } from './select-rows.ts';

interface RowActions {
  readonly canEdit: boolean;
  readonly onTick: (pointId: number, isTicked: boolean) => void;
  readonly onEdit: (pointId: number) => void;
  /** Shows the derivation of the run's highest level. */
  readonly onExplain: (pointId: number, run: DerivedLevel['run']) => void;
}

/** Stable columns between renders, so that a tick does not trigger sorting again. */
export function useReceiverColumns({ canEdit, ...actions }: RowActions): readonly Column<SelectRow>[] {
  const { t } = useTranslation();
  const newest = useLatestRef(actions);
  return useMemo(() => {
    const rowActions: RowActions = {
      canEdit,
      onTick: (...tick) => newest.current.onTick(...tick),
      onEdit: (pointId) => newest.current.onEdit(pointId),
      onExplain: (...level) => newest.current.onExplain(...level),
    };
    const columns = [tickColumn(t, rowActions), ...describeColumns(t), ...levelColumns(t, rowActions)];
    return canEdit ? [...columns, editColumn(t, rowActions)] : columns;
  }, [t, canEdit, newest]);
}

function tickColumn(t: TFunction, { canEdit, onTick }: RowActions): Column<SelectRow> {
  return {
    id: 'selected',
    width: 112,
    title: t('select.selected'),
    // Read-only users on a phone need the room for other columns.
    ...(canEdit ? {} : { spareBelow: 480 as const }),
    cell: (row) => (
      <Checkbox
        size="xs"
        aria-label={t('select.tick', { name: describePoint(t, row) })}
        checked={row.isSelected}
        disabled={!canEdit || row.isCompulsory}
        // The click ticks the box and must not also select the row.
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => onTick(row.pointId, event.currentTarget.checked)}
      />
    ),
    sortValue: (row) => Number(!row.isSelected),
  };
}

function describeColumns(t: TFunction): readonly Column<SelectRow>[] {
  return [
    {
      id: 'rank',
      width: 66,
      title: t('receivers.rank'),
      isNumeric: true,
      spareBelow: 980,
      cell: (row) => row.level?.rank ?? '-',
      sortValue: (row) => row.level?.rank ?? null,
    },
    {
      id: 'name',
      width: 92,
      title: t('receivers.name'),
      // Keyboard equivalent of clicking the row. Its click bubbles to the row.
      cell: (row) => (
        <>
          <button
            type="button"
            className={classes.name}
            aria-label={t('receivers.show', { name: describePoint(t, row) })}
          >
            {formatText(row.name)}
          </button>
          <small className={classes.below}>{formatText(row.buildingName)}</small>
        </>
      ),
      sortValue: (row) => row.name,
    },
    {
      id: 'building',
      spareBelow: 480,
      title: t('receivers.building'),
      cell: (row) => <BuildingCell row={row} />,
      sortValue: (row) => row.buildingName,
    },
    {
      id: 'type',
      width: 160,
      spareBelow: 980,
      title: t('receivers.type'),
      cell: (row) => t(`receivers.${row.kind}`),
      sortValue: (row) => row.kind,
    },
  ];
}

function levelColumns(t: TFunction, { onExplain }: RowActions): readonly Column<SelectRow>[] {
  return [
    {
      id: 'criterion',
      width: 122,
      title: t('receivers.criterion'),
      isNumeric: true,
      cell: (row) => <CriterionCell row={row} />,
      sortValue: (row) => row.shownCriterion,
    },
    {
      id: 'unmitigated',
      width: 144,
      title: t('receivers.unmitigated'),
      isNumeric: true,
      spareBelow: 980,
      cell: (row) => <LevelCell row={row} run="unmitigated" onExplain={onExplain} />,
      sortValue: (row) => row.level?.unmitigatedLevel ?? null,
    },
    {
      id: 'mitigated',
      width: 130,
      title: t('receivers.mitigated'),
      isNumeric: true,
      cell: (row) => <LevelCell row={row} run="mitigated" onExplain={onExplain} />,
      sortValue: (row) => row.level?.mitigatedLevel ?? null,
    },
    {
      id: 'verdict',
      width: 164,
      title: t('receivers.verdict'),
      cell: (row) => <VerdictCell row={row} />,
      sortValue: (row) => (row.level?.verdict ? verdictCode(row.level.verdict) : null),
    },
  ];
}

function editColumn(t: TFunction, { onEdit }: RowActions): Column<SelectRow> {
  return {
    id: 'actions',
    width: 68,
    title: t('projects.actions'),
    cell: (row) => (
      <ActionIcon
        aria-label={t('select.edit', { name: describePoint(t, row) })}
        onClick={(event) => {
          event.stopPropagation();
          onEdit(row.pointId);
        }}
      >
        <IconPencil size={15} aria-hidden />
      </ActionIcon>
    ),
  };
}
