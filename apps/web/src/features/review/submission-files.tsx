import { type PlanDocumentKind, planDocumentNames, type Submission, type SubmissionFile } from '@quietsite/contracts';
import { keysOf } from '@quietsite/domain';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatFileSize } from '../../lib/format.ts';
import classes from './review.module.css';
import { submissionFile } from './review-calls.ts';

interface SubmissionFilesProps {
  readonly submission: Pick<Submission, 'id' | 'files' | 'bundleHash'>;
  /** Whether to show the fingerprint of each file. */
  readonly hasHashes?: boolean;
}

/** The files of a submission to download, and its fingerprint. */
export function SubmissionFiles({ submission, hasHashes = false }: SubmissionFilesProps) {
  const { t } = useTranslation();
  const { id, files, bundleHash } = submission;
  return (
    <>
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
            {hasHashes && <span className={classes.fileHash}>{t('caseFile.sha256', { hash: file.sha256 })}</span>}
          </li>
        ))}
      </ul>
      <p className={classes.hash}>{t('review.hash', { hash: bundleHash })}</p>
    </>
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
