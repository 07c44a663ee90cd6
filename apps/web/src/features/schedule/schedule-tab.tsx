import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePartDraft } from '../../project/draft/use-draft.ts';
import { scheduleSource } from '../../project/schedule/schedule-draft.ts';
import type { FaultyTask } from '../../project/schedule/schedule-part.ts';
import { siteSource } from '../../project/site/site-draft.ts';
import { programmeQuery } from '../../session/project-queries.ts';
import { useProjectMap } from '../../session/use-open-project.ts';
import { EmptyState, FailureState, LoadingState } from '../../ui/states.tsx';
import { ScheduleEditor } from './schedule-editor.tsx';

interface ScheduleTabProps {
  /** Null for a new project, which has no zones yet. */
  readonly projectId: number | null;
  readonly isReadonly: boolean;
  readonly isSaving: boolean;
  readonly showZones: () => void;
  /** The activity that a save reported. */
  readonly faultyTask: FaultyTask | null;
}

/** The third tab of the project editor: the activities as a table and a chart. */
export function ScheduleTab({ projectId, ...props }: ScheduleTabProps) {
  if (projectId === null) return <ZonesRequired showZones={props.showZones} isDrawn={false} />;
  return <StoredSchedule projectId={projectId} {...props} />;
}

function StoredSchedule(props: ScheduleTabProps & { readonly projectId: number }) {
  const { projectId, isReadonly, isSaving, showZones } = props;
  const map = useProjectMap();
  const programme = useQuery(programmeQuery(projectId));
  const draft = usePartDraft(scheduleSource);
  const drawn = usePartDraft(siteSource)?.value.zones.length ?? 0;
  const zones = useMemo(() => map.data?.zones.map(({ id, name }) => ({ id, name })) ?? [], [map.data]);
  const rowCounts = useMemo(() => {
    const rows = Map.groupBy(programme.data?.equipmentRows ?? [], ({ taskId }) => taskId);
    return new Map([...rows].map(([taskId, { length }]) => [taskId, length]));
  }, [programme.data]);
  const failed = [map, programme].find((query) => query.isLoadingError);
  if (failed) return <FailureState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!map.data || !programme.data || !draft) return <LoadingState />;
  if (zones.length === 0) return <ZonesRequired showZones={showZones} isDrawn={drawn > 0} />;
  return (
    <ScheduleEditor
      projectId={projectId}
      draft={draft}
      zones={zones}
      faultyTask={props.faultyTask}
      rowCounts={rowCounts}
      isReadonly={isReadonly}
      isSaving={isSaving}
    />
  );
}

/** Shown until the project has saved zones, because a drawn zone has no id before that (SCHED-09). */
function ZonesRequired({ showZones, isDrawn }: { readonly showZones: () => void; readonly isDrawn: boolean }) {
  const { t } = useTranslation();
  const hint = isDrawn ? t('schedule.zonesNotSaved') : t('schedule.defineZoneHint');
  return (
    <EmptyState title={t('schedule.defineZone')} hint={hint}>
      <Button variant="default" onClick={showZones}>
        {t('schedule.toZones')}
      </Button>
    </EmptyState>
  );
}
