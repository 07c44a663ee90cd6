import { Checkbox, NativeSelect, VisuallyHidden } from '@mantine/core';
import type { Attachment } from '@quietsite/contracts';
import { lacksProof } from '@quietsite/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ATTACHMENTS, useAttachmentUploads } from '../../../project/materials/attachments.ts';
import { MaterialsDrop } from '../../../project/materials/materials-drop.tsx';
import { useAnnouncement } from '../../../project/materials/materials-hooks.ts';
import { QueueUploads } from '../../../project/materials/materials-uploads.tsx';
import { receiversQuery } from '../../../session/project-queries.ts';
import { useOpenProjectId } from '../../../session/use-open-project.ts';
import { useLatestRef } from '../../../ui/use-latest-ref.ts';
import classes from './select.module.css';
import { EntrySection } from './select-entries.tsx';
import { exemptionOf, type FormFault, type RowForm } from './select-form.ts';

interface ExemptionProps {
  readonly pointId: number;
  readonly form: RowForm;
  readonly faults: readonly FormFault[];
  readonly onChange: (form: RowForm) => void;
}

/** Days out of use and closed windows, with the attachment that is their evidence (M-143). */
export function ExemptionSection({ pointId, form, faults, onChange }: ExemptionProps) {
  const { t } = useTranslation();
  const { text, announce, panel, stay } = useAnnouncement();
  const projectId = useOpenProjectId() ?? 0;
  const proofs = useQuery({ ...receiversQuery(projectId), enabled: false }).data?.proofs ?? [];
  const { queue, uploads } = useProofUploads(projectId, (proof, rowId) => {
    if (rowId !== pointId) return;
    onChange({ ...form, proofId: proof.id });
    announce(t('materials.uploaded', { name: proof.fileName }));
  });
  const isFull = proofs.length >= MAX_ATTACHMENTS;
  const isUnproved = lacksProof(exemptionOf(form));
  return (
    <EntrySection form={form} faults={faults} onChange={onChange} list="outOfUse">
      <Checkbox
        label={t('select.exemption.closedWindows')}
        checked={form.hasClosedWindows}
        onChange={(event) => onChange({ ...form, hasClosedWindows: event.currentTarget.checked })}
      />
      <div ref={panel} tabIndex={-1} className={classes.proof}>
        <NativeSelect
          label={t('select.exemption.proof')}
          description={t(isUnproved ? 'select.exemption.proofMissing' : 'select.exemption.proofHint')}
          value={form.proofId ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...form, proofId: value === '' ? null : Number(value) })
          }
        >
          <option value="">{t('select.exemption.noProof')}</option>
          {proofs.map(({ id, fileName }) => (
            <option key={id} value={id}>
              {fileName}
            </option>
          ))}
        </NativeSelect>
        <QueueUploads queue={queue} uploads={uploads.filter(({ rowId }) => rowId === pointId)} onPressed={stay} />
        <MaterialsDrop
          isFull={isFull}
          hint={t(isFull ? 'select.exemption.full' : 'select.exemption.drop')}
          onFiles={(chosen) => queue.add(pointId, chosen, MAX_ATTACHMENTS - proofs.length, 'REPORT_FULL')}
        />
        <VisuallyHidden role="status">{text}</VisuallyHidden>
      </div>
    </EntrySection>
  );
}

/** A stored file can be selected for every receiver. */
function useProofUploads(projectId: number, onStored: (attachment: Attachment, rowId: number) => void) {
  const client = useQueryClient();
  const newest = useLatestRef(onStored);
  const store = useCallback(
    (attachment: Attachment, rowId: number) => {
      const { id, fileName } = attachment;
      client.setQueryData(
        receiversQuery(projectId).queryKey,
        (known) =>
          known && { ...known, proofs: [...known.proofs.filter((proof) => proof.id !== id), { id, fileName }] },
      );
      newest.current(attachment, rowId);
    },
    [client, projectId, newest],
  );
  return useAttachmentUploads(projectId, store);
}
