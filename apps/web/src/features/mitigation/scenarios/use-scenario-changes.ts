import type { Scenario, ScenarioInUse, ScenarioTexts } from '@quietsite/contracts';
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../../../lib/api-error.ts';
import { renewOthers } from '../../../project/save/save-draft.ts';
import { useNoteLostLease } from '../../../session/lease/use-lease.ts';
import { programmeQuery, projectQuery } from '../../../session/project-queries.ts';
import { showFailure, showSuccess } from '../../../ui/dialogs/toasts.tsx';
import { describeScenario, keepScenario, removeScenario, scenariosQuery, takeIntoUse } from './scenario-calls.ts';
import { fullName, shortName } from './scenario-names.ts';

type Scenarios = readonly Scenario[];

/** The fields sent for a name and note, of a new or a stored scenario. */
export type ScenarioEdit = ScenarioTexts &
  ({ readonly kind: 'keep'; readonly key: string } | { readonly kind: 'describe'; readonly scenario: Scenario });

/** A response requested earlier must not overwrite the new state. */
async function store(client: QueryClient, queryKey: QueryKey, data: unknown): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, data);
}

/** Keeps a new scenario, or changes the name and note of one. The form stays open until it is saved. */
export function useScenarioEdit(projectId: number, onDone: () => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const onError = useRefusal(projectId);
  return useMutation({
    mutationFn: async ({ name, note, ...edit }: ScenarioEdit) => {
      if (edit.kind === 'describe') return describeScenario(projectId, edit.scenario.id, { name, note });
      const { revision } = await client.ensureQueryData(programmeQuery(projectId));
      return keepScenario(projectId, { revision, key: edit.key, name, note });
    },
    onSuccess: async (scenarios, edit) => {
      const before = client.getQueryData<Scenarios>(scenariosQuery(projectId).queryKey);
      await store(client, scenariosQuery(projectId).queryKey, scenarios);
      onDone();
      const now = scenarios.find(({ isInUse }) => isInUse);
      if (edit.kind === 'describe' || !now) return;
      const kept = before?.find(({ isInUse }) => isInUse) ?? scenarios[0];
      showSuccess({
        id: 'scenario',
        title: t('scenarios.kept', { plan: kept ? shortName(t, kept) : '' }),
        text: t('scenarios.keptText', { plan: fullName(t, now) }),
      });
    },
    onError,
  });
}

export function useScenarioRemoval(projectId: number) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const onError = useRefusal(projectId);
  const removal = useMutation({
    mutationFn: ({ id }: Scenario) => removeScenario(projectId, id),
    onSuccess: async (scenarios, scenario) => {
      await store(client, scenariosQuery(projectId).queryKey, scenarios);
      const title = t('scenarios.removed', { plan: fullName(t, scenario) });
      showSuccess({ id: 'scenario', title, text: t('scenarios.removedText') });
    },
    onError: async (error, scenario) => {
      if (await onError(error)) return;
      const title = t('scenarios.notRemoved');
      showFailure(error, { id: 'scenario', title, onRetry: () => removal.mutate(scenario) });
    },
  });
  return removal;
}

/** Replaces the measures of the project; unsaved changes have been saved before. */
export function useScenarioSwitch(projectId: number) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const onError = useRefusal(projectId);
  const change = useMutation({
    mutationFn: async ({ id }: Scenario) => {
      const { revision } = await client.ensureQueryData(programmeQuery(projectId));
      return takeIntoUse(projectId, id, revision);
    },
    onSuccess: async (result, scenario) => {
      const keys = [programmeQuery(projectId).queryKey, scenariosQuery(projectId).queryKey];
      await store(client, projectQuery(projectId).queryKey, result.project);
      await store(client, programmeQuery(projectId).queryKey, result.programme);
      await store(client, scenariosQuery(projectId).queryKey, result.scenarios);
      await renewOthers(client, projectId, keys);
      const title = t('scenarios.used', { plan: fullName(t, scenario) });
      showSuccess({ id: 'scenario', title, text: describeUse(t, result) });
    },
    onError: async (error, scenario) => {
      if (await onError(error)) return;
      const title = t('scenarios.notUsed');
      showFailure(error, { id: 'scenario', title, onRetry: () => change.mutate(scenario) });
    },
  });
  return change;
}

export function describeUse(t: TFunction, { project, dropped }: Pick<ScenarioInUse, 'project' | 'dropped'>): string {
  const levels = t(project.isCalculated ? 'scenarios.usedCurrent' : 'scenarios.usedOutdated');
  if (dropped.length === 0) return levels;
  const rows = dropped.map(({ equipment }) => equipment).join(', ');
  return `${levels} ${t('scenarios.usedDropped', { count: dropped.length, rows })}`;
}

/**
 * After a refusal the page shows the stored state. Returns true if the lease is lost, which the page then reports
 * itself.
 */
function useRefusal(projectId: number): (error: Error) => Promise<boolean> {
  const client = useQueryClient();
  const noteLostLease = useNoteLostLease();
  return async (error) => {
    const isLost = noteLostLease(projectId, error);
    if (hasCode(error, 'CONFLICT', 'NOT_FOUND', 'SCENARIO_IN_USE')) await renewOthers(client, projectId, []);
    return isLost;
  };
}
