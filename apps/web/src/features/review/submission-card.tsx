import { type PlanDocumentKind, planDocumentNames, type Submission, type SubmissionFile } from '@quietsite/contracts';
import { keysOf } from '@quietsite/domain';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatFileSize, formatInstantMinute } from '../../lib/format.ts';
import classes from './review.module.css';
import { submissionFile } from './review-calls.ts';

interface SubmissionCardProps {
  readonly submission: Submission;
  readonly isOpen: boolean;
  /** Number of the next submission, or null if this is the newest of its project. */
  readonly followedBy: number | null;
}

/** One frozen submission: who, when, its outcome and its files. */
export function SubmissionCard({ submission, isOpen, followedBy }: SubmissionCardProps) {
  const { t } = useTranslation();
  const { id, number, projectVersion, state, submittedBy, roleInProject, submittedAt, files } = submission;
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
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file.id}>
              <IconDownload size={14} aria-hidden />
              <a
                href={submissionFile(id, file.id)}
                download
                aria-label={t('review.download', { name: file.name, size: formatFileSize(file.sizeBytes) })}
              >
                {file.name}
              </a>
              <small>{formatFileSize(file.sizeBytes)}</small>
              <FileTitle file={file} />
            </li>
          ))}
        </ul>
        <p className={classes.hash}>{t('review.hash', { hash: submission.bundleHash })}</p>
      </details>
    </li>
  );
}

/** Describes the contents if the file name does not. */
function FileTitle({ file }: { readonly file: SubmissionFile }) {
  const { t } = useTranslation();
  const kind = kindOfFile(file);
  return kind && <span className={classes.fileTitle}>{t(`report.documentTitles.${kind}`)}</span>;
}

const kinds = keysOf(planDocumentNames);

/** The document kind of a submission file, or null for attachments and accompanying files. */
function kindOfFile({ kind, name }: Pick<SubmissionFile, 'kind' | 'name'>): PlanDocumentKind | null {
  if (kind !== 'document') return null;
  return kinds.find((candidate) => `${planDocumentNames[candidate]}.pdf` === name) ?? null;
}
