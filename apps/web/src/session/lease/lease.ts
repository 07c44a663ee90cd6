import { type Lease, leaseSchema } from '@quietsite/contracts';
import { requestJson, requestNothing } from '../../lib/api-client.ts';
import { hasCode } from '../../lib/api-error.ts';
import { projectKey } from '../project-queries.ts';

export const leaseKey = (projectId: number) => [...projectKey(projectId), 'lease'] as const;
const path = (projectId: number) => `/api/projects/${projectId}/lease`;

let last: Promise<unknown> = Promise.resolve();

/** One after the other: a release must not overtake the request for the lease. */
function inOrder<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const next = last.then(act, act);
  last = next.catch(() => undefined);
  return next;
}

/** Opens the project for editing, or renews the lease. */
export function requestLease(projectId: number, isTakeOver = false): Promise<Lease> {
  return inOrder(() => requestJson(path(projectId), leaseSchema, { method: 'POST', body: { isTakeOver } }));
}

/** A lease that could not be released expires by itself, so an error here is not shown. */
export function releaseLease(projectId: number): void {
  void inOrder(() => requestNothing(path(projectId), { method: 'DELETE' })).catch(() => undefined);
}

/** For a closing page, which cannot wait for a response; only a hint (SHELL-55, U24). */
export function announceClosing(projectId: number): void {
  navigator.sendBeacon(`${path(projectId)}/closing`);
}

/** The lease information in a rejected write; undefined for all other errors. */
export function toLostLease(error: unknown): Lease | undefined {
  if (!hasCode(error, 'PROJECT_LOCKED')) return undefined;
  const { openedBy, isOwnElsewhere } = error.details;
  return {
    isHeld: false,
    openedBy: typeof openedBy === 'string' ? openedBy : null,
    isOwnElsewhere: isOwnElsewhere === true,
    expiresAt: null,
  };
}

/** The latest information on who has the project open, and its time (milliseconds). */
export interface LeaseInfo {
  readonly lease: Lease | undefined;
  readonly leaseAt: number;
  readonly openedBy: string | null | undefined;
  readonly projectAt: number;
}

type LeaseNotice = 'free' | 'ownElsewhere' | 'locked';

/**
 * The notice for a user who could edit but does not hold the lease. It counts as free only if information newer than
 * the rejection says so.
 */
export function describeLease({ lease, leaseAt, openedBy, projectAt }: LeaseInfo): LeaseNotice | null {
  if (!lease || lease.isHeld) return null;
  if (openedBy === null && projectAt > leaseAt) return 'free';
  return lease.isOwnElsewhere ? 'ownElsewhere' : 'locked';
}

/** The project names another user although this page held the lease when it last asked. */
export function isLeaseDoubtful({ lease, leaseAt, openedBy, projectAt }: LeaseInfo): boolean {
  return lease?.isHeld === true && typeof openedBy === 'string' && projectAt > leaseAt;
}
