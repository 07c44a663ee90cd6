import type { CalculationResults, Programme, ReceiverList } from '@quietsite/contracts';
import { type MitigationSuggestion, suggestMitigation } from '@quietsite/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { programmeQuery, receiversQuery } from '../../session/project-queries.ts';
import { useIsProjectReadonly } from '../../session/use-lease.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { OVERLAY_CLOSE_DELAY_MILLISECONDS } from '../../ui/overlay-phase.ts';
import { describeNextStep, pathAfter } from './next-steps.ts';

/** Until the overlay is gone and the focus is back where it was: a question takes it from there and gives it back. */
const AFTER_OVERLAY_MILLISECONDS = 2 * OVERLAY_CLOSE_DELAY_MILLISECONDS;

/** Suggests to whoever waited for a run what follows from it; where nothing can be changed, the report follows (MITI-02). */
export function useNextSteps(): (results: CalculationResults) => Promise<void> {
  const { t } = useTranslation();
  const client = useQueryClient();
  const projectId = useOpenProjectId();
  const isReadonly = useIsProjectReadonly();
  const goTo = useProjectNavigate();
  const { ask, remind } = useDialogs();
  return useCallback(
    async (results) => {
      if (results.run.projectId !== projectId) return;
      const step = describeNextStep(t, await findSuggestion(client, results, isReadonly));
      if (step === null) return;
      if (step.kind === 'way') return goTo(step.path);
      await new Promise((resolve) => setTimeout(resolve, AFTER_OVERLAY_MILLISECONDS));
      if (step.kind === 'reminder') {
        const { text, actionLabel, path } = step;
        remind({ text, actionLabel, onAction: () => goTo(path) });
        return;
      }
      const { title, text, consequence } = step;
      const path = pathAfter(step, await ask({ title, text, consequence }));
      if (path !== null) goTo(path);
    },
    [t, client, projectId, isReadonly, goTo, ask, remind],
  );
}

export async function findSuggestion(
  client: QueryClient,
  results: CalculationResults,
  isReadonly: boolean,
): Promise<MitigationSuggestion> {
  const { projectId } = results.run;
  try {
    const [list, programme] = await Promise.all([
      client.fetchQuery(receiversQuery(projectId)),
      client.fetchQuery(programmeQuery(projectId)),
    ]);
    return suggestFrom(results, list, programme, isReadonly);
  } catch {
    // A suggestion that cannot be made is none; the results themselves are announced.
    return null;
  }
}

function suggestFrom(results: CalculationResults, list: ReceiverList, programme: Programme, isReadonly: boolean) {
  const selected = new Set(list.points.filter(({ isSelected }) => isSelected).map(({ pointId }) => pointId));
  return suggestMitigation({
    isReadonly,
    receivers: results.receivers.map(({ pointId, verdict }) => ({ isSelected: selected.has(pointId), verdict })),
    rows: programme.equipmentRows.map(({ measures }) => measures),
  });
}
