import type { Lease } from '@quietsite/contracts';
import { canEditProject } from '@quietsite/domain';
import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { projectQuery } from '../project-queries.ts';
import { useIsServerLost } from '../server-reach.ts';
import { useOpenProject, useOpenProjectId } from '../use-open-project.ts';
import { sessionKey, useSession } from '../use-session.ts';
import {
  announceClosing,
  isLeaseDoubtful,
  type LeaseInfo,
  leaseKey,
  releaseLease,
  requestLease,
  toLostLease,
} from './lease.ts';

const RENEW_MILLISECONDS = 60_000;
/** Nothing announces that a lease has expired, so a locked project is polled. */
const POLL_MILLISECONDS = 20_000;

/** The cached lease of the open project. Sends no request. */
function useLease() {
  const projectId = useOpenProjectId();
  return useQuery<Lease>({ queryKey: leaseKey(projectId ?? 0), queryFn: skipToken });
}

/** True if the project is read-only: by permission (Q31), or because the lease is held elsewhere (Q46). */
export function useIsProjectReadonly(): boolean {
  const isReadonly = useOpenProject().data?.isReadonly === true;
  const isElsewhere = useLease().data?.isHeld === false;
  return isReadonly || isElsewhere;
}

export function useLeaseInfo(): LeaseInfo {
  const lease = useLease();
  const project = useOpenProject();
  return {
    lease: lease.data,
    leaseAt: lease.dataUpdatedAt,
    openedBy: project.data?.openedBy,
    projectAt: project.dataUpdatedAt,
  };
}

/** Called for every failed write: if the lease is the reason, makes the page read-only and returns true. */
export function useNoteLostLease(): (projectId: number, error: unknown) => boolean {
  const client = useQueryClient();
  return useCallback(
    (projectId, error) => {
      const lost = toLostLease(error);
      if (lost) storeLease(client, projectId, lost);
      return lost !== undefined;
    },
    [client],
  );
}

export function storeLease(client: QueryClient, projectId: number, lease: Lease): void {
  client.setQueryData(leaseKey(projectId), lease);
  if (!lease.isHeld) void client.invalidateQueries({ queryKey: projectQuery(projectId).queryKey });
}

/**
 * Takes, renews and releases the lease of the open project; used once, by a component that lives as long as the shell.
 */
export function useLeaseKeeping(): (isTakeOver: boolean) => Promise<void> {
  const client = useQueryClient();
  const projectId = useEditableProjectId();
  const ask = useCallback(
    async (isTakeOver: boolean) => {
      if (projectId !== null) storeLease(client, projectId, await requestLease(projectId, isTakeOver));
    },
    [client, projectId],
  );
  useRelease(projectId);
  useRenewal(projectId, ask);
  useDoubtCheck(ask);
  useLockPolling(projectId);
  return ask;
}

/** Only users who may edit take a lease. */
function useEditableProjectId(): number | null {
  const user = useSession().data?.user;
  const project = useOpenProject().data;
  return user && project && canEditProject(user, project.access) ? project.id : null;
}

function useRenewal(projectId: number | null, ask: (isTakeOver: boolean) => Promise<void>): void {
  const client = useQueryClient();
  const isServerLost = useIsServerLost();
  useEffect(() => {
    if (projectId === null || isServerLost) return;
    const renew = () => {
      // After a rejection the user asks with the Edit button; a failed renewal is followed by the next one.
      const isRefused = client.getQueryData<Lease>(leaseKey(projectId))?.isHeld === false;
      if (!isRefused) ask(false).catch(() => undefined);
    };
    const onVisible = () => document.visibilityState === 'visible' && renew();
    renew();
    const timer = setInterval(renew, RENEW_MILLISECONDS);
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onVisible);
    };
  }, [client, projectId, isServerLost, ask]);
}

function useRelease(projectId: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (projectId === null) return;
    const onPageHide = () => announceClosing(projectId);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      const isRefused = client.getQueryData<Lease>(leaseKey(projectId))?.isHeld === false;
      client.removeQueries({ queryKey: leaseKey(projectId), exact: true });
      // The end of a session also ends its leases.
      if (!isRefused && client.getQueryData(sessionKey) != null) releaseLease(projectId);
    };
  }, [client, projectId]);
}

function useDoubtCheck(ask: (isTakeOver: boolean) => Promise<void>): void {
  const isDoubtful = isLeaseDoubtful(useLeaseInfo());
  useEffect(() => {
    if (isDoubtful) ask(false).catch(() => undefined);
  }, [isDoubtful, ask]);
}

function useLockPolling(projectId: number | null): void {
  const client = useQueryClient();
  const isRefused = useLease().data?.isHeld === false;
  useEffect(() => {
    if (projectId === null || !isRefused) return;
    const { queryKey } = projectQuery(projectId);
    const timer = setInterval(() => void client.invalidateQueries({ queryKey }), POLL_MILLISECONDS);
    return () => clearInterval(timer);
  }, [client, projectId, isRefused]);
}
