import { type CalculationRun, type ProjectDocument, type ProjectEvent, projectEventSchema } from '@quietsite/contracts';
import { type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { requestNothing } from '../lib/api-client.ts';
import { hasCode } from '../lib/api-error.ts';
import { keepStream } from './event-stream.ts';
import { projectKey, projectListKey, projectQuery, runKey, stepsKey } from './project-queries.ts';
import { useIsServerLost } from './server-reach.ts';
import { useOpenProjectId } from './use-open-project.ts';

export const documentKey = (documentId: number) => ['documents', documentId] as const;
/** The newest of each kind. */
export const documentListKey = (projectId: number) => [...projectKey(projectId), 'documents'] as const;

/** The mutation key of changes after which the user may no longer be allowed to read the project. */
export const leavingKey = ['leaving'] as const;

const POLL_MILLISECONDS = 2000;
/** For a calculation the user waits for on the mitigation screen (MITI-31). */
export const MITIGATION_POLL_MILLISECONDS = 1000;

/** Without the stream the page polls; with it, an occasional poll makes up for lost events. */
export function pollMilliseconds(isLive: boolean, withoutStream = POLL_MILLISECONDS): number {
  return isLive ? 10_000 : withoutStream;
}

const LiveContext = createContext(false);

/** True while the server pushes changes of the open project; otherwise work in progress must be polled. */
export function useIsLive(): boolean {
  return useContext(LiveContext);
}

export function isRunActive(run: CalculationRun | null | undefined): boolean {
  return run?.status === 'queued' || run?.status === 'running';
}

export function isDocumentActive(document: ProjectDocument | undefined): boolean {
  return document?.status === 'queued' || document?.status === 'running';
}

function parseEvent(text: string): ProjectEvent | null {
  try {
    return projectEventSchema.parse(JSON.parse(text));
  } catch {
    // An event from a newer server version: the next regular request still fetches the change.
    return null;
  }
}

/** Listens to the events of the open project and writes them into the query cache. */
export function ProjectEventsProvider({ children }: { readonly children: ReactNode }) {
  const projectId = useOpenProjectId();
  const client = useQueryClient();
  const isServerLost = useIsServerLost();
  // An event about such a change would trigger requests that are rejected by then.
  const isLeaving = useIsMutating({ mutationKey: leavingKey }) > 0;
  const [isLive, setLive] = useState(false);
  // The project whose stream was closed on purpose.
  const interrupted = useRef<number | null>(null);
  useEffect(() => {
    if (projectId === null) return;
    if (isServerLost || isLeaving) {
      interrupted.current = projectId;
      return;
    }
    const refetch = () => void refetchProject(client, projectId);
    return keepStream({
      open: () => new EventSource(`/api/projects/${projectId}/events`),
      onLive: (isOpen) => {
        setLive(isOpen);
        if (!isOpen) return;
        if (interrupted.current === projectId) refetch();
        interrupted.current = null;
      },
      onMessage: (text) => storeEvent(client, projectId, parseEvent(text)),
      onFirst: () => void refetchIfChanged(client, projectId).catch(() => undefined),
      onBack: refetch,
      isRefused: () => isProjectRefused(client, projectId),
    });
  }, [projectId, isServerLost, isLeaving, client]);
  return <LiveContext value={isLive}>{children}</LiveContext>;
}

/** An EventSource does not report why it was rejected, so the project is requested instead. */
async function isProjectRefused(client: QueryClient, projectId: number): Promise<boolean> {
  try {
    await requestNothing(`/api/projects/${projectId}`, {});
    return false;
  } catch (error) {
    const isRefused = hasCode(error, 'NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND');
    // The page then shows the reason.
    if (isRefused) void client.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
    return isRefused;
  }
}

/** Refetches everything that events would have updated. */
export async function refetchProject(client: QueryClient, projectId: number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: projectListKey }),
    client.invalidateQueries({ queryKey: projectKey(projectId) }),
  ]);
}

/**
 * A save or a calculation may fall between the page's first requests and the start of the stream, whose events then
 * never arrive. One small request notices it.
 */
export async function refetchIfChanged(client: QueryClient, projectId: number): Promise<void> {
  const query = projectQuery(projectId);
  const before = await client.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
  await client.invalidateQueries({ queryKey: query.queryKey });
  const now = client.getQueryData(query.queryKey);
  if (now?.revision === before.revision && now.isCalculated === before.isCalculated) return;
  await refetchProject(client, projectId);
}

export function storeEvent(client: QueryClient, projectId: number, event: ProjectEvent | null): void {
  if (event?.type === 'run') storeRun(client, event.run);
  if (event?.type === 'document') storeDocument(client, event.document);
  if (event?.type === 'project') void refreshProject(client, projectId);
}

function storeRun(client: QueryClient, run: CalculationRun): void {
  const key = runKey(run.projectId);
  // The end of a run that was seen active is announced together with its changes.
  const isEndMissed = run.status === 'done' && !isRunActive(client.getQueryData<CalculationRun | null>(key));
  client.setQueryData(key, run);
  if (isEndMissed) void refreshCalculated(client, run.projectId).catch(() => undefined);
}

/**
 * A short run, by another user or in another tab, may end before the page is notified, or between its first request and
 * its first event. The page would then show the project as not calculated until it is reloaded.
 */
async function refreshCalculated(client: QueryClient, projectId: number): Promise<void> {
  const query = projectQuery(projectId);
  const known = await client.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY });
  if (known.isCalculated) return;
  await client.invalidateQueries({ queryKey: query.queryKey });
  if (!client.getQueryData(query.queryKey)?.isCalculated) return;
  await client.invalidateQueries({
    queryKey: projectKey(projectId),
    predicate: ({ queryKey }) => queryKey[2] !== 'information' && queryKey[2] !== 'run',
  });
}

export function storeDocument(client: QueryClient, document: ProjectDocument): void {
  client.setQueryData(documentKey(document.id), document);
  client.setQueryData<readonly ProjectDocument[]>(
    documentListKey(document.projectId),
    (known) => known && withDocument(known, document),
  );
  // A printed document may have been the last thing missing.
  if (!isDocumentActive(document)) void client.invalidateQueries({ queryKey: stepsKey(document.projectId) });
}

/** Replaces an older one of the same kind; an update of an outdated one changes nothing. */
export function withDocument(known: readonly ProjectDocument[], update: ProjectDocument): readonly ProjectDocument[] {
  if (known.some(({ kind, id }) => kind === update.kind && id > update.id)) return known;
  return [...known.filter(({ kind }) => kind !== update.kind), update];
}

/** Data that only a new revision can change. It is large, so it is not requested when a lease or the team changes. */
const contents: ReadonlySet<unknown> = new Set(['map', 'results', 'programme', 'receivers']);

async function refreshProject(client: QueryClient, projectId: number): Promise<void> {
  const { queryKey } = projectQuery(projectId);
  const before = client.getQueryData(queryKey)?.revision;
  void client.invalidateQueries({ queryKey: projectListKey });
  await client.invalidateQueries({
    queryKey: projectKey(projectId),
    predicate: (query) => !contents.has(query.queryKey[2]),
  });
  if (client.getQueryData(queryKey)?.revision === before) return;
  await client.invalidateQueries({
    queryKey: projectKey(projectId),
    predicate: (query) => contents.has(query.queryKey[2]),
  });
}
