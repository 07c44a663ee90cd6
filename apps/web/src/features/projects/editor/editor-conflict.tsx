import type { Programme, Project, ProjectMap } from '@quietsite/contracts';
import type { DrawnSite, InformationField, ProjectInformation, ScheduledTask } from '@quietsite/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatText } from '../../../lib/format.ts';
import { ConflictDialog } from '../../../project/save/conflict-dialog.tsx';
import { listTaskDifferences, type TaskDifference } from '../../../project/schedule/overwrite-conflict.ts';
import { type ScheduleDraft, toScheduleDraft } from '../../../project/schedule/schedule-draft.ts';
import { useProjectMap } from '../../../session/use-open-project.ts';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { listDifferences, toInformation } from '../information/information.ts';
import classes from './editor.module.css';
import type { ProjectEditing } from './use-project-editing.ts';

/** Another user saved the same part in the meantime: shows what differs (U23). */
export function EditorConflict({ editing }: { readonly editing: ProjectEditing }) {
  const { t } = useTranslation();
  const { question, form, site, schedule, closeQuestion, settleConflict } = editing;
  if (!question || !('conflict' in question)) return null;
  const conflict = {
    ...question.conflict,
    close: closeQuestion,
    keepMine: () => settleConflict('keepMine'),
    takeTheirs: () => settleConflict('takeTheirs'),
  };
  switch (question.kind) {
    case 'informationConflict':
      return (
        <ConflictDialog conflict={conflict} width={720} describe={(who) => t('editor.conflict.who', who)}>
          <InformationDifferences mine={form.values} theirs={question.conflict.stored} />
        </ConflictDialog>
      );
    case 'siteConflict':
      return (
        <ConflictDialog conflict={conflict} width={560} describe={(who) => t('site.conflict.who', who)}>
          {site && <SiteDifferences mine={site.value} theirs={question.conflict.stored} />}
        </ConflictDialog>
      );
    case 'scheduleConflict':
      return (
        <ConflictDialog conflict={conflict} width={760} describe={(who) => t('schedule.conflict.who', who)}>
          {schedule && <TaskDifferences mine={schedule.value} theirs={question.conflict.stored} />}
        </ConflictDialog>
      );
  }
}

interface Sides<Mine, Theirs> {
  readonly mine: Mine;
  readonly theirs: Theirs;
}

function InformationDifferences({ mine, theirs }: Sides<ProjectInformation, Project>) {
  const { t } = useTranslation();
  const stored = useMemo(() => toInformation(theirs), [theirs]);
  const rows = useMemo(
    () => listDifferences({ ...mine, bufferRadiusMetres: stored.bufferRadiusMetres }, stored),
    [mine, stored],
  );
  const columns = useMemo<readonly Column<InformationField>[]>(
    () => [
      { id: 'field', title: t('editor.conflict.field'), width: 150, cell: (field) => t(labelOf(field)) },
      { id: 'mine', title: t('editor.conflict.mine'), cell: (field) => formatText(String(mine[field])) },
      { id: 'theirs', title: t('editor.conflict.theirs'), cell: (field) => formatText(String(stored[field])) },
    ],
    [t, mine, stored],
  );
  return (
    <div className={classes.differences}>
      <DataTable label={t('editor.conflict.table')} columns={columns} rows={rows} rowKey={(field) => field} />
    </div>
  );
}

function labelOf(field: InformationField) {
  if (field === 'title') return 'info.projectTitle' as const;
  return field === 'bufferRadiusMetres' ? ('info.radius' as const) : (`info.${field}` as const);
}

function SiteDifferences({ mine, theirs }: Sides<DrawnSite, ProjectMap>) {
  const { t } = useTranslation();
  const describe = (radius: number, parts: number, zones: readonly { readonly name: string }[]) =>
    t('site.conflict.contents', {
      radius,
      parts: t('site.polygons', { count: parts }),
      zones: zones.length === 0 ? t('site.noZonesShort') : zones.map((zone) => zone.name).join(', '),
    });
  return (
    <dl className={classes.sides}>
      <dt>{t('editor.conflict.mine')}</dt>
      <dd>{describe(mine.radiusMetres, mine.parts.length, mine.zones)}</dd>
      <dt>{t('editor.conflict.theirs')}</dt>
      <dd>{describe(theirs.radiusMetres, theirs.site.length, theirs.zones)}</dd>
    </dl>
  );
}

function TaskDifferences({ mine, theirs }: Sides<ScheduleDraft, Programme>) {
  const { t } = useTranslation();
  const rows = useMemo(() => listTaskDifferences(mine, toScheduleDraft(theirs)), [mine, theirs]);
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
      { id: 'mine', title: t('editor.conflict.mine'), cell: (row) => describe(row.mine) },
      { id: 'theirs', title: t('editor.conflict.theirs'), cell: (row) => describe(row.theirs) },
    ];
  }, [t, zones]);
  return (
    <div className={classes.differences}>
      <DataTable label={t('schedule.conflict.table')} columns={columns} rows={rows} rowKey={({ id }) => id} />
    </div>
  );
}
