import type { CalculationResults, Programme, ReceiverList } from '@quietsite/contracts';
import { type MitigationSuggestion, suggestMitigation } from '@quietsite/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useDerivation } from '../../session/derivation/use-derivation.ts';
import { useIsProjectReadonly } from '../../session/lease/use-lease.ts';
import { programmeQuery, receiversQuery } from '../../session/project-queries.ts';
import { savedWork } from '../../session/steps/saved-work.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { hideMessage, showNotice } from '../../ui/dialogs/toasts.tsx';
import { describeNextStep, describeOffer } from './next-steps.ts';

/** One at a time: a new calculation removes it. */
export const NEXT_STEP = 'next-step';

/**
 * Offers the next step, beside the results, to the user who waited for a run. If nothing can be changed, opens the
 * report (MITI-02).
 */
export function useNextSteps(): (results: CalculationResults) => Promise<void> {
  const { t } = useTranslation();
  const client = useQueryClient();
  const projectId = useOpenProjectId();
  const isReadonly = useIsProjectReadonly();
  const goTo = useProjectNavigate();
  const { pathname } = useLocation();
  const isDeriving = useDerivation().derived !== null;
  // A user who moves on has already chosen. Beside a breakdown there is room only for the card of its receiver.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the screen, the project or the breakdown changes
  useEffect(() => () => hideMessage(NEXT_STEP), [pathname, projectId, isDeriving]);
  return useCallback(
    async (results) => {
      if (results.run.projectId !== projectId) return;
      const step = describeNextStep(t, await findSuggestion(client, results, isReadonly));
      // Without a suggestion of its own, what is next in the steps is offered as after a save.
      savedWork.set(step === null ? { projectId } : null);
      if (step === null) return;
      if (step.kind === 'way') return goTo(step.path);
      const { title, text, actions } = describeOffer(t, step);
      const buttons = actions.map(({ label, path }) => ({ label, act: () => goTo(path) }));
      showNotice({ id: NEXT_STEP, title, text, actions: buttons, isStaying: true });
    },
    [t, client, projectId, isReadonly, goTo],
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
    // If the suggestion fails, there is none. The results are announced anyway.
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
