import { NativeSelect, VisuallyHidden } from '@mantine/core';
import type { Attachment } from '@quietsite/contracts';
import type { Proof } from '@quietsite/domain';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { receiversQuery, screeningQuery } from '../../session/project-queries.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useLatestRef } from '../../ui/use-latest-ref.ts';
import { MAX_ATTACHMENTS, useAttachmentUploads } from './attachments.ts';
import classes from './materials.module.css';
import { MaterialsDrop } from './materials-drop.tsx';
import { useAnnouncement } from './materials-hooks.ts';
import { QueueUploads } from './materials-uploads.tsx';

interface ProofPickerProps {
  /** The owner of the chosen file; its uploads go to no other owner. */
  readonly ownerId: number;
  readonly proofs: readonly Proof[];
  readonly proofId: number | null;
  readonly hint: string;
  readonly onProof: (proofId: number | null) => void;
}

/** The attachment that serves as evidence: an existing one or a new upload. */
export function ProofPicker({ ownerId, proofs, proofId, hint, onProof }: ProofPickerProps) {
  const { t } = useTranslation();
  const { text, announce, panel, stay } = useAnnouncement();
  const { queue, uploads } = useProofUploads((proof, rowId) => {
    if (rowId !== ownerId) return;
    onProof(proof.id);
    announce(t('materials.uploaded', { name: proof.fileName }));
  });
  const isFull = proofs.length >= MAX_ATTACHMENTS;
  return (
    <div ref={panel} tabIndex={-1} className={classes.proof}>
      <NativeSelect
        size="xs"
        label={t('materials.proof.label')}
        description={hint}
        value={proofId ?? ''}
        onChange={({ currentTarget: { value } }) => onProof(value === '' ? null : Number(value))}
      >
        <option value="">{t('materials.proof.none')}</option>
        {proofs.map(({ id, fileName }) => (
          <option key={id} value={id}>
            {fileName}
          </option>
        ))}
      </NativeSelect>
      <QueueUploads queue={queue} uploads={uploads.filter(({ rowId }) => rowId === ownerId)} onPressed={stay} />
      <MaterialsDrop
        isFull={isFull}
        hint={t(isFull ? 'materials.proof.full' : 'materials.proof.drop')}
        onFiles={(chosen) => queue.add(ownerId, chosen, MAX_ATTACHMENTS - proofs.length, 'REPORT_FULL')}
      />
      <VisuallyHidden role="status">{text}</VisuallyHidden>
    </div>
  );
}

/** A stored file can be chosen anywhere in the project. */
function useProofUploads(onStored: (attachment: Attachment, rowId: number) => void) {
  const client = useQueryClient();
  const projectId = useOpenProjectId() ?? 0;
  const newest = useLatestRef(onStored);
  const store = useCallback(
    (attachment: Attachment, rowId: number) => {
      const proof: Proof = { id: attachment.id, fileName: attachment.fileName };
      const addTo = (queryKey: QueryKey) =>
        client.setQueryData<{ readonly proofs: readonly Proof[] }>(
          queryKey,
          (known) => known && { ...known, proofs: [...known.proofs.filter(({ id }) => id !== proof.id), proof] },
        );
      addTo(receiversQuery(projectId).queryKey);
      addTo(screeningQuery(projectId).queryKey);
      newest.current(attachment, rowId);
    },
    [client, projectId, newest],
  );
  return useAttachmentUploads(projectId, store);
}
