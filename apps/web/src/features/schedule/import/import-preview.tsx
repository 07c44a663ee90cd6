import type { IncomingTask } from '@quietsite/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import classes from './import.module.css';
import type { ImportZone } from './import-plan.ts';

interface ImportPreviewProps {
  readonly incoming: readonly IncomingTask[];
  readonly zones: readonly ImportZone[];
}

interface PreviewRow extends IncomingTask {
  readonly key: number;
  readonly zoneName: string;
}

const MAX_SHOWN = 5;

/** The first activities as they would be in the schedule. */
export function ImportPreview({ incoming, zones }: ImportPreviewProps) {
  const { t } = useTranslation();
  const rows = useMemo(() => {
    const names = new Map(zones.map(({ id, name }) => [id, name]));
    return incoming.slice(0, MAX_SHOWN).map((task, key) => ({ ...task, key, zoneName: names.get(task.zoneId) ?? '' }));
  }, [incoming, zones]);
  const columns = useMemo<readonly Column<PreviewRow>[]>(
    () => [
      { id: 'zone', title: t('programmeImport.mapping.zone'), width: 140, cell: ({ zoneName }) => zoneName },
      { id: 'work', title: t('programmeImport.mapping.work'), cell: ({ constructionWork }) => constructionWork },
      { id: 'name', title: t('programmeImport.preview.activity'), cell: ({ name }) => name },
      {
        id: 'start',
        title: t('programmeImport.preview.start'),
        width: 110,
        cell: ({ start }) => start ?? t('programmeImport.preview.blank'),
      },
      {
        id: 'end',
        title: t('programmeImport.preview.end'),
        width: 110,
        cell: ({ end }) => end ?? t('programmeImport.preview.blank'),
      },
    ],
    [t],
  );
  if (rows.length === 0) return null;
  return (
    <div className={classes.preview}>
      <DataTable label={t('programmeImport.preview.title')} columns={columns} rows={rows} rowKey={({ key }) => key} />
    </div>
  );
}
