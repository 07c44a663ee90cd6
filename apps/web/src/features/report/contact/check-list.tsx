import { Anchor } from '@mantine/core';
import type { PlanFindingBody } from '@quietsite/contracts';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import classes from './contact.module.css';
import { countBlocking, type FindingFix, findFix, isKnownFinding } from './findings.ts';

interface CheckListProps {
  readonly findings: readonly PlanFindingBody[];
  readonly onFix: (fix: FindingFix) => void;
}

/** What blocks the submission, then what the signatory must judge, each with a link to where it is fixed. */
export function CheckList({ findings, onFix }: CheckListProps) {
  const { t } = useTranslation();
  const blocking = countBlocking(findings);
  const state = blocking > 0 ? 'blocked' : findings.length > 0 ? 'open' : 'ready';
  const Icon = state === 'ready' ? IconCircleCheck : IconAlertTriangle;
  return (
    <section className={classes.check} aria-labelledby="report-check">
      <h3 id="report-check">{t('report.check.title')}</h3>
      <p className={classes.summary} data-state={state} role="status">
        <Icon size={16} aria-hidden /> {summarise(t, findings.length, blocking)}
      </p>
      <ul className={classes.findings}>
        {findings.map((finding) => (
          <Finding key={finding.code} finding={finding} onFix={onFix} />
        ))}
      </ul>
    </section>
  );
}

function summarise(t: TFunction, count: number, blocking: number): string {
  if (blocking > 0) return t('report.check.blocked', { count: blocking });
  return count === 0 ? t('report.check.ready') : t('report.check.open', { count });
}

function Finding({ finding, onFix }: { readonly finding: PlanFindingBody; readonly onFix: (fix: FindingFix) => void }) {
  const { t } = useTranslation();
  const { code, isBlocking, pointIds, names, rowIds } = finding;
  const fix = findFix(finding);
  const Icon = isBlocking ? IconAlertTriangle : IconInfoCircle;
  return (
    <li data-blocking={isBlocking || undefined}>
      <Icon size={15} aria-label={t(isBlocking ? 'report.check.blocking' : 'report.check.warning')} role="img" />
      <span>
        {isKnownFinding(code) ? t(`report.check.finding.${code}`) : t('report.check.unknown', { code })}
        {pointIds && <small> {t('report.check.count', { count: pointIds.length })}</small>}
        {names && <small lang="en"> {names.join(', ')}</small>}
        {rowIds && <small> {t('report.check.rows', { count: rowIds.length })}</small>}
      </span>
      {fix && (
        <Anchor component="button" type="button" inherit onClick={() => onFix(fix)}>
          {fix.kind === 'proof' ? t('report.check.mend.equipment') : t(`report.check.mend.${fix.kind}`)}
        </Anchor>
      )}
    </li>
  );
}
