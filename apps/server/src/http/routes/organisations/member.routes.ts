import {
  activityPageSchema,
  activityQuerySchema,
  candidateSchema,
  idParameterSchema,
  memberParametersSchema,
  memberRoleChangeSchema,
  memberSearchSchema,
  newMemberSchema,
  ownershipSchema,
  projectMembersSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { MemberService } from '../../../services/organisations/member.service.ts';
import type { OwnershipService } from '../../../services/organisations/ownership.service.ts';
import type { ActivityService } from '../../../services/projects/activity.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const tags = ['members'];
const params = idParameterSchema;
const noContent = { 204: z.null() };

export function memberRoutes(members: MemberService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/projects/:projectId/members',
      { schema: { summary: 'The members of the project', tags, params, response: { 200: projectMembersSchema } } },
      async (request) => members.list(requireUser(request), request.params.projectId),
    );

    app.post(
      '/api/projects/:projectId/members',
      { schema: { summary: 'Add a member', tags, params, body: newMemberSchema, response: { 201: z.null() } } },
      async (request, reply) => {
        await members.add(requireUser(request), request.params.projectId, request.body);
        return reply.status(201).send(null);
      },
    );

    app.put(
      '/api/projects/:projectId/members/:userId',
      {
        schema: {
          summary: 'Change the role of a member',
          tags,
          params: memberParametersSchema,
          body: memberRoleChangeSchema,
          response: noContent,
        },
      },
      async (request, reply) => {
        const { projectId, userId } = request.params;
        await members.changeRole(requireUser(request), projectId, userId, request.body);
        return reply.status(204).send(null);
      },
    );

    app.delete(
      '/api/projects/:projectId/members/:userId',
      { schema: { summary: 'Remove a member', tags, params: memberParametersSchema, response: noContent } },
      async (request, reply) => {
        const { projectId, userId } = request.params;
        await members.remove(requireUser(request), projectId, userId);
        return reply.status(204).send(null);
      },
    );

    app.post(
      '/api/projects/:projectId/member-search',
      {
        schema: {
          summary: 'Search for people who can be added as members',
          tags,
          params,
          body: memberSearchSchema,
          response: { 200: z.array(candidateSchema) },
        },
      },
      async (request) => members.search(requireUser(request), request.params.projectId, request.body.text),
    );
  };
}

interface TeamServices {
  readonly ownership: OwnershipService;
  readonly activity: ActivityService;
}

export function teamRoutes({ ownership, activity }: TeamServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/projects/:projectId/ownership',
      {
        schema: {
          summary: 'Transfer ownership within the company',
          tags,
          params,
          body: ownershipSchema,
          response: noContent,
        },
      },
      async (request, reply) => {
        await ownership.transfer(requireUser(request), request.params.projectId, request.body);
        return reply.status(204).send(null);
      },
    );

    app.get(
      '/api/projects/:projectId/activity',
      {
        schema: {
          summary: 'The activity of the project, newest first',
          tags,
          params,
          querystring: activityQuerySchema,
          response: { 200: activityPageSchema },
        },
      },
      async (request) => activity.list(requireUser(request), request.params.projectId, request.query.before),
    );
  };
}
