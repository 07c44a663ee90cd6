import type { Programme, SupportMaterial } from '@quietsite/contracts';
import { type EquipmentEntry, MAX_MATERIALS_PER_ROW } from '@quietsite/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../lib/use-store.ts';
import { programmeQuery } from '../../session/project-queries.ts';
import { useSession } from '../../session/use-session.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { showFailure, showWarning } from '../../ui/dialogs/toasts.tsx';
import { restoreFocus } from '../../ui/focus/restore-focus.ts';
import { queueOf, removeMaterial } from './materials-calls.ts';

/** The draft whose rows the files are for. */
export interface MaterialOwner {
  readonly draftName: string;
  /** Adds a file to a row of the draft; false if the row no longer exists. Null until the draft is known. */
  readonly link: ((programme: Programme, rowId: number, materialId: number) => boolean) | null;
}

/** Uploads in progress. A finished file is added to the programme and to the draft of its row. */
export function useMaterialUploads(
  projectId: number,
  { draftName, link }: MaterialOwner,
  announce: (text: string) => void,
) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const userId = useSession().data?.user.id ?? 0;
  const queue = useMemo(() => queueOf(projectId, userId, draftName), [projectId, userId, draftName]);
  const uploads = useStore(queue);
  const stored = uploads.find(({ state }) => state === 'stored');
  useEffect(() => {
    const { queryKey } = programmeQuery(projectId);
    const programme = client.getQueryData(queryKey);
    if (!stored?.material || !link || !programme) return;
    const { material, rowId, key } = stored;
    queue.drop(key);
    client.setQueryData(queryKey, withMaterial(programme, material));
    // A response in flight may not include it yet.
    if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
    const name = material.fileName;
    if (!link(programme, rowId, material.id))
      showWarning({ title: t('materials.rowGone'), text: t('materials.rowGoneText', { name }) });
    announce(t('materials.uploaded', { name }));
  }, [stored, link, client, projectId, queue, announce, t]);
  return {
    uploads,
    add: (row: EquipmentEntry, files: readonly File[]) => {
      const pending = uploads.filter(({ rowId, state }) => rowId === row.id && state !== 'failed');
      queue.add(row.id, files, MAX_MATERIALS_PER_ROW - row.materialIds.length - pending.length);
    },
    retry: (key: number) => queue.retry(key),
    drop: (key: number) => queue.drop(key),
  };
}

/** Asks for confirmation, removes the file on the server and from the row. */
export function useMaterialRemoval(
  projectId: number,
  { row, materials }: { readonly row: EquipmentEntry | null; readonly materials: readonly SupportMaterial[] },
  onChange: (materialIds: readonly number[]) => void,
  announce: (text: string) => void,
) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { confirm } = useDialogs();
  const [removedId, setRemovedId] = useState<number | null>(null);
  // A row without edits shows the stored data, which no longer includes the file. A row with edits is updated once the
  // stored data has changed.
  useEffect(() => {
    if (removedId === null || materials.some(({ id }) => id === removedId)) return;
    setRemovedId(null);
    if (row?.materialIds.includes(removedId)) onChange(row.materialIds.filter((id) => id !== removedId));
  }, [removedId, row, materials, onChange]);
  return async function remove(material: SupportMaterial): Promise<void> {
    const { id, fileName: name } = material;
    const question = { title: t('materials.removeTitle'), text: t('materials.removeText', { name }) };
    if (!(await confirm({ ...question, consequence: t('materials.removeConsequence'), isDangerous: true }))) return;
    try {
      await removeMaterial(projectId, id);
    } catch (error) {
      showFailure(error, { id: `material ${id}`, title: t('materials.notRemoved') });
      return;
    }
    client.setQueryData(programmeQuery(projectId).queryKey, (known) => known && withoutMaterial(known, id));
    setRemovedId(id);
    announce(t('materials.removed', { name }));
  };
}

/**
 * Text for a screen reader; a repeated sentence is also read again. The focused button may disappear with the announced
 * item: the focus then stays in the panel.
 */
export function useAnnouncement() {
  const [text, setText] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const stay = useCallback(() => restoreFocus(() => panel.current), []);
  const isSecond = useRef(false);
  const announce = useCallback(
    (sentence: string) => {
      isSecond.current = !isSecond.current;
      setText(isSecond.current ? sentence : `${sentence}\u00a0`);
      stay();
    },
    [stay],
  );
  return { text, announce, panel, stay };
}

export const withMaterial = (programme: Programme, material: SupportMaterial): Programme => ({
  ...programme,
  materials: [...programme.materials.filter(({ id }) => id !== material.id), material],
});

/** The server removed it from its row as well. */
export const withoutMaterial = (programme: Programme, materialId: number): Programme => ({
  ...programme,
  materials: programme.materials.filter(({ id }) => id !== materialId),
  equipmentRows: programme.equipmentRows.map((row) =>
    row.materialIds.includes(materialId)
      ? { ...row, materialIds: row.materialIds.filter((id) => id !== materialId) }
      : row,
  ),
});
