import type { Programme, Project, ProjectMap, SavedSchedule } from '@quietsite/contracts';
import { DEFAULT_CALENDAR, type DrawnSite, type ProjectInformation } from '@quietsite/domain';
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../../lib/api-error.ts';
import type { Draft } from '../../../project/draft/use-draft.ts';
import { type Conflict, renewOthers, type Saved, saveDraft } from '../../../project/save/save-draft.ts';
import { withoutLostZones } from '../../../project/schedule/overwrite-conflict.ts';
import type { ScheduleDraft } from '../../../project/schedule/schedule-draft.ts';
import {
  type FaultyTask,
  findScheduleProblems,
  readScheduleProblems,
  schedulePart,
} from '../../../project/schedule/schedule-part.ts';
import type { DrawnProblem } from '../../../project/site/describe-problem.ts';
import {
  findLostZones,
  findSiteProblems,
  type LostZone,
  readSiteProblems,
  sitePart,
} from '../../../project/site/site-part.ts';
import { useNoteLostLease } from '../../../session/lease/use-lease.ts';
import { projectListKey, projectQuery } from '../../../session/project-queries.ts';
import { createProject, informationPart, NEW_PROJECT, type NewWorkingDays } from '../information/information-part.ts';

/** The drafts of the editor; a new project has neither a site nor a schedule. */
export interface ProjectDrafts {
  readonly information: Draft<ProjectInformation>;
  /** Set only for a new project, which asks for its working days here. */
  readonly newWorkingDays: Draft<NewWorkingDays> | null;
  readonly site: Draft<DrawnSite> | null;
  readonly schedule: Draft<ScheduleDraft> | null;
}

export interface SaveRequest {
  readonly isFinishing?: boolean;
  /** The user is about to leave or calculate, so the save itself does not navigate. */
  readonly isLeaving?: boolean;
  /** For Next: after saving, move on to the screen after this tab (PROJ-73). */
  readonly isAdvancing?: boolean;
}

/** The decision or fix that a save requires from the user. */
export type SaveQuestion =
  | { readonly kind: 'informationConflict'; readonly conflict: Conflict<Project> }
  | { readonly kind: 'siteConflict'; readonly conflict: Conflict<ProjectMap> }
  | { readonly kind: 'scheduleConflict'; readonly conflict: Conflict<Programme> }
  | { readonly kind: 'problems'; readonly problems: readonly DrawnProblem[] }
  | { readonly kind: 'scheduleProblems'; readonly problems: readonly FaultyTask[] };

type SaveOutcome = { readonly kind: 'saved'; readonly project: Project } | { readonly kind: 'left' } | SaveQuestion;

export interface SaveHandlers {
  readonly onOutcome: (outcome: SaveOutcome, request: SaveRequest) => void;
  /** Called before the rest is sent, which may still fail. */
  readonly onSiteSaved: () => void;
  readonly onScheduleSaved: (news: SavedSchedule, sent: ScheduleDraft) => void;
  readonly onTitleTaken: () => void;
  readonly confirmLostZones: (zones: readonly LostZone[]) => Promise<boolean>;
}

/** Saves the changed parts in order: information, site, schedule. Each uses the revision returned by the one before. */
export function useSaveProject(projectId: number, drafts: ProjectDrafts, handlers: SaveHandlers) {
  const client = useQueryClient();
  const noteLostLease = useNoteLostLease();
  return useMutation({
    mutationFn: (_: SaveRequest) =>
      projectId === NEW_PROJECT ? createNew(client, drafts) : save(client, projectId, drafts, handlers),
    onSuccess: handlers.onOutcome,
    onError: (error) => {
      if (hasCode(error, 'TITLE_TAKEN')) handlers.onTitleTaken();
      noteLostLease(projectId, error);
    },
  });
}

async function createNew(client: QueryClient, { information, newWorkingDays }: ProjectDrafts): Promise<SaveOutcome> {
  const { value, revision } = information.read();
  const isEveryDay = newWorkingDays?.read().value === 'everyDay';
  const project = await createProject(value, isEveryDay ? null : DEFAULT_CALENDAR);
  client.setQueryData(projectQuery(project.id).queryKey, project);
  void client.invalidateQueries({ queryKey: projectListKey });
  information.reset({ value, revision });
  newWorkingDays?.discard();
  return { kind: 'saved', project };
}

async function save(
  client: QueryClient,
  projectId: number,
  drafts: ProjectDrafts,
  handlers: SaveHandlers,
): Promise<SaveOutcome> {
  const { information, site, schedule } = drafts;
  const question = await findProblems(client, projectId, drafts, handlers);
  if (question) return question;
  const saved: QueryKey[] = [];
  const noteSaved = (queryKey: QueryKey) => saved.push(queryKey);
  if (information.read().isDirty) {
    const result = await saveDraft(client, informationPart, projectId, information);
    if (result.kind === 'conflict') return { kind: 'informationConflict', conflict: result };
    noteSaved(informationPart.query(projectId).queryKey);
    if (site) rebaseAfterInformation(site, result);
    if (schedule) rebaseAfterInformation(schedule, result);
  }
  if (site?.read().isDirty) {
    const result = await saveSite(client, projectId, site);
    if (result.kind === 'problems') return result;
    if (result.kind === 'conflict') return { kind: 'siteConflict', conflict: result };
    noteSaved(sitePart.query(projectId).queryKey);
    handlers.onSiteSaved();
    if (schedule) rebaseAfterSite(schedule, result);
  }
  if (schedule?.read().isDirty) {
    const sent = schedule.read().value;
    const result = await saveSchedule(client, projectId, schedule);
    if (result.kind === 'scheduleProblems') return result;
    if (result.kind === 'conflict') return { kind: 'scheduleConflict', conflict: result };
    noteSaved(schedulePart.query(projectId).queryKey);
    if (result.news) handlers.onScheduleSaved(result.news, sent);
  }
  if (saved.length === 0) return { kind: 'left' };
  await renewOthers(client, projectId, saved);
  return { kind: 'saved', project: await client.ensureQueryData(projectQuery(projectId)) };
}

/** Finds the problems that can be detected before anything is sent. */
async function findProblems(
  client: QueryClient,
  projectId: number,
  { site, schedule }: ProjectDrafts,
  { confirmLostZones }: SaveHandlers,
): Promise<SaveOutcome | null> {
  const faulty = schedule?.read().isDirty ? findScheduleProblems(schedule.read().value) : [];
  if (faulty.length > 0) return { kind: 'scheduleProblems', problems: faulty };
  if (!site?.read().isDirty) return null;
  const problems = await findSiteProblems(site.read().value);
  if (problems.length > 0) return { kind: 'problems', problems };
  const lost = await findLostZones(client, projectId, site.read());
  return lost.length > 0 && !(await confirmLostZones(lost)) ? { kind: 'left' } : null;
}

async function saveSite(client: QueryClient, projectId: number, site: Draft<DrawnSite>) {
  try {
    return await saveDraft(client, sitePart, projectId, site);
  } catch (error) {
    const problems = readSiteProblems(error);
    if (problems) return { kind: 'problems', problems } as const;
    throw error;
  }
}

async function saveSchedule(client: QueryClient, projectId: number, schedule: Draft<ScheduleDraft>) {
  try {
    return await saveDraft(client, schedulePart, projectId, schedule);
  } catch (error) {
    const problems = readScheduleProblems(schedule.read().value, error);
    if (problems) return { kind: 'scheduleProblems', problems } as const;
    throw error;
  }
}

/** Saving the information changes no other part, so drafts of the revision it replaced move to the new revision. */
export function rebaseAfterInformation<Value>(
  draft: Pick<Draft<Value>, 'read' | 'rebase'>,
  { over, stored }: Saved<Project, unknown>,
) {
  const { base, revision, source } = draft.read();
  if (revision === over) draft.rebase({ value: base, revision: stored.revision, source });
}

/** Saving the site deleted the activities of removed zones, so the schedule's draft drops them too. */
export function rebaseAfterSite(
  schedule: Pick<Draft<ScheduleDraft>, 'read' | 'saved'>,
  {
    over,
    stored,
  }: Pick<Saved<ProjectMap, unknown>, 'over'> & {
    readonly stored: Pick<ProjectMap, 'zones' | 'revision'>;
  },
): void {
  const zoneIds = new Set(stored.zones.map(({ id }) => id));
  const carry = (tasks: ScheduleDraft) => withoutLostZones(tasks, zoneIds);
  const { base, revision } = schedule.read();
  schedule.saved({ value: carry(base), revision: revision === over ? stored.revision : revision }, base, carry);
}
