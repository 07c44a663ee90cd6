import type { ReactNode } from 'react';
import { keyboardScroll } from '../../../ui/focus/keyboard-scroll.ts';
import classes from './advice.module.css';

interface AdviceBodyProps {
  /** Buttons that stay visible while the rest scrolls. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

export function AdviceBody({ foot, children }: AdviceBodyProps) {
  return (
    <>
      <div {...keyboardScroll} className={classes.body}>
        {children}
      </div>
      <div className={classes.foot}>{foot}</div>
    </>
  );
}
