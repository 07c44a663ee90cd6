import type { Project } from '@quietsite/contracts';
import type { InformationField, ProjectInformation } from '@quietsite/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute, formatText } from '../../../lib/format.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { ConflictModal } from '../../../ui/dialogs/conflict-modal.tsx';
import { listDifferences, toInformation } from '../information/information.ts';
import classes from './editor.module.css';

interface ConflictDialogProps {
  readonly mine: ProjectInformation;
  readonly theirs: Project;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/**
 * Another user saved in the meantime. Shows who, when and the differences, and offers a choice between the two versions
 * (U23).
 */
export function ConflictDialog({ mine, theirs, ...answers }: ConflictDialogProps) {
  const { t } = useTranslation();
  const name = theirs.modifiedBy ?? t('editor.conflict.somebody');
  return (
    <ConflictModal
      text={t('editor.conflict.who', { name, at: formatInstantMinute(theirs.modifiedAt) })}
      width={720}
      {...answers}
    >
      <div className={classes.differences}>
        <Differences mine={mine} theirs={toInformation(theirs)} />
      </div>
    </ConflictModal>
  );
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
