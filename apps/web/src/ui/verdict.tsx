import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconSquareRotatedFilled,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './verdict.module.css';

export type VerdictKind = 'satisfy' | 'exceed' | 'none';

const icons = { satisfy: IconCircleCheckFilled, exceed: IconSquareRotatedFilled, none: IconCircleDashed } as const;

/** Icon, words and colour together: a verdict is never colour alone. */
export function Verdict({ kind, children }: { readonly kind: VerdictKind; readonly children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <span className={`${classes.verdict} ${classes[kind]}`}>
      <Icon size={15} aria-hidden />
      {children}
    </span>
  );
}

/** Beside a satisfied verdict: the report judges tenths of a decibel and will list this receiver (M-61). */
export function ReportMark() {
  const { t } = useTranslation();
  return (
    <span className={classes.mark} title={t('receivers.reportListsHint')}>
      <IconAlertTriangle size={12} aria-hidden />
      {t('receivers.reportLists')}
    </span>
  );
}
