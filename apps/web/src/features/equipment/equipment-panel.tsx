import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { programmeQuery } from '../../session/project-queries.ts';
import { useOpenProjectId, useProjectMap } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { BottomPanel } from '../../ui/bottom-panel.tsx';
import { PanelTag } from '../../ui/panel-head.tsx';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import { ActivityTree } from './activity-tree.tsx';
import classes from './equipment.module.css';
import { EquipmentTable } from './equipment-table.tsx';
import { buildTree, listActivities, type ZoneNode } from './programme-tree.ts';

export function EquipmentPanel() {
  const { t } = useTranslation();
  const navigate = useProjectNavigate();
  const programme = useQuery(programmeQuery(useOpenProjectId() ?? 0));
  const zones = useProjectMap().data?.zones;
  const [chosenId, setChosenId] = useState<number | null>(null);
  const tree = useMemo(() => zones && programme.data && buildTree(zones, programme.data), [zones, programme.data]);
  const activities = tree && listActivities(tree);
  const selected = activities?.find(({ task }) => task.id === chosenId) ?? activities?.[0];
  return (
    <BottomPanel
      title={t('equipment.title')}
      note={tree && selected && <Crumb tree={tree} taskId={selected.task.id} />}
      actions={<PanelTag>{t('equipment.viewOnly')}</PanelTag>}
      onClose={() => navigate(routes.home)}
    >
      {programme.isLoadingError && <FailureState error={programme.error} onRetry={() => void programme.refetch()} />}
      {!tree && !programme.isLoadingError && <LoadingState />}
      {activities?.length === 0 && <EmptyState title={t('equipment.noTasks')} hint={t('equipment.noTasksHint')} />}
      {tree && selected && (
        <div className={classes.columns}>
          <ActivityTree tree={tree} selectedId={selected.task.id} onSelect={setChosenId} />
          <div className={classes.table}>
            <EquipmentTable key={selected.task.id} rows={selected.rows} />
          </div>
        </div>
      )}
    </BottomPanel>
  );
}

function Crumb({ tree, taskId }: { readonly tree: readonly ZoneNode[]; readonly taskId: number }) {
  for (const zone of tree) {
    for (const work of zone.works) {
      const activity = work.activities.find(({ task }) => task.id === taskId);
      if (!activity) continue;
      const { task } = activity;
      return (
        <>
          {zone.name} › {work.name} › <b>{task.name}</b>&ensp;{task.start} – {task.end}
        </>
      );
    }
  }
  return null;
}
