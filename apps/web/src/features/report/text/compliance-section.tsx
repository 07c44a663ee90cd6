import { Checkbox, Textarea } from '@mantine/core';
import type { Report } from '@quietsite/contracts';
import { displayLevel, LONGEST_REPORT_TEXT } from '@quietsite/domain';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatText } from '../../../lib/format.ts';
import { TablePager } from '../../../ui/table-pager.tsx';
import { useNewest } from '../../../ui/use-newest.ts';
import classes from './form.module.css';
import type { SectionProps } from './form-parts.tsx';
import { reasonOf, withReason } from './report-text.ts';

type ComplianceRow = NonNullable<Report['compliance']>[number];

/** A thousand receivers cost as little as fifty. */
const PAGE_ROWS = 50;

/** REPORT-36: the levels of the selected receivers, and why some exceed. */
export function ComplianceSection({ report, input, onInput }: SectionProps) {
  const { t } = useTranslation();
  const [isOnlyExceeding, setOnlyExceeding] = useState(false);
  const [page, setPage] = useState(0);
  const all = report.compliance ?? [];
  const rows = isOnlyExceeding ? all.filter(({ exceedance }) => exceedance > 0) : all;
  const shownPage = Math.min(page, Math.max(0, Math.ceil(rows.length / PAGE_ROWS) - 1));
  const newest = useNewest((pointId: number, reason: string) => onInput(withReason(input, pointId, reason)));
  const [onReason] = useState(() => (pointId: number, reason: string) => newest.current(pointId, reason));
  if (all.length === 0) return <p className={classes.hint}>{t('report.compliance.none')}</p>;
  return (
    <>
      <p className={classes.hint}>{t('report.compliance.hint')}</p>
      <Checkbox
        size="xs"
        label={t('report.compliance.onlyExceeding')}
        checked={isOnlyExceeding}
        onChange={(event) => setOnlyExceeding(event.currentTarget.checked)}
      />
      {rows.length === 0 ? (
        <p className={classes.hint}>{t('report.compliance.noneExceeds')}</p>
      ) : (
        <table className={classes.table} aria-label={t('report.compliance.table')}>
          <thead>
            <tr>
              <th scope="col">{t('report.compliance.label')}</th>
              <th scope="col">{t('report.compliance.description')}</th>
              {(['criterion', 'level', 'exceedance', 'days'] as const).map((column) => (
                <th key={column} scope="col" className={classes.number}>
                  {t(`report.compliance.${column}`)}
                </th>
              ))}
              <th scope="col" className={classes.reason}>
                {t('report.compliance.reason')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(shownPage * PAGE_ROWS, (shownPage + 1) * PAGE_ROWS).map((row) => (
              <ComplianceLine key={row.pointId} row={row} reason={reasonOf(input, row.pointId)} onReason={onReason} />
            ))}
          </tbody>
        </table>
      )}
      <TablePager rowCount={rows.length} pageRows={PAGE_ROWS} page={shownPage} onPage={setPage} />
    </>
  );
}

interface ComplianceLineProps {
  readonly row: ComplianceRow;
  readonly reason: string;
  readonly onReason: (pointId: number, reason: string) => void;
}

/** The reason can be written only where there is an exceedance (REPORT-37). */
const ComplianceLine = memo(function ComplianceLine({ row, reason, onReason }: ComplianceLineProps) {
  const { t } = useTranslation();
  const exceeds = row.exceedance > 0;
  return (
    <tr data-exceeds={exceeds || undefined}>
      <th scope="row">{row.label}</th>
      <td>
        {formatText(row.description)}
        {row.isLeftOut && <small> {t('report.compliance.leftOut')}</small>}
        {row.isBorderline && (
          <small className={classes.mark} title={t('report.compliance.borderlineHint')}>
            {t('report.compliance.borderline')}
          </small>
        )}
      </td>
      <td className={classes.number}>{formatCriterion(row.criterion)}</td>
      <td className={classes.number}>{displayLevel(row.mitigatedLevel)}</td>
      <td className={classes.number}>{exceeds ? row.exceedance.toFixed(1) : '-'}</td>
      <td className={classes.number}>{exceeds ? row.exceedanceDays.toFixed(1) : '-'}</td>
      <td>
        {exceeds ? (
          <Textarea
            size="xs"
            autosize
            minRows={1}
            maxRows={6}
            maxLength={LONGEST_REPORT_TEXT}
            aria-label={t('report.compliance.reasonOf', { name: row.label })}
            value={reason}
            onChange={(event) => onReason(row.pointId, event.currentTarget.value)}
          />
        ) : (
          '-'
        )}
      </td>
    </tr>
  );
});
