import { Button, Checkbox } from '@mantine/core';
import { type ChangeReason, describeEquipment } from '@quietsite/domain';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import { describeMeasures, formatChange } from './describe-change.ts';
import { describeReasons } from './describe-reasons.ts';
import classes from './proposal.module.css';
import type { PlannedRow, ProposedChange } from './proposed-changes.ts';

export interface ReasonedChange extends ProposedChange<PlannedRow> {
  readonly reasons: readonly ChangeReason[];
}

interface TickedChange extends ReasonedChange {
  readonly isTicked: boolean;
  readonly isOpen: boolean;
}

interface ChangesTableProps {
  readonly changes: readonly ReasonedChange[];
  /** The source shown above the table, which the rows do not repeat. */
  readonly sharedSource: string | null;
  readonly refused: ReadonlySet<number>;
  readonly openId: number | null;
  readonly onTick: (rowId: number, isTicked: boolean) => void;
  readonly onOpen: (rowId: number | null) => void;
}

/** The proposal row by row: current and proposed state, reason, and whether to accept it. */
export function ChangesTable({ changes, sharedSource, refused, openId, onTick, onOpen }: ChangesTableProps) {
  const { t } = useTranslation();
  const newest = useLatestRef({ onTick, onOpen });
  const rows = useMemo(
    () =>
      changes.map(
        (change): TickedChange => ({
          ...change,
          ...{ isTicked: !refused.has(change.row.id), isOpen: change.row.id === openId },
        }),
      ),
    [changes, refused, openId],
  );
  const columns = useMemo<readonly Column<TickedChange>[]>(
    () => [
      {
        ...{ id: 'take', width: 56, title: t('proposal.take') },
        cell: ({ row, isTicked }) => (
          <Checkbox
            aria-label={t('proposal.takeRow', { equipment: describeEquipment(row), task: row.taskName })}
            checked={isTicked}
            onChange={(event) => newest.current.onTick(row.id, event.currentTarget.checked)}
          />
        ),
      },
      {
        ...{ id: 'equipment', title: t('mitigation.equipment') },
        cell: ({ row }) => wrapped(describeEquipment(row), `${row.zoneName}, ${row.taskName}`),
      },
      {
        ...{ id: 'now', width: 200, title: t('proposal.now'), spareBelow: 980 as const },
        cell: ({ row }) => wrapped(describeMeasures(t, row.measures)),
      },
      {
        ...{ id: 'next', title: t('proposal.nextAndWhy') },
        cell: ({ row, measures, reasons }) =>
          wrapped(describeMeasures(t, measures), describeReasons(t, reasons, row.taskName, sharedSource).join(' ')),
      },
      {
        ...{ id: 'less', width: 108, title: t('proposal.less'), isNumeric: true },
        cell: ({ decibels }) => formatChange(decibels),
      },
      {
        ...{ id: 'cost', width: 66, title: t('proposal.cost'), isNumeric: true, spareBelow: 980 as const },
        cell: ({ cost }) => formatCost(cost),
      },
      {
        ...{ id: 'alternatives', width: 116, title: t('proposal.alternatives') },
        cell: ({ row, isOpen }) => (
          <Button
            size="compact-xs"
            variant="default"
            aria-expanded={isOpen}
            aria-label={t('proposal.alternativesOf', { equipment: describeEquipment(row), task: row.taskName })}
            onClick={() => newest.current.onOpen(isOpen ? null : row.id)}
          >
            {t('proposal.alternatives')}
          </Button>
        ),
      },
    ],
    [t, newest, sharedSource],
  );
  return (
    <div>
      <DataTable label={t('proposal.table')} columns={columns} rows={rows} rowKey={({ row }) => row.id} />
    </div>
  );
}

const wrapped = (text: string, note?: string): ReactNode => (
  <span className={classes.wrapped}>
    {text}
    {note && <small>{note}</small>}
  </span>
);

/** Costs are stored in tenths, so that sums compare exactly (M-90). */
const formatCost = (tenths: number): string => (tenths / 10).toFixed(1);
