import { Button, Group, Text } from '@mantine/core';
import type { Project } from '@quietsite/contracts';
import type { InformationField, ProjectInformation } from '@quietsite/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatText } from '../../lib/format.ts';
import { AppModal } from '../../ui/app-modal.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import classes from './editor.module.css';
import { listDifferences, toInformation } from './information.ts';

interface ConflictDialogProps {
  readonly mine: ProjectInformation;
  readonly theirs: Project;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/** Somebody saved in the meantime: who, when and what differs, and the choice between the two (U23). */
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const { t } = useTranslation();
  const name = theirs.modifiedBy ?? t('editor.conflict.somebody');
  return (
    <AppModal isOpen title={t('editor.conflict.title')} onClose={onClose} width={720}>
      <Text size="sm">{t('editor.conflict.who', { name, at: formatInstant(theirs.modifiedAt) })}</Text>
      <div className={classes.differences}>
        <Differences mine={mine} theirs={toInformation(theirs)} />
      </div>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('editor.conflict.later')}
        </Button>
        <Button variant="default" onClick={onTakeTheirs}>
          {t('editor.conflict.takeTheirs')}
        </Button>
        <Button onClick={onKeepMine}>{t('editor.conflict.keepMine')}</Button>
      </Group>
    </AppModal>
  );
}

/** Day and minute in Hong Kong (M-03). */
function formatInstant(instant: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Hong_Kong',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
    .format(new Date(instant))
    .replace(',', '');
}

interface DifferencesProps {
  readonly mine: ProjectInformation;
  readonly theirs: ProjectInformation;
}

function Differences({ mine, theirs }: DifferencesProps) {
  const { t } = useTranslation();
  const rows = useMemo(() => listDifferences(mine, theirs), [mine, theirs]);
  const columns = useMemo<readonly Column<InformationField>[]>(
    () => [
      { id: 'field', title: t('editor.conflict.field'), width: 150, cell: (field) => t(labelOf(field)) },
      { id: 'mine', title: t('editor.conflict.mine'), cell: (field) => formatText(String(mine[field])) },
      { id: 'theirs', title: t('editor.conflict.theirs'), cell: (field) => formatText(String(theirs[field])) },
    ],
    [t, mine, theirs],
  );
  return <DataTable label={t('editor.conflict.table')} columns={columns} rows={rows} rowKey={(field) => field} />;
}

function labelOf(field: InformationField) {
  if (field === 'title') return 'info.projectTitle' as const;
  return field === 'bufferRadiusMetres' ? ('info.radius' as const) : (`info.${field}` as const);
}
