import type { Programme, Project, ProjectMap, SavedSchedule } from '@quietsite/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../../lib/api-error.ts';
import {
  type FaultyTask,
  findScheduleProblems,
  type ScheduleToSave,
  saveSchedule,
} from '../../../project/schedule/save-schedule.ts';
import { scheduleDraftKind } from '../../../project/schedule/schedule-draft.ts';
import type { DrawnProblem } from '../../../project/site/describe-problem.ts';
import {
  findLostZones,
  findSiteProblems,
  type LostZone,
  type SiteToSave,
  saveSite,
} from '../../../project/site/save-site.ts';
import { siteDraftKind } from '../../../project/site/site-draft.ts';
import { useNoteLostLease } from '../../../session/lease/use-lease.ts';
import { projectKey, projectListKey, projectQuery } from '../../../session/project-queries.ts';
import { createProject, type InformationToSave, saveInformation } from '../information/save-information.ts';
import { rebaseSchedule, rebaseSite, withoutZones } from './rebase.ts';

export interface ProjectToSave {
  readonly projectId: number | null;
  /** Null if unchanged. */
  readonly information: InformationToSave | null;
  readonly site: SiteToSave | null;
  readonly schedule: ScheduleToSave | null;
  readonly isFinishing: boolean;
  /** The user is about to leave or calculate, so the save itself does not navigate. */
  readonly isLeaving: boolean;
  /** Next of a new project: stores it and opens its site (SITE-40). */
  readonly isAdvancing: boolean;
}

type SaveOutcome =
  | { readonly kind: 'saved'; readonly project: Project; readonly schedule: SavedSchedule | null }
  | { readonly kind: 'informationConflict'; readonly theirs: Project }
  | { readonly kind: 'siteConflict'; readonly theirs: Project; readonly map: ProjectMap }
  | { readonly kind: 'scheduleConflict'; readonly theirs: Project; readonly programme: Programme }
  | { readonly kind: 'problems'; readonly problems: readonly DrawnProblem[] }
  | { readonly kind: 'scheduleProblems'; readonly problems: readonly FaultyTask[] }
  | { readonly kind: 'left' };

export interface SaveHandlers {
  /** Called before the rest is sent, which may still fail. */
  readonly onInformationSaved: (project: Project, over: number | null, schedule: ScheduleToSave | null) => void;
  readonly onSiteSaved: (map: ProjectMap, schedule: ScheduleToSave | null) => void;
  readonly onOutcome: (outcome: SaveOutcome, request: ProjectToSave) => void;
  readonly onTitleTaken: () => void;
  readonly mayLoseZones: (zones: readonly LostZone[]) => Promise<boolean>;
}

/** Saves the changed parts in order: information, site, schedule. Each uses the revision returned by the one before. */
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
  const faulty = findScheduleProblems(request.schedule?.value ?? []);
  if (faulty.length > 0) return { kind: 'scheduleProblems', problems: faulty };
  if (site) {
    const problems = await findSiteProblems(site.value);
    if (problems.length > 0) return { kind: 'problems', problems };
    const lost = await findLostZones(client, projectId, site);
    if (lost.length > 0 && !(await handlers.mayLoseZones(lost))) return { kind: 'left' };
  }
  const informed = information && (await saveInformation(client, projectId, information));
  if (informed?.kind === 'conflict') return { kind: 'informationConflict', theirs: informed.theirs };
  if (!informed) return saveDrafts(client, { ...request, projectId }, null, handlers);
  client.setQueryData(projectQuery(projectId).queryKey, informed.project);
  const { project, over } = informed;
  const schedule = request.schedule && rebaseSchedule(request.schedule, project.revision, over);
  handlers.onInformationSaved(project, over, schedule);
  const rest = { projectId, site: site && rebaseSite(site, project, over), schedule };
  return saveDrafts(client, rest, project, handlers);
}

interface DraftsToSave extends Pick<ProjectToSave, 'site' | 'schedule'> {
  readonly projectId: number;
}

/** Saves the site, then the schedule without the activities of removed zones. */
async function saveDrafts(
  client: QueryClient,
  { projectId, site, schedule }: DraftsToSave,
  informed: Project | null,
  handlers: SaveHandlers,
): Promise<SaveOutcome> {
  const isSiteChanged = site !== null && !siteDraftKind.isSame(site.value, site.base);
  const drawn = isSiteChanged ? await saveSite(client, projectId, site) : null;
  if (drawn?.kind === 'problems') return drawn;
  if (drawn?.kind === 'conflict') return { kind: 'siteConflict', theirs: drawn.project, map: drawn.map };
  const rest = schedule && drawn && site ? withoutZones(schedule, drawn.map, site.revision) : schedule;
  if (drawn) handlers.onSiteSaved(drawn.map, rest);
  if (rest && !scheduleDraftKind.isSame(rest.value, rest.base)) {
    const result = await saveSchedule(client, projectId, rest);
    if (result.kind === 'problems') return { kind: 'scheduleProblems', problems: result.problems };
    if (result.kind === 'saved') return { kind: 'saved', project: result.saved.project, schedule: result.saved };
    return { kind: 'scheduleConflict', theirs: result.project, programme: result.programme };
  }
  const project = drawn?.project ?? informed;
  if (!project) return { kind: 'left' };
  // The radius changes the assessment area, the receivers and thereby the results.
  if (!drawn) await client.invalidateQueries({ queryKey: projectKey(projectId) });
  return { kind: 'saved', project, schedule: null };
}

async function start(client: QueryClient, { values }: InformationToSave): Promise<SaveOutcome> {
  const result = await createProject(values);
  if (result.kind === 'conflict') return { kind: 'informationConflict', theirs: result.theirs };
  client.setQueryData(projectQuery(result.project.id).queryKey, result.project);
  return { kind: 'saved', project: result.project, schedule: null };
}
