import {
  activityPageSchema,
  candidateSchema,
  type NewMember,
  type OrganisationMember,
  organisationProjectSchema,
  organisationSchema,
  type ProjectMember,
  projectMembersSchema,
} from '@quietsite/contracts';
import type { MemberRole, OrganisationRole } from '@quietsite/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { requestJson, requestNothing } from '../../lib/api-client.ts';
import { projectKey, projectQuery } from '../../session/project-queries.ts';

/** Other users change these lists too, so cached data is refetched at once. */
const staleTime = 0;

export const organisationKey = ['organisation'] as const;
const membersKey = (projectId: number) => [...projectKey(projectId), 'members'] as const;
const activityKey = (projectId: number) => [...projectKey(projectId), 'activity'] as const;

/** The queries a team change affects: team, own rights and activity log, but not the project contents. */
export const teamLists = (projectId: number) => [
  membersKey(projectId),
  projectQuery(projectId).queryKey,
  activityKey(projectId),
];

export const organisationQuery = queryOptions({
  queryKey: [...organisationKey, 'members'],
  queryFn: ({ signal }) => requestJson('/api/organisation', organisationSchema, { signal }),
  staleTime,
});

export const companyProjectsQuery = queryOptions({
  queryKey: [...organisationKey, 'projects'],
  queryFn: ({ signal }) => requestJson('/api/organisation/projects', organisationProjectSchema.array(), { signal }),
  staleTime,
});

export const membersQuery = (projectId: number) =>
  queryOptions({
    queryKey: membersKey(projectId),
    queryFn: ({ signal }) => requestJson(`/api/projects/${projectId}/members`, projectMembersSchema, { signal }),
    staleTime,
  });

export const searchQuery = (projectId: number, text: string) =>
  queryOptions({
    queryKey: [...membersKey(projectId), 'search', text],
    // POST keeps people's names and addresses out of URLs and logs.
    queryFn: ({ signal }) =>
      requestJson(`/api/projects/${projectId}/member-search`, candidateSchema.array(), {
        method: 'POST',
        body: { text },
        signal,
      }),
  });

export const activityQuery = (projectId: number) =>
  infiniteQueryOptions({
    queryKey: activityKey(projectId),
    queryFn: ({ signal, pageParam }) => {
      const query = pageParam === null ? '' : `?before=${pageParam}`;
      return requestJson(`/api/projects/${projectId}/activity${query}`, activityPageSchema, { signal });
    },
    staleTime,
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.hasMore ? (page.entries.at(-1)?.id ?? null) : null),
  });

const memberPath = (member: OrganisationMember) => `/api/organisation/members/${member.id}`;

export const approveMember = (member: OrganisationMember) =>
  requestNothing(`${memberPath(member)}/approval`, { method: 'POST' });

/** Also rejects a pending account. Sends the state the user saw, so that a newly approved account is not removed. */
export const removeFromOrganisation = (
  member: OrganisationMember,
  how: { readonly successorId: number | null } | { readonly reason: string },
) =>
  requestNothing(memberPath(member), {
    method: 'DELETE',
    body: { was: member.isApproved ? 'approved' : 'pending', ...how },
  });

export const changeOrganisationRole = (member: OrganisationMember, role: OrganisationRole, was: OrganisationRole) =>
  requestNothing(`${memberPath(member)}/role`, { method: 'PUT', body: { role, was } });

export const invite = (invited: { readonly email: string; readonly role: OrganisationRole }) =>
  requestNothing('/api/organisation/invitations', { method: 'POST', body: invited });

export const resendInvitation = (invitationId: number) =>
  requestNothing(`/api/organisation/invitations/${invitationId}/resend`, { method: 'POST' });

export const withdrawInvitation = (invitationId: number) =>
  requestNothing(`/api/organisation/invitations/${invitationId}`, { method: 'DELETE' });

export const transferOwnership = (projectId: number, userId: number, was: number) =>
  requestNothing(`/api/projects/${projectId}/ownership`, { method: 'POST', body: { userId, was } });

export const addProjectMember = (projectId: number, member: NewMember) =>
  requestNothing(`/api/projects/${projectId}/members`, { method: 'POST', body: member });

export const changeProjectRole = (projectId: number, member: ProjectMember, role: MemberRole) =>
  requestNothing(`/api/projects/${projectId}/members/${member.userId}`, {
    method: 'PUT',
    body: { role, was: member.role },
  });

export const removeProjectMember = (projectId: number, member: ProjectMember) =>
  requestNothing(`/api/projects/${projectId}/members/${member.userId}`, { method: 'DELETE' });
