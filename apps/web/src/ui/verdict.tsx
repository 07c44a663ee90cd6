import { IconCircleCheckFilled, IconCircleDashed, IconSquareRotatedFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
