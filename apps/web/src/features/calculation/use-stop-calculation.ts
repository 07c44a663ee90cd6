import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../lib/api-error.ts';
import { runKey } from '../../session/project-queries.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { showFailure, showNotice } from '../../ui/dialogs/toasts.tsx';
import { cancelCalculation } from './calculation-calls.ts';

/**
 * Stops the run of the open project, at once or after a confirmation. The confirmation closes if the run ends first.
 */
export function useStopCalculation(isActive: boolean) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const projectId = useOpenProjectId();
  const { confirm } = useDialogs();
  const question = useRef<AbortController | null>(null);
  useEffect(() => {
    if (!isActive) question.current?.abort();
  }, [isActive]);
  const { mutate, isPending } = useMutation({
    mutationFn: cancelCalculation,
    onSuccess: (stopped) => client.setQueryData(runKey(stopped.projectId), stopped),
    onError: (error, stoppedId) => {
      if (!hasCode(error, 'RUN_NOT_ACTIVE')) {
        showFailure(error, {
          id: 'stop-calculation',
          title: t('failure.stopCalculation'),
          onRetry: () => mutate(stoppedId),
        });
        return;
      }
      showNotice({ id: 'calculation', title: t('calculation.stopTitle'), text: t('calculation.alreadyEnded') });
      void client.invalidateQueries({ queryKey: runKey(stoppedId) });
    },
  });
  const stop = useCallback(() => {
    if (projectId !== null) mutate(projectId);
  }, [projectId, mutate]);
  const askToStop = useCallback(() => {
    question.current = new AbortController();
    const message = { title: t('calculation.stopTitle'), text: t('calculation.stopQuestion') };
    void confirm(message, question.current.signal).then((isYes) => isYes && stop());
  }, [t, confirm, stop]);
  return { stop, askToStop, isStopping: isPending };
}
