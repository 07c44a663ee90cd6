import { Button } from '@mantine/core';
import type { ReviewComment } from '@quietsite/contracts';
import { IconRubberStamp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { DraftBar } from './draft-bar.tsx';
import classes from './review.module.css';

interface ReviewFootProps {
  readonly projectId: number;
  readonly drafts: readonly ReviewComment[];
  /** Null for those who may not decide. */
  readonly onDecide: (() => void) | null;
}

/** What stays in sight below a review of any length: the user's drafts and the decision that sends them. */
export function ReviewFoot({ projectId, drafts, onDecide }: ReviewFootProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.panelFoot}>
      {drafts.length > 0 && <DraftBar projectId={projectId} drafts={drafts} />}
      {onDecide && (
        <Button size="compact-sm" leftSection={<IconRubberStamp size={14} aria-hidden />} onClick={onDecide}>
          {t('review.decide')}
        </Button>
      )}
    </div>
  );
}
