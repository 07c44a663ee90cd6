import { databaseRefusals, type ImportPreview } from '@quietsite/contracts';
import type { CatalogueDatabase } from '@quietsite/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { useListChange } from '../../../session/use-list-change.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { showSuccess } from '../../../ui/dialogs/toasts.tsx';
import { failureText } from '../../../ui/failure-text.ts';
import { databaseLists, importDatabase, readDatabase, undoImport } from './database-calls.ts';

interface PreviewedFile {
  readonly file: File;
  readonly preview: ImportPreview;
}

/** Reads a file, shows a preview and only then imports it. The latest import can be undone (U49). */
export function useDatabaseImport(database: CatalogueDatabase) {
  const { t } = useTranslation();
  const { notify } = useDialogs();
  const [seen, setSeen] = useState<PreviewedFile | null>(null);
  const textOf = (error: unknown) => {
    if (!hasCode(error, 'FILE_REFUSED')) return failureText(error);
    const reason = databaseRefusals.find((one) => one === error.details.reason) ?? 'OTHER';
    return t(`admin.equipment.refusal.${reason}`);
  };
  const refuse = (error: unknown) => notify({ title: t('admin.equipment.refused'), text: textOf(error) });
  const reading = useMutation({
    mutationFn: (file: File) => readDatabase(database, file),
    onSuccess: (preview, file) => setSeen({ file, preview }),
    onError: refuse,
  });
  const store = useListChange<PreviewedFile>({
    change: ({ file, preview }) => importDatabase(database, file, preview),
    failureTitle: t('admin.equipment.notImported'),
    lists: databaseLists,
    onDone: ({ preview: { added, edited, deleted } }) => {
      const counts = { added: added.length, edited: edited.length, deleted: deleted.length };
      showSuccess({ title: t('admin.equipment.imported'), text: t(`admin.equipment.done.${database}`, counts) });
      setSeen(null);
    },
  });
  const undo = useListChange<number>({
    change: (importId) => undoImport(database, importId),
    failureTitle: t('admin.equipment.notUndone'),
    lists: databaseLists,
    onDone: () => showSuccess({ title: t('admin.equipment.undone'), text: t('admin.equipment.undoneText') }),
  });
  return { reading, store, undo, seen, close: () => setSeen(null) };
}

export type DatabaseImporting = ReturnType<typeof useDatabaseImport>;
