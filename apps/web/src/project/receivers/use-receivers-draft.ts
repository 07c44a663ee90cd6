import type { ProjectMap } from '@quietsite/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { receiversQuery } from '../../session/project-queries.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { usePartDraft } from '../draft/use-draft.ts';
import type { TypedNames } from './point-edits.ts';
import { applyDraft, type DraftPoint } from './receivers-draft.ts';
import { receiversPart } from './receivers-part.ts';

/** The receiver points of the open project as edited. */
export function useReceiversDraft() {
  const projectId = useOpenProjectId();
  const list = useQuery({ ...receiversQuery(projectId ?? 0), enabled: projectId !== null });
  const draft = usePartDraft(receiversPart);
  const stored = list.data?.points;
  const points = useMemo(() => stored && draft && applyDraft(stored, draft.value), [stored, draft]);
  return { list, draft, stored, points: points ?? null };
}

interface EditedPoints {
  readonly base: readonly DraftPoint[];
  readonly edited: readonly DraftPoint[];
}

/** For read-only use: requests nothing. Null if no point is edited. */
function useEditedPoints(): EditedPoints | null {
  const projectId = useOpenProjectId();
  const points = useQuery({ ...receiversQuery(projectId ?? 0), enabled: false }).data?.points;
  const draft = usePartDraft(receiversPart, false);
  const changes = draft?.isDirty ? draft.value : null;
  return useMemo(() => {
    if (!points || !changes) return null;
    const base = points;
    return { base, edited: applyDraft(base, changes) };
  }, [points, changes]);
}

/** For the preview: all points before and after the edit. */
export function useReceiversEdit() {
  const points = useEditedPoints();
  return useMemo(() => points && { base: points.base, edited: points.edited }, [points]);
}

/** The receivers shown on the map, including all edits. */
export function useShownReceivers(stored: ProjectMap['receivers']): ProjectMap['receivers'] {
  const edited = useReceiversEdit()?.edited;
  return (edited as ProjectMap['receivers'] | undefined) ?? stored;
}

const namesByProject = new Map<number, TypedNames>();

/** Typed names outlive the screen, but not the page (Q106). */
export function useTypedNames(): TypedNames {
  const projectId = useOpenProjectId() ?? 0;
  return useMemo(() => {
    const names: TypedNames = namesByProject.get(projectId) ?? new Map();
    namesByProject.set(projectId, names);
    return names;
  }, [projectId]);
}
