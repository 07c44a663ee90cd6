import type { CalculationResults, Programme, ReceiverList } from '@quietsite/contracts';
import { type MitigationSuggestion, suggestMitigation } from '@quietsite/domain';
import type { QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { routes } from '../../lib/routes.ts';
import { useIsProjectReadonly } from '../../session/lease/use-lease.ts';
import { programmeQuery, receiversQuery } from '../../session/project-queries.ts';
import { RESULTS_PARAMETER } from '../../session/results/results-address.ts';
import { useResultsPanel } from '../../session/results/use-results-panel.ts';
import { savedWork } from '../../session/steps/saved-work.ts';
import { useOpenProjectId, useSelectedReceiverId } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';

/**
 * Shows the results, which link to mitigation and the report, to the user who waited for a run. If nothing can be
 * changed, opens the report (MITI-02).
 */
export function useNextSteps(): (results: CalculationResults) => Promise<void> {
  const projectId = useOpenProjectId();
  const isReadonly = useIsProjectReadonly();
  const goTo = useProjectNavigate();
  const { show } = useResultsPanel();
  const { pathname } = useLocation();
  const receiverId = useSelectedReceiverId();
  return useCallback(
    async (results) => {
      if (results.run.projectId !== projectId) return;
      // The results show the next step.
      savedWork.set(null);
      followRun({ pathname, isReadonly, goTo: (path) => goTo(path, receiverId), show });
    },
    [projectId, pathname, receiverId, isReadonly, goTo, show],
  );
}

interface AfterRun {
  /** The screen from which the run was started. */
  readonly pathname: string;
  readonly isReadonly: boolean;
  readonly goTo: (path: string) => void;
  readonly show: (filter: 'all') => void;
}

/** The equipment table would leave too little room for the results (CALC-58). */
export function followRun({ pathname, isReadonly, goTo, show }: AfterRun): void {
  if (isReadonly) goTo(routes.report);
  else if (pathname === routes.equipment) goTo(`${routes.home}?${RESULTS_PARAMETER}=all`);
  else show('all');
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
    // Without a suggestion the results are announced anyway.
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
