import {
  type CalculationRun,
  calculationResultsSchema,
  calculationRunSchema,
  concurrentSitesSchema,
  neighbourSchema,
  type Project,
  programmeSchema,
  projectMapSchema,
  projectSchema,
  projectSummarySchema,
  receiverListSchema,
  reviewSchema,
  screeningInputSchema,
} from '@quietsite/contracts';
import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import { requestJson } from '../lib/api-client.ts';
import { canRetry, hasCode } from '../lib/api-error.ts';

export const projectKey = (projectId: number) => ['projects', projectId] as const;
/** Every list of projects, whichever tab shows it. */
export const projectListKey = ['projects', 'list'] as const;
export const stepsKey = (projectId: number) => [...projectKey(projectId), 'steps'] as const;
export const runKey = (projectId: number) => [...projectKey(projectId), 'run'] as const;

export type ProjectListName = 'own' | 'authority';

export const projectListQuery = (list: ProjectListName) =>
  queryOptions({
    queryKey: [...projectListKey, list],
    queryFn: ({ signal }) => requestJson(`/api/projects?list=${list}`, projectSummarySchema.array(), { signal }),
  });

/** The caller shows its errors: a row of the list, or the shell for the open project. */
export const projectQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'information'],
    queryFn: ({ signal }) => fetchProject(projectId, signal),
    // Otherwise every part of the page that needs the project would request an unreadable one again.
    retryOnMount: false,
    retry: (failures, error) => failures < 1 && canRetry(error) && !hasCode(error, 'BAD_ANSWER'),
  });

/** A project without its guid, or otherwise unreadable, is logged and fetched again, once (PROJ-34, U45). */
async function fetchProject(projectId: number, signal: AbortSignal): Promise<Project> {
  const path = `/api/projects/${projectId}`;
  try {
    return await requestJson(path, projectSchema, { signal });
  } catch (error) {
    if (!hasCode(error, 'BAD_ANSWER')) throw error;
    console.warn(`project ${projectId} came without its guid or in an unknown form; asking once more`);
    return requestJson(path, projectSchema, { signal });
  }
}

export const programmeQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'programme'],
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/programme`, programmeSchema, { signal }),
  });

export const projectMapQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'map'],
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/map`, projectMapSchema, { signal }),
    meta: { failureTitle: i18next.t('failure.map') },
  });

/** Approved projects nearby at the same time (Q38). */
export const neighboursQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'neighbours'],
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/neighbours`, neighbourSchema.array(), { signal }),
    meta: { failureTitle: i18next.t('siteDetail.neighbours.notLoaded') },
  });

/** Sites known by name only (CONC-06). */
export const concurrentSitesQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'concurrent-sites'],
    queryFn: ({ signal }) =>
      requestJson(`/api/projects/${projectId}/concurrent-sites`, concurrentSitesSchema, { signal }),
  });

/** Screening, and the building layer near the site (M-100). */
export const screeningQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'screening'],
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/screening`, screeningInputSchema, { signal }),
  });

/** Receiver points as edited on the selection screen. */
export const receiversQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'receivers'],
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/receivers`, receiverListSchema, { signal }),
  });

export const resultsQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'results'],
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/results`, calculationResultsSchema, { signal }),
    meta: { failureTitle: i18next.t('failure.results') },
  });

/** The submissions and the comments on them. */
export const reviewQuery = (projectId: number) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'review'],
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/review`, reviewSchema, { signal }),
  });

export const runQuery = (projectId: number) =>
  queryOptions({
    queryKey: runKey(projectId),
    queryFn: ({ signal }) =>
      requestJson(`/api/projects/${projectId}/calculation`, calculationRunSchema.nullable(), { signal }),
    structuralSharing: (known, update) => newerRun(known as CalculationRun | null, update as CalculationRun | null),
    meta: { failureTitle: i18next.t('failure.run') },
  });

const STEPS: readonly CalculationRun['status'][] = ['queued', 'running'];

/** Ended runs sort last. */
function stepOf({ status }: CalculationRun): number {
  const step = STEPS.indexOf(status);
  return step === -1 ? STEPS.length : step;
}

/**
 * Updates of a run arrive by push, as the response to its start and by polling, in any order. A run never goes back, so
 * the known state stays unless the update is of a later step or a later run.
 */
export function newerRun(known: CalculationRun | null, update: CalculationRun | null): CalculationRun | null {
  if (!known || !update || update.id > known.id) return update;
  return update.id < known.id || stepOf(update) < stepOf(known) ? known : update;
}
