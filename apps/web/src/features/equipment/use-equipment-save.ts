import type { Programme } from '@quietsite/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../project/draft/use-draft.ts';
import { type EquipmentDraft, NOTHING_EDITED } from '../../project/equipment/equipment-draft.ts';
import { useBaseProgramme } from '../../project/save/use-base-programme.ts';
import { useNoteLostLease } from '../../session/lease/use-lease.ts';
import { programmeQuery, projectKey, projectListKey, projectQuery } from '../../session/project-queries.ts';
import { useRun } from '../../session/use-run.ts';
import { showSuccess } from '../../ui/dialogs/toasts.tsx';
import {
  carryRows,
  describeNext,
  type EquipmentConflict,
  type SaveResult,
  type ServerProblem,
  saveEquipment,
  withoutLostIds,
  withoutTasks,
} from './equipment-save.ts';

interface SaveParts {
  readonly projectId: number;
  readonly draft: Draft<EquipmentDraft> | null;
  readonly programme: Programme | undefined;
  readonly onCalculate: () => void;
}

/** Saving and its outcomes: stored, rows refused, conflict, no response (EQUIP-14, U60). */
export function useEquipmentSave({ projectId, draft, programme, onCalculate }: SaveParts) {
  const client = useQueryClient();
  const noteLostLease = useNoteLostLease();
  const tellSaved = useTellSaved(onCalculate);
  const base = useBaseProgramme(draft?.revision, programme);
  const [conflict, setConflict] = useState<EquipmentConflict | null>(null);
  const [problems, setProblems] = useState<readonly ServerProblem[]>([]);
  const saving = useMutation({
    mutationFn: ({ wanted, revision }: { wanted: EquipmentDraft; revision: number }) =>
      saveEquipment(client, { projectId, draft: wanted, revision, base: base.current }),
    onMutate: () => setProblems([]),
    onSuccess: async (result, { wanted }) => {
      if (result.kind === 'conflict') return setConflict(result);
      if (result.kind === 'problems') return setProblems(result.problems);
      const [before, now] = [base.current, result.programme];
      store(client, projectId, result);
      draft?.saved(NOTHING_EDITED, now.revision, (step) => before && carryRows(step, wanted, before, now));
      tellSaved(result.mergedCount);
    },
    onError: (error) => void noteLostLease(projectId, error),
  });
  const send = (wanted: EquipmentDraft, revision: number) => saving.mutate({ wanted, revision });
  return {
    isPending: saving.isPending,
    error: saving.error,
    problems,
    /** True once stored. */
    save: async (): Promise<boolean> => {
      if (!draft) return false;
      const result = await saving.mutateAsync({ wanted: draft.value, revision: draft.revision }).catch(() => null);
      return result?.kind === 'saved';
    },
    conflict: conflict && {
      ...conflict,
      close: () => setConflict(null),
      keepMine: () => {
        setConflict(null);
        if (!draft) return;
        const wanted = withoutLostIds(draft.value, conflict.programme);
        draft.rebase(NOTHING_EDITED, conflict.programme.revision);
        draft.change(wanted);
        send(wanted, conflict.programme.revision);
      },
      takeTheirs: () => {
        setConflict(null);
        if (!draft) return;
        const left = withoutTasks(draft.value, conflict.taskIds);
        draft.reset(NOTHING_EDITED, conflict.programme.revision);
        draft.change(left);
      },
    },
  };
}

type Saved = Extract<SaveResult, { kind: 'saved' }>;

/** The page shows the response from now on. Results and other data are refetched. */
function store(client: QueryClient, projectId: number, { project, programme }: Saved): void {
  const keys = [programmeQuery(projectId).queryKey, projectQuery(projectId).queryKey];
  client.setQueryData(programmeQuery(projectId).queryKey, programme);
  client.setQueryData(projectQuery(projectId).queryKey, project);
  void client.invalidateQueries({ queryKey: projectListKey });
  void client.invalidateQueries({
    queryKey: projectKey(projectId),
    predicate: ({ queryKey }) => !keys.some((key) => key[2] === queryKey[2]),
  });
}

/** Says 'again' only after an earlier calculation. The calculate button is offered either way (EQUIP-62). */
function useTellSaved(onCalculate: () => void): (mergedCount: number) => void {
  const { t } = useTranslation();
  const hasRun = Boolean(useRun().data);
  return (mergedCount) =>
    showSuccess({
      actions: [{ label: t('equipment.calculate'), act: onCalculate }],
      id: 'equipment-saved',
      title: t('equipment.savedTitle'),
      text: mergedCount > 0 ? t('equipment.merged', { count: mergedCount }) : t(describeNext(hasRun)),
    });
}
