import { Checkbox } from '@mantine/core';
import { describeEquipment, roundHalfUp } from '@quietsite/domain';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { useNewest } from '../../../ui/use-newest.ts';
import { describeMeasures } from './describe-change.ts';
import { formatCost } from './format-cost.ts';
import type { PlannedRow, ProposedChange } from './proposed-changes.ts';

interface TickedChange extends ProposedChange<PlannedRow> {
  readonly isTaken: boolean;
}

interface ChangesTableProps {
  readonly changes: readonly ProposedChange<PlannedRow>[];
  readonly refused: ReadonlySet<number>;
  readonly onTick: (rowId: number, isTaken: boolean) => void;
}

/** The proposal row by row: what it is now, what it would be, and whether it is to be taken. */
export function ChangesTable({ changes, refused, onTick }: ChangesTableProps) {
  const { t } = useTranslation();
  const newest = useNewest(onTick);
  const rows = useMemo(
    () => changes.map((change): TickedChange => ({ ...change, isTaken: !refused.has(change.row.id) })),
    [changes, refused],
  );
  const columns = useMemo<readonly Column<TickedChange>[]>(
    () => [
      {
        ...{ id: 'take', width: 56, title: t('proposal.take') },
        cell: ({ row, isTaken }) => (
          <Checkbox
            aria-label={t('proposal.takeRow', { equipment: describeEquipment(row), task: row.taskName })}
            checked={isTaken}
            onChange={(event) => newest.current(row.id, event.currentTarget.checked)}
          />
        ),
      },
      { id: 'task', title: t('mitigation.tasks'), cell: ({ row }) => whole(`${row.zoneName}, ${row.taskName}`) },
      { id: 'equipment', title: t('mitigation.equipment'), cell: ({ row }) => whole(describeEquipment(row)) },
      {
        ...{ id: 'now', title: t('proposal.now'), spareBelow: 820 as const },
        cell: ({ row }) => whole(describeMeasures(t, row.measures)),
      },
      { id: 'next', title: t('proposal.next'), cell: ({ measures }) => whole(describeMeasures(t, measures)) },
      {
        ...{ id: 'less', width: 110, title: t('proposal.less'), isNumeric: true },
        cell: ({ decibels }) => roundHalfUp(-decibels, 1).toFixed(1),
      },
      {
        ...{ id: 'cost', width: 70, title: t('proposal.cost'), isNumeric: true },
        cell: ({ cost }) => formatCost(cost),
      },
    ],
    [t, newest],
  );
  return <DataTable label={t('proposal.table')} columns={columns} rows={rows} rowKey={({ row }) => row.id} />;
}

/** What does not fit is read when it is pointed at. */
const whole = (text: string): ReactNode => <span title={text}>{text}</span>;
