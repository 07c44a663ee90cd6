import type { Programme, Project } from '@quietsite/contracts';
import type { ScheduledTask } from '@quietsite/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstantMinute } from '../../../lib/format.ts';
import { listTaskDifferences, type TaskDifference } from '../../../project/schedule/overwrite-conflict.ts';
import { type ScheduleDraft, toScheduleDraft } from '../../../project/schedule/schedule-draft.ts';
import { useProjectMap } from '../../../session/use-open-project.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { ConflictModal } from '../../../ui/dialogs/conflict-modal.tsx';
import classes from './editor.module.css';

interface ScheduleConflictDialogProps {
  readonly mine: ScheduleDraft;
  readonly programme: Programme;
  readonly theirs: Project;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  readonly onClose: () => void;
}

/**
 * Another user saved another schedule in the meantime. Shows who, when and what, and offers a choice between the two
 * versions (U23).
 */
export function ScheduleConflictDialog({ mine, programme, theirs, ...answers }: ScheduleConflictDialogProps) {
  const { t } = useTranslation();
  const name = theirs.modifiedBy ?? t('editor.conflict.somebody');
  const rows = useMemo(() => listTaskDifferences(mine, toScheduleDraft(programme)), [mine, programme]);
  return (
    <ConflictModal
      text={t('schedule.conflict.who', { name, at: formatInstantMinute(theirs.modifiedAt) })}
      width={760}
      {...answers}
    >
      <div className={classes.differences}>
        <Differences rows={rows} />
      </div>
    </ConflictModal>
  );
}

function Differences({ rows }: { readonly rows: readonly TaskDifference[] }) {
  const { t } = useTranslation();
  const zones = useProjectMap().data?.zones;
  const columns = useMemo<readonly Column<TaskDifference>[]>(() => {
    const describe = (task: ScheduledTask | null) =>
      task === null
        ? t('schedule.conflict.none')
        : t('schedule.conflict.contents', {
            zone: zones?.find(({ id }) => id === task.zoneId)?.name ?? '',
            work: task.constructionWork,
            start: task.start ?? '',
            end: task.end ?? '',
          });
    return [
      { id: 'name', title: t('schedule.activity'), width: 180, cell: ({ name }) => name },
      { id: 'mine', title: t('editor.conflict.mine'), cell: ({ mine }) => describe(mine) },
      { id: 'theirs', title: t('editor.conflict.theirs'), cell: ({ theirs }) => describe(theirs) },
    ];
  }, [t, zones]);
  return <DataTable label={t('schedule.conflict.table')} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
