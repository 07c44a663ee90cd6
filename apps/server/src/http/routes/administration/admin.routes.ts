import {
  companyInvitationSchema,
  pendingAccountSchema,
  pendingApprovalSchema,
  rejectionSchema,
  userIdParameterSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { PendingAccountService } from '../../../services/accounts/pending-account.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { pageLanguage } from '../../page-language.ts';

const tags = ['administration'];
const params = userIdParameterSchema;
const noContent = { 204: z.null() };

export function adminRoutes(pendingAccounts: PendingAccountService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/pending-accounts',
      {
        schema: {
          summary: 'Company admins waiting for approval',
          tags,
          response: { 200: z.array(pendingAccountSchema) },
        },
      },
      async (request) => pendingAccounts.list(requireUser(request)),
    );

    app.post(
      '/api/admin/pending-accounts/:userId/approval',
      {
        schema: {
          summary: 'Approve a company admin, or assign the registration to a company',
          tags,
          params,
          body: pendingApprovalSchema.nullish(),
          response: noContent,
        },
      },
      async (request, reply) => {
        const joinCompanyId = request.body?.joinCompanyId ?? null;
        await pendingAccounts.approve(requireUser(request), request.params.userId, joinCompanyId);
        return reply.status(204).send(null);
      },
    );

    app.delete(
      '/api/admin/pending-accounts/:userId',
      {
        schema: {
          summary: 'Reject a registration',
          ...{ tags, params, body: rejectionSchema.nullish(), response: noContent },
        },
      },
      async (request, reply) => {
        const reason = request.body?.reason ?? '';
        await pendingAccounts.reject(requireUser(request), request.params.userId, reason);
        return reply.status(204).send(null);
      },
    );

    app.post(
      '/api/admin/invitations',
      {
        schema: { summary: 'Set up a company admin', tags, body: companyInvitationSchema, response: { 201: z.null() } },
      },
      async (request, reply) => {
        await pendingAccounts.inviteAdmin(requireUser(request), request.body, pageLanguage(request));
        return reply.status(201).send(null);
      },
    );
  };
}
