import { VisuallyHidden } from '@mantine/core';
import type { Attachment, Report } from '@quietsite/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ATTACHMENTS, useAttachmentUploads } from '../../../project/materials/attachments.ts';
import { MaterialsDrop } from '../../../project/materials/materials-drop.tsx';
import { useAnnouncement } from '../../../project/materials/materials-hooks.ts';
import { MaterialsList } from '../../../project/materials/materials-list.tsx';
import { QueueUploads } from '../../../project/materials/materials-uploads.tsx';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { showFailure } from '../../../ui/dialogs/toasts.tsx';
import { attachmentFile, removeAttachment, reportQuery } from '../report-calls.ts';
import classes from './contact.module.css';

interface AttachmentsProps {
  readonly projectId: number;
  readonly files: readonly Attachment[];
  readonly isReadonly: boolean;
}

/** Files submitted with the report. A failed upload stays, shows why and can be retried (U44). */
export function Attachments({ projectId, files, isReadonly }: AttachmentsProps) {
  const { t } = useTranslation();
  const { text, announce, panel, stay } = useAnnouncement();
  const client = useQueryClient();
  const store = useCallback(
    (stored: Attachment) => {
      changeFiles(client, projectId, (known) => [...known.filter(({ id }) => id !== stored.id), stored]);
      announce(t('materials.uploaded', { name: stored.fileName }));
    },
    [client, projectId, announce, t],
  );
  const { queue, uploads } = useAttachmentUploads(projectId, store);
  const remove = useAttachmentRemoval(projectId, announce);
  const isFull = files.length >= MAX_ATTACHMENTS;
  const freeSlots = MAX_ATTACHMENTS - files.length - uploads.filter(({ state }) => state !== 'failed').length;
  return (
    <section ref={panel} tabIndex={-1} className={classes.attachments} aria-labelledby="report-attachments">
      <h3 id="report-attachments">{t('report.attachments.title')}</h3>
      {(files.length > 0 || uploads.length === 0) && (
        <MaterialsList<Attachment>
          label={t('report.attachments.label')}
          noneText={t('report.attachments.none')}
          files={files}
          pathOf={({ id }) => attachmentFile(projectId, id)}
          {...(isReadonly ? {} : { onRemove: (file) => void remove(file) })}
        />
      )}
      <QueueUploads queue={queue} uploads={uploads} onPressed={stay} />
      {!isReadonly && (
        <MaterialsDrop
          isFull={isFull}
          hint={t(isFull ? 'report.attachments.full' : 'report.attachments.hint')}
          onFiles={(chosen) => queue.add(0, chosen, freeSlots, 'REPORT_FULL')}
        />
      )}
      <VisuallyHidden role="status">{text}</VisuallyHidden>
    </section>
  );
}

function useAttachmentRemoval(projectId: number, announce: (text: string) => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { confirm } = useDialogs();
  return async ({ id, fileName: name }: Attachment): Promise<void> => {
    const question = { title: t('report.attachments.removeTitle'), text: t('report.attachments.removeText', { name }) };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    try {
      await removeAttachment(projectId, id);
    } catch (error) {
      showFailure(error, { id: `attachment ${id}`, title: t('materials.notRemoved') });
      return;
    }
    changeFiles(client, projectId, (files) => files.filter((file) => file.id !== id));
    announce(t('materials.removed', { name }));
  };
}

/** Updates the list at once, then refetches, because the missing items may have changed too. */
function changeFiles(
  client: ReturnType<typeof useQueryClient>,
  projectId: number,
  change: (files: readonly Attachment[]) => Attachment[],
): void {
  const { queryKey } = reportQuery(projectId);
  client.setQueryData<Report>(queryKey, (known) => known && { ...known, attachments: change(known.attachments) });
  void client.invalidateQueries({ queryKey });
}
