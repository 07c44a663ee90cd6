import { ActionIcon, Button, Progress } from '@mantine/core';
import { materialRefusals } from '@quietsite/contracts';
import { IconX } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { canRetry, hasCode } from '../../lib/api-error.ts';
import { failureReference, failureText } from '../../ui/failure-text.ts';
import classes from './materials.module.css';
import type { MaterialQueue, MaterialUpload } from './materials-queue.ts';

interface MaterialsUploadsProps {
  readonly uploads: readonly MaterialUpload<unknown>[];
  readonly onRetry: (key: number) => void;
  /** Cancels it, or removes a failed one from the list. */
  readonly onDrop: (upload: MaterialUpload<unknown>) => void;
}

export function MaterialsUploads({ uploads, onRetry, onDrop }: MaterialsUploadsProps) {
  const { t } = useTranslation();
  if (uploads.length === 0) return null;
  return (
    <ul className={classes.uploads} aria-label={t('materials.uploads')}>
      {uploads.map((upload) => (
        <li key={upload.key} data-failed={upload.state === 'failed' || undefined}>
          <div className={classes.head}>
            <span className={classes.name} title={upload.file.name}>
              {upload.file.name}
            </span>
            {upload.state !== 'failed' && <span className={classes.size}>{stateText(t, upload)}</span>}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={26}
              aria-label={t(upload.state === 'failed' ? 'materials.discard' : 'materials.cancel', {
                name: upload.file.name,
              })}
              onClick={() => onDrop(upload)}
            >
              <IconX size={15} aria-hidden />
            </ActionIcon>
          </div>
          {upload.state === 'failed' ? (
            <Failure upload={upload} onRetry={onRetry} />
          ) : (
            <Progress
              value={upload.percent}
              size={6}
              aria-label={t('materials.uploading', { name: upload.file.name })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface QueueUploadsProps {
  readonly queue: Pick<MaterialQueue<unknown>, 'retry' | 'drop'>;
  readonly uploads: readonly MaterialUpload<unknown>[];
  /** The pressed button disappears, so the focus must move. */
  readonly onPressed: () => void;
}

/** Uploads that can be retried or removed from their queue. */
export function QueueUploads({ queue, uploads, onPressed }: QueueUploadsProps) {
  const retry = (key: number) => {
    queue.retry(key);
    onPressed();
  };
  const drop = ({ key }: MaterialUpload<unknown>) => {
    queue.drop(key);
    onPressed();
  };
  return <MaterialsUploads uploads={uploads} onRetry={retry} onDrop={drop} />;
}

/** After the upload the server still checks the file. */
function stateText(t: TFunction, { state, percent }: MaterialUpload<unknown>): string {
  if (state === 'waiting') return t('materials.waiting');
  return percent < 100 ? t('materials.percent', { percent }) : t('materials.checking');
}

interface FailureProps {
  readonly upload: MaterialUpload<unknown>;
  readonly onRetry: (key: number) => void;
}

function Failure({ upload: { key, file, error }, onRetry }: FailureProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.failure} role="alert">
      <span>
        {describeMaterialFailure(t, error)} {canSendAgain(error) && failureReference(error)}
      </span>
      {canSendAgain(error) && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('materials.retry', { name: file.name })}
          onClick={() => onRetry(key)}
        >
          {t('action.retry')}
        </Button>
      )}
    </div>
  );
}

const reasons = [...materialRefusals, 'ROW_FULL', 'REPORT_FULL'] as const;

/** Why a file was rejected, and what to do about it. */
export function describeMaterialFailure(t: TFunction, error: unknown): string {
  if (hasCode(error, 'PAYLOAD_TOO_LARGE')) return t('materials.refused.FILE_TOO_LARGE');
  const reason = hasCode(error, 'FILE_REFUSED') && reasons.find((known) => known === error.details.reason);
  return reason ? t(`materials.refused.${reason}`) : `${t('materials.failed')} ${failureText(error)}`;
}

/** Whether the same file may be accepted at another time. */
export function canSendAgain(error: unknown): boolean {
  if (hasCode(error, 'FILE_REFUSED')) return error.details.reason === 'NOT_CHECKED';
  return canRetry(error) || hasCode(error, 'TOO_MANY_REQUESTS', 'PROJECT_LOCKED');
}
