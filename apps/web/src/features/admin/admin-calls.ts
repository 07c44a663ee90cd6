import {
  accountLinkSentSchema,
  adminOverviewSchema,
  type DistrictAdmin,
  deletedUserSchema,
  districtAdminSchema,
  districtShapeSchema,
  failedWorkSchema,
  openInvitationSchema,
  type PendingAccount,
  pendingAccountSchema,
  statisticsSchema,
  successorSchema,
  userListSchema,
} from '@quietsite/contracts';
import type { AccountFilter } from '@quietsite/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { requestJson, requestNothing } from '../../lib/api-client.ts';

export const pendingKey = ['admin', 'pending-accounts'] as const;

export const pendingQuery = queryOptions({
  queryKey: pendingKey,
  queryFn: ({ signal }) => requestJson('/api/admin/pending-accounts', pendingAccountSchema.array(), { signal }),
  // Always refetched: other users decide too, by mailed link or from the same list.
  staleTime: 0,
});

export const statisticsQuery = queryOptions({
  queryKey: ['admin', 'statistics'],
  queryFn: ({ signal }) => requestJson('/api/admin/statistics', statisticsSchema, { signal }),
  staleTime: 0,
});

/** With a company id, the person joins it as a member. Without one, the company they named becomes a new one (Q139). */
export const approvePending = (account: PendingAccount, joinCompanyId: number | null) =>
  requestNothing(`/api/admin/pending-accounts/${account.id}/approval`, { method: 'POST', body: { joinCompanyId } });

export const rejectPending = (account: PendingAccount, reason: string) =>
  requestNothing(`/api/admin/pending-accounts/${account.id}`, { method: 'DELETE', body: { reason } });

export const inviteCompanyAdmin = (body: { readonly company: string; readonly email: string }) =>
  requestNothing('/api/admin/invitations', { method: 'POST', body });

export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => requestJson('/api/admin/overview', adminOverviewSchema, { signal }),
  staleTime: 0,
  refetchInterval: 60_000,
});

export const failedWorkQuery = queryOptions({
  queryKey: ['admin', 'failed-work'],
  queryFn: ({ signal }) => requestJson('/api/admin/failed-work', failedWorkSchema.array(), { signal }),
  staleTime: 0,
});

/** The outlines change only with the map itself. */
export const districtShapesQuery = queryOptions({
  queryKey: ['admin', 'district-shapes'],
  queryFn: ({ signal }) => requestJson('/api/admin/districts', districtShapeSchema.array(), { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const openInvitationsKey = ['admin', 'invitations'] as const;

export const openInvitationsQuery = queryOptions({
  queryKey: openInvitationsKey,
  queryFn: ({ signal }) => requestJson('/api/admin/invitations', openInvitationSchema.array(), { signal }),
  staleTime: 0,
});

export const resendOpenInvitation = (id: number) =>
  requestNothing(`/api/admin/invitations/${id}/resend`, { method: 'POST' });

export const withdrawOpenInvitation = (id: number) =>
  requestNothing(`/api/admin/invitations/${id}`, { method: 'DELETE' });

export const unlockUser = (userId: number) => requestNothing(`/api/admin/users/${userId}/unlock`, { method: 'POST' });

export const sendUserLink = (userId: number) =>
  requestJson(`/api/admin/users/${userId}/link`, accountLinkSentSchema, { method: 'POST' });

export const deactivateUser = (userId: number) =>
  requestNothing(`/api/admin/users/${userId}/deactivation`, { method: 'POST' });

export const activateUser = (userId: number) =>
  requestNothing(`/api/admin/users/${userId}/deactivation`, { method: 'DELETE' });

export const districtAdminsKey = ['admin', 'district-admins'] as const;
const districtAdminsPath = '/api/admin/district-admins';

export const districtAdminsQuery = queryOptions({
  queryKey: districtAdminsKey,
  queryFn: ({ signal }) => requestJson(districtAdminsPath, districtAdminSchema.array(), { signal }),
  staleTime: 0,
});

/** Sends the revision the user saw, so that a concurrent change is not overwritten. */
/** `isFurther`: a new account in a district that already has one. */
export const saveDistrictAdmin = (
  { district, userId, revision }: DistrictAdmin,
  values: object,
  { isFurther }: { readonly isFurther: boolean },
) =>
  requestJson(`${districtAdminsPath}/${encodeURIComponent(district)}`, districtAdminSchema, {
    method: 'PUT',
    body: { ...values, userId, revision, isFurther },
  });

export const sendPasswordLink = ({ district, userId }: DistrictAdmin) =>
  requestJson(`${districtAdminsPath}/${encodeURIComponent(district)}/password-link`, districtAdminSchema, {
    method: 'POST',
    body: { userId },
  });

export const usersKey = ['admin', 'users'] as const;

export interface UserSearch {
  readonly find: string;
  readonly state: AccountFilter | null;
}

export const usersQuery = ({ find, state }: UserSearch) =>
  queryOptions({
    queryKey: [...usersKey, find, state],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ search: find, ...(state && { state }) });
      return requestJson(`/api/admin/users?${query.toString()}`, userListSchema, { signal });
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const successorsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['admin', 'successors', userId],
    queryFn: ({ signal }) => requestJson(`/api/admin/users/${userId}/successors`, successorSchema.array(), { signal }),
    staleTime: 0,
  });

export const deleteUser = (userId: number, successorId: number | null) =>
  requestNothing(`/api/admin/users/${userId}`, { method: 'DELETE', body: { successorId } });

export const deletedUsersQuery = queryOptions({
  queryKey: [...usersKey, 'deleted', 'all'],
  queryFn: ({ signal }) => requestJson('/api/admin/deleted-users', deletedUserSchema.array(), { signal }),
  staleTime: 0,
});

export const restoreUser = (userId: number) =>
  requestNothing(`/api/admin/users/${userId}/restoration`, { method: 'POST' });
