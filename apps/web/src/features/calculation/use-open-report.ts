import type { Programme } from '@quietsite/contracts';
import { NO_MEASURES } from '@quietsite/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { routes } from '../../lib/routes.ts';
import { useIsProjectReadonly } from '../../session/lease/use-lease.ts';
import { programmeQuery, resultsQuery } from '../../session/project-queries.ts';
import { useOpenProjectId } from '../../session/use-open-project.ts';
import { useProjectNavigate } from '../../session/use-project-navigate.ts';
import { type Dialogs, useDialogs } from '../../ui/dialogs/dialogs.tsx';
import { describeQuestion, pathAfter } from './next-steps.ts';
import { findSuggestion } from './use-next-steps.ts';

/** Whether any equipment row has mitigation. */
export function hasMitigation({ equipmentRows }: Pick<Programme, 'equipmentRows'>): boolean {
  return equipmentRows.some(({ measures }) =>
    Object.entries(NO_MEASURES).some(([name, none]) => measures[name as keyof typeof measures] !== none),
  );
}

interface OpenReportOptions {
  readonly t: TFunction;
  readonly client: QueryClient;
  readonly ask: Dialogs['ask'];
  readonly goTo: (path: string) => void;
}

/** Opens the report, but first suggests mitigation if there is none and a receiver exceeds (SHELL-41, Q115). */
export function useOpenReport(): () => Promise<void> {
  const { t } = useTranslation();
  const client = useQueryClient();
  const projectId = useOpenProjectId();
  const isReadonly = useIsProjectReadonly();
  const goTo = useProjectNavigate();
  const { ask } = useDialogs();
  return () => openReport({ t, client, ask, goTo }, isReadonly ? null : projectId);
}

/** `projectId` is null if the project is read-only: then nothing is suggested. */
export async function openReport({ t, client, ask, goTo }: OpenReportOptions, projectId: number | null): Promise<void> {
  const question = projectId === null ? null : await findQuestion(t, client, projectId);
  if (question === null) return goTo(routes.report);
  const { title, text, labels } = question;
  const path = pathAfter(question, await ask({ title, text, labels }));
  if (path !== null) goTo(path);
}

async function findQuestion(t: TFunction, client: QueryClient, projectId: number) {
  try {
    if (hasMitigation(await client.fetchQuery(programmeQuery(projectId)))) return null;
    return describeQuestion(t, await findSuggestion(client, await client.fetchQuery(resultsQuery(projectId)), false));
  } catch {
    // Suggest nothing if its data cannot be loaded. The report shows what is missing.
    return null;
  }
}
