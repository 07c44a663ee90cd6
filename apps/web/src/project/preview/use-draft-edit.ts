import { hongKongToday } from '@quietsite/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { programmeQuery, screeningQuery } from '../../session/project-queries.ts';
import { useOpenProjectId, useProjectMap } from '../../session/use-open-project.ts';
import { NO_EDIT, type SnapshotEdit } from '../../workers/preview-protocol.ts';
import { calendarPart } from '../calendar/calendar-part.ts';
import { useDraft, usePartDraft } from '../draft/use-draft.ts';
import { equipmentSource } from '../equipment/equipment-draft.ts';
import { mitigationSource } from '../mitigation/mitigation-draft.ts';
import { useReceiversEdit } from '../receivers/use-receivers-draft.ts';
import { scheduleSource } from '../schedule/schedule-draft.ts';
import { screeningPart } from '../screening/screening-part.ts';
import { siteSource } from '../site/site-draft.ts';
import { type EditedDrafts, listRedrawnFronts, toSnapshotEdit } from './draft-edit.ts';

interface DraftEdit {
  readonly edit: SnapshotEdit;
  /** False while the programme that the edit is based on is still loading. */
  readonly isKnown: boolean;
  readonly revision: number | undefined;
}

interface StoredWithDrafts {
  /** Null while the programme that the drafts are based on is still loading. */
  readonly drafts: EditedDrafts | null;
  readonly isKnown: boolean;
  readonly revision: number | undefined;
}

/** The unsaved edits of the open project, and the stored data they are based on. */
export function useEditedDrafts(): StoredWithDrafts {
  const projectId = useOpenProjectId();
  const query = useQuery({ ...programmeQuery(projectId ?? 0), enabled: projectId !== null });
  const programme = query.data;
  const zones = useProjectMap().data?.zones;
  const outlines = useMemo(() => new Map(zones?.map(({ id, outline }) => [id, outline])), [zones]);
  const schedule = valueIfEdited(usePartDraft(scheduleSource));
  const calendar = valueIfEdited(usePartDraft(calendarPart));
  const screening = useEditedScreening(projectId);
  const equipment = valueIfEdited(usePartDraft(equipmentSource));
  const mitigation = valueIfEdited(usePartDraft(mitigationSource));
  const receivers = useReceiversEdit();
  const drawn = valueIfEdited(usePartDraft(siteSource))?.zones;
  const deletedZoneIds = useMemo(() => {
    const kept = new Set(drawn?.map(({ id }) => id));
    return new Set(drawn ? zones?.map(({ id }) => id).filter((id) => !kept.has(id)) : []);
  }, [drawn, zones]);
  const redrawnFronts = useMemo(() => listRedrawnFronts(drawn ?? [], zones ?? []), [drawn, zones]);
  const drafts = useMemo(() => {
    if (!programme) return null;
    const today = hongKongToday(new Date());
    const parts = { schedule, calendar, screening, equipment, mitigation, receivers };
    return { programme, ...parts, zones: outlines, redrawnFronts, deletedZoneIds, today };
  }, [
    programme,
    schedule,
    calendar,
    screening,
    equipment,
    mitigation,
    receivers,
    outlines,
    redrawnFronts,
    deletedZoneIds,
  ]);
  return { drafts, isKnown: !query.isPending, revision: programme?.revision };
}

/** Only edits need the structures near the site; stored settings are in the calculation's input. */
function useEditedScreening(projectId: number | null): EditedDrafts['screening'] {
  const draft = useDraft(screeningPart, projectId, undefined);
  const settings = valueIfEdited(draft);
  const stored = useQuery({ ...screeningQuery(projectId ?? 0), enabled: projectId !== null && settings !== null }).data;
  return useMemo(() => (settings && stored ? { settings, stored } : null), [settings, stored]);
}

/** All unsaved edits as a single difference from the stored data. */
export function useDraftEdit(): DraftEdit {
  const { drafts, ...stored } = useEditedDrafts();
  const edit = useMemo(() => (drafts && hasEdits(drafts) ? toSnapshotEdit(drafts) : NO_EDIT), [drafts]);
  return { edit, ...stored };
}

const hasEdits = ({ redrawnFronts, deletedZoneIds, ...parts }: EditedDrafts): boolean =>
  [parts.schedule, parts.calendar, parts.screening, parts.equipment, parts.mitigation, parts.receivers].some(
    (part) => part !== null,
  ) || redrawnFronts.length + deletedZoneIds.size > 0;

function valueIfEdited<Value>(draft: { readonly value: Value; readonly isDirty: boolean } | null): Value | null {
  return draft?.isDirty ? draft.value : null;
}
