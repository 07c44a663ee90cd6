import { Checkbox, Textarea } from '@mantine/core';
import type { Report } from '@quietsite/contracts';
import { displayJudged, isAtIssue, MAX_REPORT_TEXT_LENGTH } from '@quietsite/domain';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCriterion, formatText } from '../../../lib/format.ts';
import { describeVerdicts } from '../../../lib/verdict-counts.ts';
import { RestrictedWords } from '../../../project/equipment/restricted-hours.tsx';
import { withCutNote } from '../../../ui/cut-note.tsx';
import { TablePager } from '../../../ui/table-pager.tsx';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import { VerdictWord } from '../../../ui/verdict.tsx';
import classes from './form.module.css';
import { type SectionProps, UndoableAct } from './form-parts.tsx';
import { listWithoutReason, reasonOf, withReason, withReasons } from './report-text.ts';

type ComplianceRow = NonNullable<Report['compliance']>[number];

export const reasonId = (pointId: number) => `report-reason-${pointId}`;

/** Paged, so that a thousand receivers render as fast as fifty. */
const PAGE_ROWS = 50;

/** REPORT-36: the levels of the selected receivers, and why some exceed. */
export function ComplianceSection({ report, input, onInput, pointId }: SectionProps<'reasons'>) {
  const { t } = useTranslation();
  const all = useMemo(() => loudestFirst(report.compliance ?? []), [report.compliance]);
  const [isOnlyExceeding, setOnlyExceeding] = useState(() => startsWithExceeding(all, pointId));
  const rows = isOnlyExceeding ? all.filter(({ verdict }) => isAtIssue(verdict)) : all;
  const rowIndex = rows.findIndex((row) => row.pointId === pointId);
  const [page, setPage] = useState(Math.max(0, Math.floor(rowIndex / PAGE_ROWS)));
  const shownPage = Math.min(page, Math.max(0, Math.ceil(rows.length / PAGE_ROWS) - 1));
  const shown = rows.slice(shownPage * PAGE_ROWS, (shownPage + 1) * PAGE_ROWS);
  if (all.length === 0) return <p className={classes.hint}>{t('report.compliance.none')}</p>;
  return (
    <>
      <p className={classes.hint}>{t('report.compliance.hint')}</p>
      <p>
        {describeVerdicts(
          t,
          all.map(({ verdict }) => verdict),
        )}
        {all.some(({ isRestrictedUnassessed }) => isRestrictedUnassessed) && <RestrictedWords />}
      </p>
      <Checkbox
        size="xs"
        label={t('report.compliance.onlyExceeding')}
        checked={isOnlyExceeding}
        onChange={(event) => setOnlyExceeding(event.currentTarget.checked)}
      />
      {rows.length === 0 && <p className={classes.hint}>{t('report.compliance.noneExceeds')}</p>}
      {rows.length > 0 && <ComplianceTable all={all} rows={shown} {...{ input, onInput }} pointId={pointId ?? null} />}
      <TablePager rowCount={rows.length} pageRows={PAGE_ROWS} page={shownPage} onPage={setPage} />
    </>
  );
}

/** By the displayed level after mitigation. Receivers without a level or left out come last. */
function loudestFirst(rows: readonly ComplianceRow[]): readonly ComplianceRow[] {
  const levelOf = ({ isLeftOut, mitigatedLevel }: ComplianceRow) =>
    isLeftOut ? -2 : Math.max(-1, mitigatedLevel ?? -1);
  return rows.toSorted((one, other) => levelOf(other) - levelOf(one));
}

/**
 * Starts with the exceeding receivers, which need a reason, unless that would hide the receiver the user was sent to.
 */
function startsWithExceeding(rows: readonly ComplianceRow[], pointId: number | null | undefined): boolean {
  const target = rows.find((row) => row.pointId === pointId);
  return target ? isAtIssue(target.verdict) : rows.some(({ verdict }) => isAtIssue(verdict));
}

interface ComplianceTableProps extends Pick<SectionProps<'reasons'>, 'input' | 'onInput'> {
  /** The receiver that the link points to. */
  readonly pointId: number | null;
  /** The rows of all pages, because a reason is also copied to rows on other pages. */
  readonly all: readonly ComplianceRow[];
  readonly rows: readonly ComplianceRow[];
}

function ComplianceTable({ all, rows, input, onInput, pointId }: ComplianceTableProps) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(pointId);
  const newest = useLatestRef((pointId: number, reason: string) =>
    onInput({ reasons: withReason(input.reasons, pointId, reason) }),
  );
  const [onReason] = useState(() => (pointId: number, reason: string) => newest.current(pointId, reason));
  return (
    <table className={classes.table} aria-label={t('report.compliance.table')}>
      <thead>
        <tr>
          <th scope="col">{t('report.compliance.label')}</th>
          <th scope="col" className={classes.description}>
            {t('report.compliance.description')}
          </th>
          {(['criterion', 'level', 'exceedance', 'days'] as const).map((column) => (
            <th key={column} scope="col" className={classes.number}>
              {t(`report.compliance.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ComplianceLine
            key={row.pointId}
            row={row}
            reason={reasonOf(input.reasons, row.pointId)}
            onReason={onReason}
            onFocus={setCurrent}
          >
            {row.pointId === current && <SameReason key={current} {...{ all, input, onInput }} pointId={current} />}
          </ComplianceLine>
        ))}
      </tbody>
    </table>
  );
}

interface SameReasonProps extends Pick<ComplianceTableProps, 'all' | 'input' | 'onInput'> {
  readonly pointId: number;
}

/** Copies the reason of the receiver being edited to all without one, and can undo exactly these copies. */
function SameReason({ all, input, onInput, pointId }: SameReasonProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<{ readonly text: string; readonly pointIds: readonly number[] } | null>(null);
  const { reasons } = input;
  const text = reasonOf(reasons, pointId);
  const others = text.trim() === '' ? [] : listWithoutReason(all, reasons);
  const undoable = copied?.pointIds.filter((id) => reasonOf(reasons, id) === copied.text) ?? [];
  const copy = () => {
    setCopied({ text, pointIds: others });
    onInput({ reasons: withReasons(reasons, others, text) });
  };
  const undo = () => {
    setCopied(null);
    onInput({ reasons: withReasons(reasons, undoable, '') });
  };
  return (
    <UndoableAct
      act={others.length === 0 ? null : t('report.compliance.sameReason', { count: others.length })}
      done={undoable.length === 0 ? null : t('report.compliance.reasonCopied', { count: undoable.length })}
      undo={t('report.compliance.undo')}
      onAct={copy}
      onUndo={undo}
    />
  );
}

interface ComplianceLineProps {
  readonly row: ComplianceRow;
  readonly reason: string;
  readonly onReason: (pointId: number, reason: string) => void;
  readonly onFocus: (pointId: number) => void;
  /** Rendered below the reason. */
  readonly children?: ReactNode;
}

/**
 * A reason can be given only if the receiver exceeds or is borderline (REPORT-37, Q145). Its field is below the row, at
 * full width.
 */
const ComplianceLine = memo(function ComplianceLine({ children, ...props }: ComplianceLineProps) {
  const { t } = useTranslation();
  const { row } = props;
  const needsReason = isAtIssue(row.verdict);
  return (
    <>
      <tr data-verdict={row.verdict ?? undefined}>
        <th scope="row" className={classes.label} rowSpan={needsReason ? 2 : 1}>
          {row.label}
        </th>
        <td className={classes.description}>
          {formatText(row.description)}
          {row.isLeftOut && <small> {t('report.compliance.leftOut')}</small>}
          {!row.isLeftOut && <VerdictWord verdict={row.verdict} />}
        </td>
        <td className={classes.number}>{formatCriterion(row.criterion)}</td>
        <td className={classes.number}>{displayJudged(row.mitigatedLevel, row.criterion)}</td>
        <td className={classes.number}>{row.exceedance > 0 ? row.exceedance.toFixed(1) : '-'}</td>
        <td className={classes.number}>{row.exceedance > 0 ? row.exceedanceDays.toFixed(1) : '-'}</td>
      </tr>
      {needsReason && (
        <tr className={classes.reason}>
          <td colSpan={5}>
            <Reason {...props} />
            {children}
          </td>
        </tr>
      )}
    </>
  );
});

function Reason({ row, reason, onReason, onFocus }: ComplianceLineProps) {
  const { t } = useTranslation();
  return (
    <Textarea
      id={reasonId(row.pointId)}
      size="xs"
      autosize
      minRows={1}
      maxRows={6}
      maxLength={MAX_REPORT_TEXT_LENGTH}
      inputContainer={withCutNote}
      placeholder={t('report.compliance.reason')}
      aria-label={t('report.compliance.reasonOf', { name: row.label })}
      value={reason}
      onFocus={() => onFocus(row.pointId)}
      onChange={(event) => onReason(row.pointId, event.currentTarget.value)}
    />
  );
}
