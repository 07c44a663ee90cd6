import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hasCode } from '../../lib/api-error.ts';
import { useNoteLostLease } from '../../session/lease/use-lease.ts';
import type { Draft } from '../draft/use-draft.ts';
import type { ProjectPart } from './project-part.ts';
import { type Conflict, renewOthers, saveDraft } from './save-draft.ts';

interface SaveOptions<Value, Stored, News> {
  readonly part: ProjectPart<Value, Stored, News>;
  readonly projectId: number;
  readonly draft: Draft<Value> | null;
  readonly onSaved?: (news: News | null) => void;
  readonly onRefused?: (error: unknown) => void;
}

/** Saves one part of the project on the user's request, and holds a conflict until the user has decided. */
export function useSavePart<Value, Stored, News>({
  part,
  projectId,
  draft,
  onSaved,
  onRefused,
}: SaveOptions<Value, Stored, News>) {
  const client = useQueryClient();
  const noteLostLease = useNoteLostLease();
  const [conflict, setConflict] = useState<Conflict<Stored> | null>(null);
  const saving = useMutation({
    mutationFn: async () => draft && (await saveDraft(client, part, projectId, draft)),
    onSuccess: async (result) => {
      if (result?.kind === 'conflict') setConflict(result);
      if (result?.kind !== 'saved') return;
      if (part.renew) part.renew(client, projectId);
      else await renewOthers(client, projectId, [part.query(projectId).queryKey]);
      onSaved?.(result.news);
    },
    onError: (error) => {
      if (!noteLostLease(projectId, error)) onRefused?.(error);
    },
  });
  const resolveConflict = (act: () => void) => {
    setConflict(null);
    act();
  };
  return {
    isPending: saving.isPending,
    /** Refusals that the screen shows in its own way are not failures. */
    error: hasCode(saving.error, 'PROJECT_LOCKED', 'CENTRE_OUTSIDE_ZONE', 'EQUIPMENT_INVALID') ? null : saving.error,
    /** True once the part is stored. */
    save: async (): Promise<boolean> => (await saving.mutateAsync().catch(() => null))?.kind === 'saved',
    conflict: conflict && {
      ...conflict,
      close: () => setConflict(null),
      takeTheirs: () => resolveConflict(conflict.takeTheirs),
      keepMine: () => {
        resolveConflict(conflict.keepMine);
        saving.mutate();
      },
    },
  };
}
