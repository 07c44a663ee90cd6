import { Anchor } from '@mantine/core';
import type { PlanFindingBody } from '@quietsite/contracts';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconPrinter } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import classes from './contact.module.css';
import { countBlocking, type FindingFix, findFix, isKnownFinding, isOpenItem } from './findings.ts';

interface CheckListProps {
  readonly findings: readonly PlanFindingBody[];
  /** The missing documents are being printed, so the user need not act. */
  readonly isPrinting?: boolean;
  readonly onFix: (fix: FindingFix) => void;
}

type CheckState = 'blocked' | 'printing' | 'open' | 'ready';

const stateIcons = {
  blocked: IconAlertTriangle,
  printing: IconPrinter,
  open: IconAlertTriangle,
  ready: IconCircleCheck,
} as const satisfies Record<CheckState, unknown>;

/** What blocks the submission, then what the signatory must judge, each with a link to where it is fixed. */
export function CheckList({ findings, isPrinting = false, onFix }: CheckListProps) {
  const { t } = useTranslation();
  const isBeingPrinted = ({ code }: PlanFindingBody) => isPrinting && code === 'DOCUMENTS_MISSING';
  const toResolve = findings.filter((finding) => !isBeingPrinted(finding));
  const state = checkState(toResolve, toResolve.length < findings.length);
  const Icon = stateIcons[state];
  return (
    <section className={classes.check} aria-labelledby="report-check">
      <h3 id="report-check">{t('report.check.title')}</h3>
      <p className={classes.summary} data-state={state} role="status">
        <Icon size={16} aria-hidden /> {summarise(t, state, toResolve)}
      </p>
      <ul className={classes.findings}>
        {toResolve.map((finding) => (
          <Finding key={finding.code} finding={finding} onFix={onFix} />
        ))}
      </ul>
    </section>
  );
}

function checkState(toResolve: readonly PlanFindingBody[], isPrinting: boolean): CheckState {
  if (countBlocking(toResolve) > 0) return 'blocked';
  if (isPrinting) return 'printing';
  return toResolve.some(isOpenItem) ? 'open' : 'ready';
}

function summarise(t: TFunction, state: CheckState, toResolve: readonly PlanFindingBody[]): string {
  if (state === 'blocked') return t('report.check.blocked', { count: countBlocking(toResolve) });
  if (state === 'printing') return t('report.check.printing');
  return state === 'ready'
    ? t('report.check.ready')
    : t('report.check.open', { count: toResolve.filter(isOpenItem).length });
}

const NO_DAYS = { restricted: 0, total: 0 };

function Finding({ finding, onFix }: { readonly finding: PlanFindingBody; readonly onFix: (fix: FindingFix) => void }) {
  const { t } = useTranslation();
  const { code, isBlocking, pointIds, names, rowIds, days } = finding;
  const fix = findFix(finding);
  const Icon = isBlocking ? IconAlertTriangle : IconInfoCircle;
  return (
    <li data-blocking={isBlocking || undefined}>
      <Icon size={15} aria-label={t(isBlocking ? 'report.check.blocking' : 'report.check.warning')} role="img" />
      <span>
        {isKnownFinding(code)
          ? t(`report.check.finding.${code}`, days ?? NO_DAYS)
          : t('report.check.unknown', { code })}
        {pointIds && <small> {t('report.check.count', { count: pointIds.length })}</small>}
        {names && names.length > 0 && <small lang="en"> {names.join(', ')}</small>}
        {rowIds && <small> {t('report.check.rows', { count: rowIds.length })}</small>}
      </span>
      {fix && (
        <Anchor component="button" type="button" inherit onClick={() => onFix(fix)}>
          {fix.kind === 'proof' ? t('report.check.fix.equipment') : t(`report.check.fix.${fix.kind}`)}
        </Anchor>
      )}
    </li>
  );
}
