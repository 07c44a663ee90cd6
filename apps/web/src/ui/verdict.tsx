import type { Verdict as VerdictState } from '@quietsite/domain';
import { IconCircleCheckFilled, IconCircleDashed, IconPointFilled, IconSquareRotatedFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BorderlineIcon } from './borderline-icon.tsx';
import classes from './verdict.module.css';

/** 'nobody' is a count of zero: no receiver has this verdict. */
export type VerdictKind = VerdictState | 'none' | 'nobody';

const marks = {
  satisfies: <IconCircleCheckFilled size={15} aria-hidden />,
  borderline: <BorderlineIcon size={15} />,
  exceeds: <IconSquareRotatedFilled size={15} aria-hidden />,
  none: <IconCircleDashed size={15} aria-hidden />,
  nobody: <IconPointFilled size={15} aria-hidden />,
} as const;

/** Shape, text and colour together: a verdict is never shown by colour alone (Q145). */
export function Verdict({ kind, children }: { readonly kind: VerdictKind; readonly children: ReactNode }) {
  return (
    <span className={`${classes.verdict} ${classes[kind]}`}>
      {marks[kind]}
      {children}
    </span>
  );
}

/** The icon for a count of receivers with a verdict. A count of zero is not marked as a problem. */
export const kindOfCount = (verdict: VerdictState, count: number): VerdictKind => (count === 0 ? 'nobody' : verdict);

/** The wording used on every screen. Null without a criterion (M-141). */
export function VerdictWord({ verdict }: { readonly verdict: VerdictState | null }) {
  const { t } = useTranslation();
  return <Verdict kind={verdict ?? 'none'}>{t(`verdict.${verdict ?? 'notJudged'}`)}</Verdict>;
}
