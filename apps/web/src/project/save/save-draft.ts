import type { Project } from '@quietsite/contracts';
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, hasCode, isNoAnswer } from '../../lib/api-error.ts';
import { projectKey, projectListKey, projectQuery } from '../../session/project-queries.ts';
import { savedWork } from '../../session/steps/saved-work.ts';
import { type Draft, toStoredValue } from '../draft/use-draft.ts';
import type { Author, PendingSave, ProjectPart } from './project-part.ts';

/** How often and at what interval it checks, after a lost response, whether the change arrived (SITE-35). */
const MAX_CHECKS = 4;
const CHECK_MILLISECONDS = 1000;

/** The part of a draft that a save reads and updates. */
type SavedDraft<Value> = Pick<Draft<Value>, 'read' | 'saved' | 'rebase' | 'reset' | 'change'>;

export interface Saved<Stored, News> {
  readonly kind: 'saved';
  readonly stored: Stored;
  /** Null if nothing was reported, as after a lost response. */
  readonly news: News | null;
  /** The revision that was overwritten; null if an earlier save of the same value is already stored. */
  readonly over: number | null;
}

/** Another user saved the same part in the meantime (U23). */
export interface Conflict<Stored> extends Author {
  readonly kind: 'conflict';
  readonly stored: Stored;
  /** Applies the user's changes to the stored data, to be saved again. */
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
}

/**
 * Saves one part of a project: sends the revision it is based on, checks after a lost response whether it arrived, and
 * returns a conflict only if another user changed the same part. Then draft and query cache hold what is stored.
 */
export async function saveDraft<Value, Stored, News>(
  client: QueryClient,
  part: ProjectPart<Value, Stored, News>,
  projectId: number,
  draft: SavedDraft<Value>,
): Promise<Saved<Stored, News> | Conflict<Stored>> {
  const now = draft.read();
  const work: PendingSave<Value, Stored> = { ...now, source: now.source as Stored | null };
  const result = await save(client, part, projectId, work);
  const { stored } = result;
  const start = toStoredValue(part, stored);
  if (result.kind === 'saved') {
    draft.saved(start, work.value, (step) => part.carry(step, work, stored));
    return result;
  }
  return {
    ...result,
    keepMine: () => {
      const mine = part.keepMine(draft.read().value, stored);
      draft.rebase(start);
      draft.change(mine);
    },
    takeTheirs: () => {
      const left = part.takeTheirs?.({ ...work, value: draft.read().value }, stored);
      draft.reset(start);
      if (left) draft.change(left);
    },
  };
}

type Result<Stored, News> = Saved<Stored, News> | Omit<Conflict<Stored>, 'keepMine' | 'takeTheirs'>;

async function save<Value, Stored, News>(
  client: QueryClient,
  part: ProjectPart<Value, Stored, News>,
  projectId: number,
  work: PendingSave<Value, Stored>,
): Promise<Result<Stored, News>> {
  const query = part.query(projectId);
  const alreadyStored = (stored: Stored) => ({ kind: 'saved', stored, news: null, over: null }) as const;
  try {
    return await send(client, part, projectId, work);
  } catch (error) {
    if (isAnswerLost(error)) {
      const found = await pollStored(client, query, CHECK_MILLISECONDS, (stored) => part.isStored(work.value, stored));
      if (found) return alreadyStored(found);
    }
    if (!hasCode(error, 'CONFLICT')) throw error;
    // The response to an earlier request must not count as the current state.
    await client.cancelQueries({ queryKey: query.queryKey, exact: true });
    const stored = await client.fetchQuery({ ...query, staleTime: 0, retry: false });
    // An earlier attempt arrived after all.
    if (await part.isStored(work.value, stored)) return alreadyStored(stored);
    // Another part of the project was changed: this one is not affected.
    const revision = part.revisionOf(stored);
    const isUntouched = part.isUntouched?.(work, stored) ?? part.isSame(work.base, part.startOf(stored));
    if (revision !== work.revision && isUntouched) return send(client, part, projectId, { ...work, revision });
    return { kind: 'conflict', stored, ...(await findAuthor(client, part, projectId, stored)) };
  }
}

async function send<Value, Stored, News>(
  client: QueryClient,
  part: ProjectPart<Value, Stored, News>,
  projectId: number,
  { value, revision }: PendingSave<Value, Stored>,
): Promise<Saved<Stored, News>> {
  const response = await part.send(client, projectId, value, revision);
  const { project, news = null } = response;
  if (project) await store(client, projectQuery(projectId).queryKey, project);
  if (response.stored !== undefined) {
    await store(client, part.query(projectId).queryKey, response.stored);
    return { kind: 'saved', stored: response.stored, news, over: revision };
  }
  const isNewEnough = (found: Stored) => !project || part.revisionOf(found) >= project.revision;
  const stored = await pollStored(client, part.query(projectId), 0, isNewEnough);
  if (stored === null) throw new ApiError({ code: 'NETWORK', message: 'The server could not be reached.' });
  return { kind: 'saved', stored, news, over: revision };
}

/** A response requested before the save must not overwrite the saved data. */
async function store(client: QueryClient, queryKey: QueryKey, data: unknown): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, data);
}

async function findAuthor<Value, Stored, News>(
  client: QueryClient,
  part: ProjectPart<Value, Stored, News>,
  projectId: number,
  stored: Stored,
): Promise<Author> {
  if (part.authorOf) return part.authorOf(stored);
  const { modifiedBy, modifiedAt }: Project = await client.fetchQuery({ ...projectQuery(projectId), staleTime: 0 });
  return { by: modifiedBy, at: modifiedAt };
}

const isAnswerLost = (error: unknown) => isNoAnswer(error) || hasCode(error, 'BAD_ANSWER');

/** Reads the stored data until it shows the change; null if it does not, or cannot be read. */
async function pollStored<Stored>(
  client: QueryClient,
  query: ReturnType<ProjectPart<unknown, Stored>['query']>,
  firstMilliseconds: number,
  hasArrived: (stored: Stored) => boolean | Promise<boolean>,
): Promise<Stored | null> {
  for (let count = 0; count < MAX_CHECKS; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, count === 0 ? firstMilliseconds : CHECK_MILLISECONDS));
    const stored = await client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => null);
    if (stored !== null && (await hasArrived(stored))) return stored;
  }
  return null;
}

/**
 * Reloads other data that may have changed, before the save counts as done; the saved parts themselves are up to date.
 * Then the next step can be offered (SHELL-77).
 */
export async function renewOthers(client: QueryClient, projectId: number, saved: readonly QueryKey[]): Promise<void> {
  const known = new Set(saved.map((queryKey) => hashKey(queryKey)));
  void client.invalidateQueries({ queryKey: projectListKey });
  await client.invalidateQueries({
    queryKey: projectKey(projectId),
    predicate: ({ queryHash }) => !known.has(queryHash),
  });
  savedWork.set({ projectId });
}
