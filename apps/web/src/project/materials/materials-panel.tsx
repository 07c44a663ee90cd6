import { VisuallyHidden } from '@mantine/core';
import type { SupportMaterial } from '@quietsite/contracts';
import {
  describeEquipment,
  type EquipmentEntry,
  isProofMissing,
  isUserDefined,
  MAX_MATERIALS_PER_ROW,
} from '@quietsite/domain';
import { useTranslation } from 'react-i18next';
import classes from './materials.module.css';
import { materialPath } from './materials-calls.ts';
import { MaterialsDrop } from './materials-drop.tsx';
import { type MaterialOwner, useAnnouncement, useMaterialRemoval, useMaterialUploads } from './materials-hooks.ts';
import { MaterialsList } from './materials-list.tsx';
import { MaterialsUploads } from './materials-uploads.tsx';

interface MaterialsPanelProps {
  readonly projectId: number;
  readonly owner: MaterialOwner;
  /** The row the files are for; null if none is chosen. */
  readonly row: EquipmentEntry | null;
  readonly materials: readonly SupportMaterial[];
  readonly isReadonly: boolean;
  readonly onChange: (materialIds: readonly number[]) => void;
}

/** Files that support the figures of a row (EQUIP-06). They belong to it once the row is saved. */
export function MaterialsPanel({ projectId, owner, row, materials, isReadonly, onChange }: MaterialsPanelProps) {
  const { t } = useTranslation();
  const { text, announce, panel, stay } = useAnnouncement();
  const { uploads, add, retry, drop } = useMaterialUploads(projectId, owner, announce);
  const remove = useMaterialRemoval(projectId, { row, materials }, onChange, announce);
  const own = uploads.filter(({ rowId }) => rowId === row?.id);
  const elsewhere = uploads.filter(({ rowId, state }) => rowId !== row?.id && state !== 'failed').length;
  const files = materials.filter(({ id }) => row?.materialIds.includes(id));
  const isFull = files.length >= MAX_MATERIALS_PER_ROW;
  return (
    // biome-ignore lint/a11y/useSemanticElements: this is not a form, so not a fieldset
    <div ref={panel} className={classes.panel} tabIndex={-1} role="group" aria-label={t('materials.title')}>
      {row === null && <p className={classes.hint}>{t('materials.noRow')}</p>}
      {row && <ProofStatus row={{ ...row, materialIds: files.map(({ id }) => id) }} />}
      {row && (files.length > 0 || own.length === 0) && (
        <MaterialsList<SupportMaterial>
          label={t('materials.files', { name: describeEquipment(row) })}
          noneText={t('materials.none')}
          files={files}
          pathOf={({ id }) => materialPath(projectId, id)}
          {...(isReadonly ? {} : { onRemove: (file) => void remove(file) })}
        />
      )}
      <MaterialsUploads
        uploads={own}
        onRetry={(key) => {
          retry(key);
          stay();
        }}
        onDrop={({ key, state, file }) => {
          drop(key);
          if (state === 'failed') stay();
          else announce(t('materials.cancelled', { name: file.name }));
        }}
      />
      {row && !isReadonly && (
        <MaterialsDrop
          isFull={isFull}
          hint={t(isFull ? 'materials.full' : 'materials.saveHint')}
          onFiles={(chosen) => add(row, chosen)}
        />
      )}
      {elsewhere > 0 && <p className={classes.hint}>{t('materials.elsewhere', { count: elsewhere })}</p>}
      <VisuallyHidden role="status">{text}</VisuallyHidden>
    </div>
  );
}

/** Says in words, not by colour, whether the row needs proof (EQUIP-57). */
export function ProofStatus({ row }: { readonly row: EquipmentEntry }) {
  const { t } = useTranslation();
  if (!isUserDefined(row)) return <p className={classes.hint}>{t('materials.notNeeded')}</p>;
  if (isProofMissing(row)) return <p className={classes.need}>{t('materials.needed')}</p>;
  return <p className={classes.hint}>{t('materials.proven')}</p>;
}
