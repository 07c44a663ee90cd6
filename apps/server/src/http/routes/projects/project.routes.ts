import {
  availabilitySchema,
  copySchema,
  deletionSchema,
  idParameterSchema,
  informationChangeSchema,
  newProjectSchema,
  programmeSchema,
  progressQuerySchema,
  projectListQuerySchema,
  projectMapSchema,
  projectProgressSchema,
  projectSchema,
  projectSummarySchema,
  titleCheckSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CopyService } from '../../../services/projects/copy.service.ts';
import type { ProgressService } from '../../../services/projects/progress.service.ts';
import type { ProjectService } from '../../../services/projects/project.service.ts';
import type { ProjectEditingService } from '../../../services/projects/project-editing.service.ts';
import type { SampleService } from '../../../services/projects/sample.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { sendLargeWithList } from '../../large-response.ts';
import { readsProjects } from '../../token-scope.ts';

const tags = ['projects'];
const params = idParameterSchema;

export function projectRoutes(projects: ProjectService, progress: ProgressService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/projects',
      {
        config: readsProjects,
        schema: {
          summary: 'Projects the user can open',
          tags,
          querystring: projectListQuerySchema,
          response: { 200: z.array(projectSummarySchema) },
        },
      },
      async (request) => projects.list(requireUser(request), request.query.list),
    );

    app.get(
      '/api/projects/progress',
      {
        schema: {
          summary: 'Steps, next step and newest levels of some of the user’s projects',
          tags,
          querystring: progressQuerySchema,
          response: { 200: z.array(projectProgressSchema) },
        },
      },
      async (request) => progress.list(requireUser(request), readIds(request.query.ids)),
    );

    app.get(
      '/api/projects/:projectId/steps',
      {
        schema: {
          summary: 'What is done, missing or out of date in each step',
          tags,
          params,
          response: { 200: projectProgressSchema },
        },
      },
      async (request) => progress.get(requireUser(request), request.params.projectId),
    );

    app.get(
      '/api/projects/:projectId',
      { config: readsProjects, schema: { summary: 'One project', tags, params, response: { 200: projectSchema } } },
      async (request) => projects.get(requireUser(request), request.params.projectId),
    );

    app.get(
      '/api/projects/:projectId/map',
      {
        config: readsProjects,
        schema: { summary: 'Site, zones and receivers', tags, params, response: { 200: projectMapSchema } },
      },
      async (request, reply) =>
        sendLargeWithList(reply, 'receivers', () => projects.getMap(requireUser(request), request.params.projectId)),
    );

    app.get(
      '/api/projects/:projectId/programme',
      {
        config: readsProjects,
        schema: { summary: 'Activities and their equipment', tags, params, response: { 200: programmeSchema } },
      },
      async (request) => projects.getProgramme(requireUser(request), request.params.projectId),
    );
  };
}

export const readIds = (ids: string): number[] => ids.split(',').map(Number);

interface EditingServices {
  readonly editing: ProjectEditingService;
  readonly copies: CopyService;
  readonly samples: SampleService;
}

export function projectEditingRoutes({ editing, copies, samples }: EditingServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/projects',
      { schema: { summary: 'Create a project', tags, body: newProjectSchema, response: { 201: projectSchema } } },
      async (request, reply) => reply.status(201).send(await editing.create(requireUser(request), request.body)),
    );

    app.post(
      '/api/projects/sample',
      { schema: { summary: 'Create a sample project', tags, response: { 201: projectSchema } } },
      async (request, reply) => reply.status(201).send(await samples.create(requireUser(request))),
    );

    app.post(
      '/api/projects/title-check',
      {
        schema: {
          summary: 'Check whether a title is available among the user’s projects',
          tags,
          body: titleCheckSchema,
          response: { 200: availabilitySchema },
        },
      },
      async (request) => {
        const { title, exceptProjectId } = request.body;
        return { isAvailable: await editing.isTitleAvailable(requireUser(request), title, exceptProjectId) };
      },
    );

    app.put(
      '/api/projects/:projectId/information',
      {
        schema: {
          summary: 'Update the project information',
          tags,
          params,
          body: informationChangeSchema,
          response: { 200: projectSchema },
        },
      },
      async (request) => editing.changeInformation(requireUser(request), request.params.projectId, request.body),
    );

    app.post(
      '/api/projects/:projectId/copies',
      {
        schema: {
          summary: 'Save as new version or new project',
          tags,
          params,
          body: copySchema,
          response: { 201: projectSchema },
        },
      },
      async (request, reply) =>
        reply.status(201).send(await copies.create(requireUser(request), request.params.projectId, request.body)),
    );

    app.delete(
      '/api/projects/:projectId',
      { schema: { summary: 'Delete a project', tags, params, body: deletionSchema, response: { 204: z.null() } } },
      async (request, reply) => {
        await editing.remove(requireUser(request), request.params.projectId, request.body.revision);
        return reply.status(204).send(null);
      },
    );
  };
}
