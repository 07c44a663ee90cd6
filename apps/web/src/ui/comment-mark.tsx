import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import classes from './comment-mark.module.css';

/** The numbers of the open comments on a place, such as '1, 3'. A plain function, because table cells use it. */
export function showCommentMark(t: TFunction, numbers: string | undefined): ReactNode {
  if (numbers === undefined) return null;
  const label = t('review.marked', { numbers });
  return (
    <span className={classes.mark} role="img" aria-label={label} title={label}>
      {numbers}
    </span>
  );
}
