import { hongKongToday } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { programmeQuery } from '../../session/project-queries.ts';
import { useOpenProjectId, useProjectMap } from '../../session/use-open-project.ts';
import { NO_EDIT, type SnapshotEdit } from '../../workers/preview-protocol.ts';
import { usePartDraft } from '../draft/use-draft.ts';
import { equipmentSource } from '../equipment/equipment-draft.ts';
import { mitigationSource } from '../mitigation/mitigation-draft.ts';
import { useReceiversEdit } from '../receivers/use-receivers-draft.ts';
import { scheduleSource } from '../schedule/schedule-draft.ts';
import { siteSource } from '../site/site-draft.ts';
import { toSnapshotEdit } from './draft-edit.ts';

interface DraftEdit {
  readonly edit: SnapshotEdit;
  /** False while the programme that the edit is based on is still loading. */
  readonly isKnown: boolean;
  readonly revision: number | undefined;
}

/** All unsaved edits as one difference from what is stored. */
export function useDraftEdit(): DraftEdit {
  const projectId = useOpenProjectId();
  const query = useQuery({ ...programmeQuery(projectId ?? 0), enabled: projectId !== null });
  const programme = query.data;
  const zones = useProjectMap().data?.zones;
  const outlines = useMemo(() => new Map(zones?.map(({ id, outline }) => [id, outline])), [zones]);
  const schedule = valueIfEdited(usePartDraft(scheduleSource));
  const equipment = valueIfEdited(usePartDraft(equipmentSource));
  const mitigation = valueIfEdited(usePartDraft(mitigationSource));
  const receivers = useReceiversEdit();
  const drawn = valueIfEdited(usePartDraft(siteSource))?.zones;
  const deletedZoneIds = useMemo(() => {
    const kept = new Set(drawn?.map(({ id }) => id));
    return new Set(drawn ? zones?.map(({ id }) => id).filter((id) => !kept.has(id)) : []);
  }, [drawn, zones]);
  const edit = useMemo(() => {
    const parts = [schedule, equipment, mitigation, receivers];
    if (!programme || (parts.every((part) => part === null) && deletedZoneIds.size === 0)) return NO_EDIT;
    const today = hongKongToday(new Date());
    return toSnapshotEdit({
      programme,
      schedule,
      equipment,
      mitigation,
      receivers,
      zones: outlines,
      deletedZoneIds,
      today,
    });
  }, [programme, schedule, equipment, mitigation, receivers, outlines, deletedZoneIds]);
  return { edit, isKnown: !query.isPending, revision: programme?.revision };
}

function valueIfEdited<Value>(draft: { readonly value: Value; readonly isDirty: boolean } | null): Value | null {
  return draft?.isDirty ? draft.value : null;
}
