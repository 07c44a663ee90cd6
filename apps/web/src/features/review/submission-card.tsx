import type { Submission } from '@quietsite/contracts';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../lib/format.ts';
import classes from './review.module.css';
import { SubmissionFiles } from './submission-files.tsx';

interface SubmissionCardProps {
  readonly submission: Submission;
  readonly isOpen: boolean;
  /** Number of the next submission, or null if this is the newest of its project. */
  readonly followedBy: number | null;
}

/** One frozen submission: who, when, its outcome and its files. */
export function SubmissionCard({ submission, isOpen, followedBy }: SubmissionCardProps) {
  const { t } = useTranslation();
  const { number, projectVersion, state, submittedBy, roleInProject, submittedAt, files } = submission;
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <strong>{t('review.submission', { number })}</strong>
        {projectVersion !== null && <small>{t('review.ofVersion', { version: projectVersion })}</small>}
        <span className={classes.state} data-state={state}>
          {state === 'rejected' && followedBy !== null
            ? t('review.followed', { number: followedBy })
            : t(`review.state.${state}`)}
        </span>
      </div>
      <p>{t('review.by', { name: submittedBy, role: roleInProject, at: formatInstantMinute(submittedAt) })}</p>
      {submission.decidedAt && (
        <p>
          {t('review.decided', { name: submission.decidedBy ?? '', at: formatInstantMinute(submission.decidedAt) })}
        </p>
      )}
      {submission.reason !== '' && (
        <p className={classes.reason}>{t('review.reason', { reason: submission.reason })}</p>
      )}
      <details open={isOpen}>
        <summary>{t('review.files', { count: files.length })}</summary>
        <SubmissionFiles submission={submission} />
      </details>
    </li>
  );
}
