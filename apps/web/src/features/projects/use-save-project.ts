import type { Project, ProjectMap } from '@quietsite/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../lib/api-error.ts';
import { projectKey, projectListKey, projectQuery } from '../../session/project-queries.ts';
import type { DrawnProblem } from '../../session/site-draft/describe-problem.ts';
import {
  findLostZones,
  findSiteProblems,
  type LostZone,
  type SiteToSave,
  saveSite,
} from '../../session/site-draft/save-site.ts';
import { siteDraftKind } from '../../session/site-draft/site-draft.ts';
import { useNoteLostLease } from '../../session/use-lease.ts';
import { createProject, type InformationToSave, saveInformation } from './save-information.ts';

export interface ProjectToSave {
  readonly projectId: number | null;
  /** Null: nothing is changed there. */
  readonly information: InformationToSave | null;
  readonly site: SiteToSave | null;
  readonly isFinishing: boolean;
}

type SaveOutcome =
  | { readonly kind: 'saved'; readonly project: Project; readonly map: ProjectMap | null }
  | { readonly kind: 'informationConflict'; readonly theirs: Project }
  | { readonly kind: 'siteConflict'; readonly theirs: Project; readonly map: ProjectMap }
  | { readonly kind: 'problems'; readonly problems: readonly DrawnProblem[] }
  | { readonly kind: 'left' };

export interface SaveHandlers {
  /** Before the site is sent, which may still fail. */
  readonly onInformationSaved: (project: Project, over: number | null) => void;
  readonly onOutcome: (outcome: SaveOutcome, request: ProjectToSave) => void;
  readonly onTitleTaken: () => void;
  readonly mayLoseZones: (zones: readonly LostZone[]) => Promise<boolean>;
}

/** What is changed: the information first, then the site with the revision that the first one answered. */
export function useSaveProject(handlers: SaveHandlers) {
  const client = useQueryClient();
  const noteLostLease = useNoteLostLease();
  return useMutation({
    mutationFn: (request: ProjectToSave) => save(client, request, handlers),
    onSuccess: (outcome, request) => {
      void client.invalidateQueries({ queryKey: projectListKey });
      handlers.onOutcome(outcome, request);
    },
    onError: (error, { projectId }) => {
      if (hasCode(error, 'TITLE_TAKEN')) handlers.onTitleTaken();
      if (projectId !== null) noteLostLease(projectId, error);
    },
  });
}

async function save(client: QueryClient, request: ProjectToSave, handlers: SaveHandlers): Promise<SaveOutcome> {
  const { projectId, information, site } = request;
  if (projectId === null) return information ? start(client, information) : { kind: 'left' };
  if (site) {
    const problems = await findSiteProblems(site.value);
    if (problems.length > 0) return { kind: 'problems', problems };
    const lost = await findLostZones(client, projectId, site);
    if (lost.length > 0 && !(await handlers.mayLoseZones(lost))) return { kind: 'left' };
  }
  const informed = information && (await saveInformation(client, projectId, information));
  if (informed?.kind === 'conflict') return { kind: 'informationConflict', theirs: informed.theirs };
  if (informed) {
    client.setQueryData(projectQuery(projectId).queryKey, informed.project);
    handlers.onInformationSaved(informed.project, informed.over);
  }
  const rest = site && (informed ? rebase(site, informed.project, informed.over) : site);
  if (rest && !siteDraftKind.isSame(rest.value, rest.base)) {
    const result = await saveSite(client, projectId, rest);
    return result.kind === 'conflict' ? { kind: 'siteConflict', theirs: result.project, map: result.map } : result;
  }
  if (!informed) return { kind: 'left' };
  // The radius moves the assessment area, the receivers and with them the results.
  await client.invalidateQueries({ queryKey: projectKey(projectId) });
  return { kind: 'saved', project: informed.project, map: null };
}

async function start(client: QueryClient, { values }: InformationToSave): Promise<SaveOutcome> {
  const result = await createProject(values);
  if (result.kind === 'conflict') return { kind: 'informationConflict', theirs: result.theirs };
  client.setQueryData(projectQuery(result.project.id).queryKey, result.project);
  return { kind: 'saved', project: result.project, map: null };
}

/** The radius is stored with the information; the rest of the site goes on from there when nobody came between. */
export function rebase(site: SiteToSave, project: Project, over: number | null): SiteToSave {
  return {
    value: site.value,
    base: { ...site.base, radiusMetres: project.bufferRadiusMetres },
    revision: over === site.revision ? project.revision : site.revision,
  };
}
