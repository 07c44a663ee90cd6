import { Button, Checkbox, Group } from '@mantine/core';
import type { ImportPreview } from '@quietsite/contracts';
import { limitsOfFault } from '@quietsite/domain';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { AppModal } from '../../../ui/dialogs/app-modal.tsx';
import classes from './equipment.module.css';
import { canImport, listPreviewLines, type PreviewLine } from './preview-lines.ts';
import type { DatabaseImporting } from './use-database-import.ts';

interface ImportPreviewProps {
  readonly title: string;
  readonly preview: ImportPreview;
  readonly importing: DatabaseImporting;
}

/** Shows what the file would add, edit and delete, and which lines it skips, before anything is stored (U49). */
export function ImportPreviewDialog({ title, preview, importing }: ImportPreviewProps) {
  const { t } = useTranslation();
  const [isConfirmed, setConfirmed] = useState(false);
  const { seen, store, close } = importing;
  const rows = useMemo(() => listPreviewLines(preview), [preview]);
  const columns = useMemo(() => previewColumns(t), [t]);
  const deletions = preview.deleted.length;
  const hasProblems = preview.problems.length > 0;
  return (
    <AppModal isOpen title={t('admin.equipment.previewTitle', { title })} onClose={close} width={760}>
      <p className={classes.plain}>
        <strong>{preview.fileName}:</strong>{' '}
        {t('admin.equipment.counts', {
          ...{ added: preview.added.length, edited: preview.edited.length, deleted: deletions },
          ...{ unchanged: preview.unchanged, skipped: preview.skipped.length },
        })}
      </p>
      {hasProblems && (
        <p className={classes.problem} role="alert">
          {t('admin.equipment.problems', { count: preview.problems.length })}
        </p>
      )}
      {rows.length > 0 && (
        <DataTable
          label={t('admin.equipment.preview')}
          columns={columns}
          rows={rows}
          rowKey={({ key }) => key}
          maxHeight={300}
        />
      )}
      {!hasProblems && deletions > 0 && (
        <Checkbox
          mt="sm"
          label={t('admin.equipment.confirmDeletion', { count: deletions })}
          checked={isConfirmed}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
      )}
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" data-autofocus onClick={close}>
          {t(hasProblems ? 'action.close' : 'admin.cancel')}
        </Button>
        {!hasProblems && (
          <Button
            disabled={!canImport(preview, isConfirmed)}
            loading={store.isPending}
            onClick={() => seen && store.mutate(seen)}
          >
            {t('admin.equipment.import')}
          </Button>
        )}
      </Group>
    </AppModal>
  );
}

function previewColumns(t: TFunction): readonly Column<PreviewLine>[] {
  return [
    {
      ...{ id: 'kind', title: t('admin.equipment.what'), width: 84 },
      cell: ({ kind }) => <strong data-kind={kind}>{t(`admin.equipment.kind.${kind}`)}</strong>,
    },
    { id: 'line', title: t('admin.equipment.line'), width: 56, isNumeric: true, cell: ({ line }) => line ?? '' },
    { id: 'entry', title: t('admin.equipment.entry'), cell: (row) => <Entry row={row} /> },
  ];
}

function Entry({ row: { text, changes, fault } }: { readonly row: PreviewLine }) {
  const { t } = useTranslation();
  return (
    <span className={classes.entry}>
      {fault ? t(`admin.equipment.fault.${fault as 'UNKNOWN_ID'}`, { value: text, ...limitsOfFault(fault) }) : text}
      {changes.map((change) => (
        <small key={change.column}>{t('admin.equipment.change', change)}</small>
      ))}
    </span>
  );
}
