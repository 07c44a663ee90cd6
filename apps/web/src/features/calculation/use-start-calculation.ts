import type { Project } from '@quietsite/contracts';
import { findMissingPrecondition, type MissingPrecondition } from '@quietsite/domain';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../lib/api-error.ts';
import { runKey } from '../../session/project-queries.ts';
import { useIsProjectReadonly, useNoteLostLease } from '../../session/use-lease.ts';
import { useOpenProject } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { showFailure } from '../../ui/toasts.tsx';
import { startCalculation } from './calculation-calls.ts';
import { describeMissing } from './calculation-reminder.ts';

/** Checks what is missing, starts the run and shows the overlay; a run that is already under way is joined. */
export function useStartCalculation(setWaiting: (isWaiting: boolean) => void): () => void {
  const project = useOpenProject().data;
  const isReadonly = useIsProjectReadonly();
  const noteLostLease = useNoteLostLease();
  const client = useQueryClient();
  const navigate = useProjectNavigate();
  const { t } = useTranslation();
  const { remind, tell } = useDialogs();
  return useCallback(() => {
    if (!project) return;
    if (isReadonly) return tell({ title: t('reminder.title'), text: describeLock(t, project) });
    const remindOf = (missing: MissingPrecondition) => {
      const { path, ...reminder } = describeMissing(missing);
      remind({ ...reminder, onAction: () => navigate(path) });
    };
    const missing = findMissingPrecondition(project.counts);
    if (missing) return remindOf(missing);
    const start = async () => {
      setWaiting(true);
      try {
        client.setQueryData(runKey(project.id), await startCalculation(project.id));
      } catch (error) {
        if (hasCode(error, 'RUN_ALREADY_ACTIVE')) {
          await client.invalidateQueries({ queryKey: runKey(project.id) });
          return;
        }
        setWaiting(false);
        noteLostLease(project.id, error);
        const missingOnServer = toMissing(error);
        if (missingOnServer) remindOf(missingOnServer);
        else
          showFailure(error, {
            id: 'start-calculation',
            title: t('failure.startCalculation'),
            onRetry: () => void start(),
          });
      }
    };
    void start();
  }, [project, isReadonly, noteLostLease, client, navigate, remind, tell, t, setWaiting]);
}

/** Handed in it stands still for everybody; before that it is read-only for this user, or open elsewhere. */
function describeLock(t: TFunction, { status, isReadonly, openedBy }: Project): string {
  if (!isReadonly) return t('editor.lease.locked', { name: openedBy ?? t('editor.lease.somebody') });
  if (status === 'Submitted') return t('calculation.submitted');
  return status === 'Approved' ? t('calculation.approved') : t('calculation.readOnly');
}

function toMissing(error: unknown): MissingPrecondition | null {
  const codes: readonly MissingPrecondition[] = ['NO_ZONES', 'NO_SCHEDULE', 'NO_EQUIPMENT', 'NO_RECEIVERS'];
  return codes.find((code) => hasCode(error, code)) ?? null;
}
