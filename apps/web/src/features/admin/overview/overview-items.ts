import type { AdminOverview } from '@quietsite/contracts';
import { routes } from '../../../lib/routes.ts';

export type OverviewId = 'registrations' | 'locked' | 'invitations' | 'submissions' | 'districts' | 'failed';

export interface OverviewItem {
  readonly id: OverviewId;
  readonly count: number;
  /** The page that resolves or details it. */
  readonly path: string;
}

/** Address parameter that opens the list of failures. */
export const [SHOW, FAILED] = ['show', 'failed'] as const;

const tab = (address: string): string => `${routes.admin}?tab=${address}`;

/** Everything that may need an administrator's attention, with its count. */
export function listItems(overview: AdminOverview): readonly OverviewItem[] {
  const { registrations, lockedAccounts, invitations, submissions, districtsWithoutReviewer, failedWork } = overview;
  const { calculations, documents, mails } = failedWork;
  return [
    { id: 'registrations', count: registrations.waiting, path: tab('pending') },
    { id: 'locked', count: lockedAccounts, path: tab('users&state=locked') },
    { id: 'invitations', count: invitations.expiring, path: tab('users&view=invitations') },
    { id: 'submissions', count: submissions.waiting, path: routes.projects },
    { id: 'districts', count: districtsWithoutReviewer.length, path: tab('district-admins') },
    { id: 'failed', count: calculations + documents + mails, path: tab(`overview&${SHOW}=${FAILED}`) },
  ];
}
