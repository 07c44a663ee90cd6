import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './calendar.module.css';

/** Work on these days needs a permit, and the daytime criteria do not cover it (M-134). */
export function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <p className={classes.warning} role="status">
      <IconAlertTriangle size={14} aria-hidden /> <span>{children}</span>
    </p>
  );
}
