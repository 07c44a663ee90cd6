import type { CalculationRun, Project } from '@quietsite/contracts';
import { findMissingPrecondition, type MissingPrecondition } from '@quietsite/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../lib/api-error.ts';
import { useSaveFirst } from '../../project/save/use-unsaved-changes.ts';
import { useIsProjectReadonly, useNoteLostLease } from '../../session/lease/use-lease.ts';
import { isRunActive } from '../../session/project-events.tsx';
import { projectKey, projectQuery, runKey } from '../../session/project-queries.ts';
import { useOpenProject } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { hideMessage, showFailure } from '../../ui/dialogs/toasts.tsx';
import { startCalculation } from './calculation-calls.ts';
import { describeMissing, describeRefused, type ReminderText } from './calculation-reminder.ts';

/** What the user waits for behind the overlay: the next step after the run, or only its end. Null if not waiting. */
export type Waiting = 'next' | 'stay' | null;

const OUTDATED_MESSAGES = ['calculation', 'equipment-saved'] as const;

/** Checks preconditions, starts the run and shows the overlay. Joins a run that is already active. */
export function useStartCalculation(
  setWaiting: (waiting: Waiting) => void,
  /** Receives the run as the server returned it, started or joined. */
  onStarted: (run: CalculationRun) => void,
): (waiting: NonNullable<Waiting>) => Promise<void> {
  const project = useOpenProject().data;
  const isReadonly = useIsProjectReadonly();
  const noteLostLease = useNoteLostLease();
  const client = useQueryClient();
  const navigate = useProjectNavigate();
  const { t } = useTranslation();
  const { remind, notify } = useDialogs();
  const saveFirst = useSaveFirst();
  return useCallback(
    async (waiting) => {
      if (!project) return;
      if (isReadonly) return notify({ title: t('reminder.title'), text: describeLock(t, project) });
      const show = ({ path, ...reminder }: ReminderText) => remind({ ...reminder, onAction: () => navigate(path) });
      // Unsaved input is not calculated and would be reported as missing (EQUIP-58).
      if (!(await saveFirst(t('calculation.unsaved'), t('calculation.saveAndCalculate')))) return;
      const { counts } = client.getQueryData(projectQuery(project.id).queryKey) ?? project;
      const missing = findMissingPrecondition(counts);
      if (missing) return show(describeMissing(missing));
      const start = async () => {
        // Messages of the previous run and of the save before this one no longer apply.
        for (const id of OUTDATED_MESSAGES) hideMessage(id);
        setWaiting(waiting);
        try {
          const run = await startCalculation(project.id);
          client.setQueryData(runKey(project.id), run);
          onStarted(run);
        } catch (error) {
          if (hasCode(error, 'RUN_ALREADY_ACTIVE')) {
            await client.invalidateQueries({ queryKey: projectKey(project.id) });
            const run = client.getQueryData<CalculationRun | null>(runKey(project.id));
            // If it has just ended, there is nothing left to wait for.
            if (run && isRunActive(run)) onStarted(run);
            else setWaiting(null);
            return;
          }
          setWaiting(null);
          noteLostLease(project.id, error);
          const missingOnServer = toMissing(error);
          if (missingOnServer) show(describeRefused(missingOnServer));
          else
            showFailure(error, {
              id: 'start-calculation',
              title: t('failure.startCalculation'),
              onRetry: () => void start(),
            });
        }
      };
      await start();
    },
    [project, isReadonly, noteLostLease, client, navigate, remind, notify, saveFirst, t, setWaiting, onStarted],
  );
}

/** A submitted project is locked for everyone. Otherwise it is read-only for this user or open elsewhere. */
function describeLock(t: TFunction, { status, isReadonly, openedBy }: Project): string {
  if (!isReadonly) return t('editor.lease.locked', { name: openedBy ?? t('editor.lease.somebody') });
  if (status === 'Submitted') return t('calculation.submitted');
  return status === 'Approved' ? t('calculation.approved') : t('calculation.readOnly');
}

function toMissing(error: unknown): MissingPrecondition | null {
  const codes: readonly MissingPrecondition[] = ['NO_ZONES', 'NO_SCHEDULE', 'NO_EQUIPMENT', 'NO_RECEIVERS'];
  return codes.find((code) => hasCode(error, code)) ?? null;
}
