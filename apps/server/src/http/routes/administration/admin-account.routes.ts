import {
  districtAdminChangeSchema,
  districtAdminSchema,
  districtParameterSchema,
  passwordLinkSchema,
  successorSchema,
  userIdParameterSchema,
  userListSchema,
  userRemovalSchema,
  userSearchSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AdminUserService } from '../../../services/administration/admin-user.service.ts';
import type { DistrictAdminService } from '../../../services/administration/district-admin.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const tags = ['administration'];

export function districtAdminRoutes(districtAdmins: DistrictAdminService): FastifyPluginAsyncZod {
  const response = { 200: districtAdminSchema };
  return async (app) => {
    app.get(
      '/api/admin/district-admins',
      { schema: { summary: 'The reviewer of every district', tags, response: { 200: districtAdminSchema.array() } } },
      async (request) => districtAdmins.list(requireUser(request)),
    );

    app.put(
      '/api/admin/district-admins/:district',
      {
        schema: {
          summary: 'Set up or change the reviewer of a district',
          ...{ tags, params: districtParameterSchema, body: districtAdminChangeSchema, response },
        },
      },
      async (request) => districtAdmins.save(requireUser(request), request.params.district, request.body, request.ip),
    );

    app.post(
      '/api/admin/district-admins/:district/password-link',
      {
        schema: {
          summary: 'Email the reviewer a link to set a password',
          ...{ tags, params: districtParameterSchema, body: passwordLinkSchema, response },
        },
      },
      async (request) => districtAdmins.sendLink(requireUser(request), request.params.district, request.body.userId),
    );
  };
}

export function adminUserRoutes(users: AdminUserService): FastifyPluginAsyncZod {
  const params = userIdParameterSchema;
  return async (app) => {
    app.get(
      '/api/admin/users',
      {
        schema: {
          summary: 'All user accounts',
          ...{ tags, querystring: userSearchSchema, response: { 200: userListSchema } },
        },
      },
      async (request) => users.search(requireUser(request), request.query),
    );

    app.get(
      '/api/admin/users/:userId/successors',
      {
        schema: {
          summary: 'Users who can take over the projects of a user',
          ...{ tags, params, response: { 200: successorSchema.array() } },
        },
      },
      async (request) => users.listSuccessors(requireUser(request), request.params.userId),
    );

    app.delete(
      '/api/admin/users/:userId',
      {
        schema: {
          summary: 'Delete an account and transfer its projects',
          ...{ tags, params, body: userRemovalSchema, response: { 204: z.null() } },
        },
      },
      async (request, reply) => {
        await users.remove(requireUser(request), request.params.userId, request.body.successorId);
        return reply.status(204).send(null);
      },
    );
  };
}
