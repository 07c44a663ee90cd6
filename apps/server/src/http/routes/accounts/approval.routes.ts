import {
  acceptedInvitationSchema,
  approvalDecisionSchema,
  approvalRequestSchema,
  approvalResultSchema,
  emailConfirmationSchema,
  invitationSchema,
  invitedRegistrationSchema,
  tokenRequestSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApprovalService } from '../../../services/accounts/approval.service.ts';
import type { ProfileService } from '../../../services/accounts/profile.service.ts';
import type { InvitationService } from '../../../services/organisations/invitation.service.ts';
import { readCookie } from '../../plugins/session.ts';
import { browserOf, setSignInCookies } from '../../sign-in-cookies.ts';

interface Options {
  readonly approvals: ApprovalService;
  readonly invitations: InvitationService;
  readonly profiles: ProfileService;
  readonly isSecure: boolean;
  readonly attemptsPerMinute: number;
}

const tags = ['accounts'];
/** Without the password rule, which has its own error (WEAK_PASSWORD). */
const invitedFieldsSchema = z.object(invitedRegistrationSchema.shape);

/** Requests from the pages that mailed links open. They have no session; the token is the proof (U21). */
export function approvalRoutes(options: Options): FastifyPluginAsyncZod {
  const { approvals, invitations, profiles, isSecure, attemptsPerMinute } = options;
  const config = { rateLimit: { max: attemptsPerMinute, timeWindow: '1 minute' } };
  return async (app) => {
    app.post(
      '/api/approvals/request',
      {
        config,
        schema: {
          summary: 'The registration that an approval link is for',
          tags,
          body: tokenRequestSchema,
          response: { 200: approvalRequestSchema },
        },
      },
      async (request) => approvals.getRequest(request.body.token),
    );

    app.post(
      '/api/approvals',
      {
        config,
        schema: {
          summary: 'Approve or reject a registration',
          tags,
          body: approvalDecisionSchema,
          response: { 200: approvalResultSchema },
        },
      },
      async (request) => {
        const { token, decision: kind, reason } = request.body;
        return approvals.decide(token, kind === 'approve' ? { kind } : { kind, reason });
      },
    );

    app.post(
      '/api/invitations/account',
      {
        config,
        schema: {
          summary: 'The details of an invitation',
          tags,
          body: tokenRequestSchema,
          response: { 200: invitationSchema },
        },
      },
      async (request) => invitations.get(request.body.token),
    );

    app.post(
      '/api/invitations',
      {
        config,
        schema: {
          summary: 'Accept an invitation and sign in',
          tags,
          body: invitedFieldsSchema,
          response: { 201: acceptedInvitationSchema },
        },
      },
      async (request, reply) => {
        const { result, opened } = await invitations.accept(request.body, browserOf(request, isSecure));
        setSignInCookies(reply, opened, isSecure);
        reply.header('cache-control', 'no-store');
        return reply.status(201).send({ result, session: opened.session });
      },
    );

    app.post(
      '/api/email-confirmations',
      {
        config,
        schema: {
          summary: 'Confirm the email address of a registration, or a new address',
          tags,
          body: tokenRequestSchema,
          response: { 200: emailConfirmationSchema },
        },
      },
      async (request) => {
        const origin = { address: request.ip, deviceSecret: readCookie(request, 'device', isSecure) };
        return profiles.confirmEmail(request.body.token, request.currentUser, origin);
      },
    );
  };
}
