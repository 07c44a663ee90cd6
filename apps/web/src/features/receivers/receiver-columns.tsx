import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatLevel, formatText } from '../../lib/format.ts';
import { isListedInReportOnly, type ReceiverRow } from '../../session/receiver-rows.ts';
import type { Column } from '../../ui/data-table.tsx';
import { ReportMark, Verdict } from '../../ui/verdict.tsx';
import classes from './receivers.module.css';

export function useReceiverColumns(): readonly Column<ReceiverRow>[] {
  const { t } = useTranslation();
  return useMemo(() => [...describeColumns(t), ...levelColumns(t)], [t]);
}

function describeColumns(t: TFunction): readonly Column<ReceiverRow>[] {
  return [
    {
      id: 'rank',
      width: 70,
      title: t('receivers.rank'),
      isNumeric: true,
      cell: (row) => row.level?.rank ?? '-',
      sortValue: (row) => row.level?.rank ?? null,
    },
    {
      id: 'name',
      width: 82,
      title: t('receivers.name'),
      // The row reacts to the mouse; this button is the same thing for the keyboard. Its click reaches the row.
      cell: (row) => (
        <button type="button" className={classes.name} aria-label={t('receivers.show', { name: row.name })}>
          {formatText(row.name)}
        </button>
      ),
      sortValue: (row) => row.name,
    },
    {
      id: 'building',
      title: t('receivers.building'),
      cell: (row) => formatText(row.buildingName),
      sortValue: (row) => row.buildingName,
    },
    {
      id: 'type',
      width: 100,
      spareBelow: 980,
      title: t('receivers.type'),
      cell: (row) => t(`receivers.${row.kind}`),
      sortValue: (row) => row.kind,
    },
  ];
}

function levelColumns(t: TFunction): readonly Column<ReceiverRow>[] {
  return [
    {
      id: 'criterion',
      width: 126,
      title: t('receivers.criterion'),
      isNumeric: true,
      cell: (row) => (row.level ? formatCriterion(row.level.criterion) : '-'),
      sortValue: (row) => row.level?.criterion ?? null,
    },
    {
      id: 'unmitigated',
      width: 144,
      title: t('receivers.unmitigated'),
      isNumeric: true,
      cell: (row) => formatLevel(row.level?.unmitigatedLevel ?? null),
      sortValue: (row) => row.level?.unmitigatedLevel ?? null,
    },
    {
      id: 'mitigated',
      width: 130,
      title: t('receivers.mitigated'),
      isNumeric: true,
      cell: (row) => formatLevel(row.level?.mitigatedLevel ?? null),
      sortValue: (row) => row.level?.mitigatedLevel ?? null,
    },
    {
      id: 'verdict',
      width: 196,
      title: t('receivers.verdict'),
      cell: (row) => <RowVerdict row={row} />,
      sortValue: (row) => (row.level ? Number(row.level.exceeds) : null),
    },
  ];
}

function RowVerdict({ row }: { readonly row: ReceiverRow }) {
  const { t } = useTranslation();
  if (!row.level) return <Verdict kind="none">{t('receivers.notCalculated')}</Verdict>;
  if (row.level.isLeftOut) return <Verdict kind="none">{t('receivers.leftOut')}</Verdict>;
  return row.level.exceeds ? (
    <Verdict kind="exceed">{t('receivers.exceed')}</Verdict>
  ) : (
    <>
      <Verdict kind="satisfy">{t('receivers.satisfy')}</Verdict>
      {isListedInReportOnly(row.level) && <ReportMark />}
    </>
  );
}
