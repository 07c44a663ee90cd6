import { Button } from '@mantine/core';
import type { DatabaseImport } from '@quietsite/contracts';
import type { CatalogueDatabase } from '@quietsite/domain';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../../lib/format.ts';
import { useDialogs } from '../../../ui/dialogs/dialogs.tsx';
import { CsvButton } from '../../../ui/fields/csv-button.tsx';
import { filePath, lastImportQuery } from './database-calls.ts';
import classes from './equipment.module.css';
import { ImportPreviewDialog } from './import-preview.tsx';
import { type DatabaseImporting, useDatabaseImport } from './use-database-import.ts';

/** Downloads, uploads and undoes one of the databases (ADMIN-12, ADMIN-13). */
export function DatabaseCard({ database }: { readonly database: CatalogueDatabase }) {
  const { t } = useTranslation();
  const titleId = useId();
  const importing = useDatabaseImport(database);
  const last = useQuery(lastImportQuery(database)).data;
  const title = t(`admin.equipment.title.${database}`);
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <div className={classes.actions}>
        <Button
          component="a"
          variant="default"
          href={filePath(database)}
          download
          leftSection={<IconDownload size={15} aria-hidden />}
          aria-label={t('admin.equipment.downloadNamed', { title })}
        >
          {t('admin.equipment.download')}
        </Button>
        <CsvButton
          label={t('admin.equipment.uploadNamed', { title })}
          icon={<IconUpload size={15} aria-hidden />}
          isReading={importing.reading.isPending}
          onFile={importing.reading.mutate}
        >
          {t('admin.equipment.upload')}
        </CsvButton>
      </div>
      <LastImport database={database} last={last ?? null} importing={importing} />
      {importing.seen && <ImportPreviewDialog title={title} importing={importing} preview={importing.seen.preview} />}
    </section>
  );
}

interface LastImportProps {
  readonly database: CatalogueDatabase;
  readonly last: DatabaseImport | null;
  readonly importing: DatabaseImporting;
}

function LastImport({ database, last, importing: { undo } }: LastImportProps) {
  const { t } = useTranslation();
  const { confirm } = useDialogs();
  if (!last) return <p className={classes.last}>{t('admin.equipment.noImport')}</p>;
  const ask = async () => {
    const question = { title: t('admin.equipment.undo'), text: t('admin.equipment.undoQuestion', last) };
    if (await confirm({ ...question, isDangerous: true })) undo.mutate(last.id);
  };
  const { added, edited, deleted, fileName, importedBy } = last;
  const when = formatInstantMinute(last.importedAt);
  return (
    <div className={classes.last}>
      <p>
        {t('admin.equipment.last', { fileName, when, who: importedBy ?? '-' })}
        <br />
        {t(`admin.equipment.done.${database}`, { added, edited, deleted })}
      </p>
      {last.canUndo ? (
        <Button size="compact-xs" variant="default" loading={undo.isPending} onClick={() => void ask()}>
          {t('admin.equipment.undo')}
        </Button>
      ) : (
        <p>{t('admin.equipment.changedSince')}</p>
      )}
    </div>
  );
}
