import {
  invitationIdParameterSchema,
  invitationRequestSchema,
  memberRemovalSchema,
  organisationProjectSchema,
  organisationRoleChangeSchema,
  organisationSchema,
  userIdParameterSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { OrganisationService } from '../../../services/organisations/organisation.service.ts';
import type { OrganisationMemberService } from '../../../services/organisations/organisation-member.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { pageLanguage } from '../../page-language.ts';

interface Options {
  readonly organisations: OrganisationService;
  readonly organisationMembers: OrganisationMemberService;
}

const tags = ['organisation'];
const noContent = { 204: z.null() };

export function organisationRoutes({ organisations, organisationMembers }: Options): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(organisationMemberRoutes(organisationMembers));

    app.get(
      '/api/organisation',
      { schema: { summary: 'The user’s company and its members', tags, response: { 200: organisationSchema } } },
      async (request) => organisations.get(requireUser(request)),
    );

    app.get(
      '/api/organisation/projects',
      { schema: { summary: 'Company projects', tags, response: { 200: z.array(organisationProjectSchema) } } },
      async (request) => organisations.listProjects(requireUser(request)),
    );

    app.post(
      '/api/organisation/invitations',
      { schema: { summary: 'Invite a member', tags, body: invitationRequestSchema, response: { 201: z.null() } } },
      async (request, reply) => {
        await organisations.invite(requireUser(request), request.body, pageLanguage(request));
        return reply.status(201).send(null);
      },
    );

    app.post(
      '/api/organisation/invitations/:invitationId/resend',
      { schema: { summary: 'Resend an invitation', tags, params: invitationIdParameterSchema, response: noContent } },
      async (request, reply) => {
        await organisations.resendInvitation(requireUser(request), request.params.invitationId, pageLanguage(request));
        return reply.status(204).send(null);
      },
    );

    app.delete(
      '/api/organisation/invitations/:invitationId',
      { schema: { summary: 'Withdraw an invitation', tags, params: invitationIdParameterSchema, response: noContent } },
      async (request, reply) => {
        await organisations.revokeInvitation(requireUser(request), request.params.invitationId);
        return reply.status(204).send(null);
      },
    );
  };
}

function organisationMemberRoutes(members: OrganisationMemberService): FastifyPluginAsyncZod {
  const params = userIdParameterSchema;
  return async (app) => {
    app.post(
      '/api/organisation/members/:userId/approval',
      { schema: { summary: 'Approve a member', tags, params, response: noContent } },
      async (request, reply) => {
        await members.approve(requireUser(request), request.params.userId);
        return reply.status(204).send(null);
      },
    );

    app.delete(
      '/api/organisation/members/:userId',
      {
        schema: {
          summary: 'Remove a member or reject a registration',
          tags,
          params,
          body: memberRemovalSchema.nullish(),
          response: noContent,
        },
      },
      async (request, reply) => {
        const removal = request.body ?? { successorId: null, was: null, reason: '' };
        await members.remove(requireUser(request), request.params.userId, removal);
        return reply.status(204).send(null);
      },
    );

    app.put(
      '/api/organisation/members/:userId/role',
      { schema: { summary: 'Change a role', tags, params, body: organisationRoleChangeSchema, response: noContent } },
      async (request, reply) => {
        await members.changeRole(requireUser(request), request.params.userId, request.body);
        return reply.status(204).send(null);
      },
    );
  };
}
