import {
  accountLinkSentSchema,
  invitationIdParameterSchema,
  openInvitationSchema,
  userIdParameterSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AdminAccountService } from '../../../services/administration/admin-account.service.ts';
import type { AdminInvitationService } from '../../../services/administration/admin-invitation.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { pageLanguage } from '../../page-language.ts';

const tags = ['administration'];
const noContent = { 204: z.null() };

/** Lets a person in again, or keeps one out for a while. */
export function accountHelpRoutes(accounts: AdminAccountService): FastifyPluginAsyncZod {
  const params = userIdParameterSchema;
  return async (app) => {
    app.post(
      '/api/admin/users/:userId/unlock',
      { schema: { summary: 'Unlock an account', tags, params, response: noContent } },
      async (request, reply) => {
        await accounts.unlock(requireUser(request), request.params.userId);
        return reply.status(204).send(null);
      },
    );

    app.post(
      '/api/admin/users/:userId/link',
      {
        schema: {
          summary: 'Email the link that a person needs to sign in',
          ...{ tags, params, response: { 200: accountLinkSentSchema } },
        },
      },
      async (request) => accounts.sendLink(requireUser(request), request.params.userId),
    );

    app.post(
      '/api/admin/users/:userId/deactivation',
      { schema: { summary: 'Deactivate an account', tags, params, response: noContent } },
      async (request, reply) => {
        await accounts.deactivate(requireUser(request), request.params.userId);
        return reply.status(204).send(null);
      },
    );

    app.delete(
      '/api/admin/users/:userId/deactivation',
      { schema: { summary: 'Activate an account again', tags, params, response: noContent } },
      async (request, reply) => {
        await accounts.reactivate(requireUser(request), request.params.userId);
        return reply.status(204).send(null);
      },
    );
  };
}

export function openInvitationRoutes(invitations: AdminInvitationService): FastifyPluginAsyncZod {
  const params = invitationIdParameterSchema;
  return async (app) => {
    app.get(
      '/api/admin/invitations',
      {
        schema: { summary: 'Open invitations of all companies', tags, response: { 200: openInvitationSchema.array() } },
      },
      async (request) => invitations.list(requireUser(request)),
    );

    app.post(
      '/api/admin/invitations/:invitationId/resend',
      { schema: { summary: 'Resend an invitation of any company', tags, params, response: noContent } },
      async (request, reply) => {
        await invitations.resend(requireUser(request), request.params.invitationId, pageLanguage(request));
        return reply.status(204).send(null);
      },
    );

    app.delete(
      '/api/admin/invitations/:invitationId',
      { schema: { summary: 'Withdraw an invitation of any company', tags, params, response: noContent } },
      async (request, reply) => {
        await invitations.withdraw(requireUser(request), request.params.invitationId);
        return reply.status(204).send(null);
      },
    );
  };
}
