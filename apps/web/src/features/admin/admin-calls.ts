import { type PendingAccount, pendingAccountSchema, statisticsSchema } from '@quietsite/contracts';
import { queryOptions } from '@tanstack/react-query';
import { requestJson, requestNothing } from '../../lib/api-client.ts';

export const pendingKey = ['admin', 'pending-accounts'] as const;

export const pendingQuery = queryOptions({
  queryKey: pendingKey,
  queryFn: ({ signal }) => requestJson('/api/admin/pending-accounts', pendingAccountSchema.array(), { signal }),
  // Others decide too, by mailed link or from the same list.
  staleTime: 0,
});

export const statisticsQuery = queryOptions({
  queryKey: ['admin', 'statistics'],
  queryFn: ({ signal }) => requestJson('/api/admin/statistics', statisticsSchema, { signal }),
  staleTime: 0,
});

/** With a company the person joins it as a member; without one the person's own becomes a new company (Q139). */
export const approvePending = (account: PendingAccount, joinCompanyId: number | null) =>
  requestNothing(`/api/admin/pending-accounts/${account.id}/approval`, { method: 'POST', body: { joinCompanyId } });

export const rejectPending = (account: PendingAccount) =>
  requestNothing(`/api/admin/pending-accounts/${account.id}`, { method: 'DELETE' });

export const inviteCompanyAdmin = (body: { readonly company: string; readonly email: string }) =>
  requestNothing('/api/admin/invitations', { method: 'POST', body });
