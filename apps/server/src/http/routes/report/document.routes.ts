import {
  createDocumentSchema,
  documentListSchema,
  documentParametersSchema,
  documentSchema,
  idParameterSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { DocumentService } from '../../../services/report/document.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { sendFile } from '../../send-file.ts';
import { readsProjects } from '../../token-scope.ts';

const tags = ['documents'];

export function documentRoutes(documents: DocumentService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/projects/:projectId/documents',
      {
        schema: {
          summary: 'Create a PDF from the current results',
          tags,
          params: idParameterSchema,
          body: createDocumentSchema,
          response: { 202: documentSchema },
        },
      },
      async (request, reply) => {
        const { projectId } = request.params;
        return reply.status(202).send(await documents.create(requireUser(request), projectId, request.body.kind));
      },
    );

    app.get(
      '/api/projects/:projectId/documents',
      {
        config: readsProjects,
        schema: {
          summary: 'The latest document of each kind',
          tags,
          params: idParameterSchema,
          response: { 200: documentListSchema },
        },
      },
      async (request) => documents.list(requireUser(request), request.params.projectId),
    );

    app.get(
      '/api/documents/:documentId',
      {
        config: readsProjects,
        schema: {
          summary: 'The status of a document',
          tags,
          params: documentParametersSchema,
          response: { 200: documentSchema },
        },
      },
      async (request) => documents.get(requireUser(request), request.params.documentId),
    );

    app.get(
      '/api/documents/:documentId/file',
      { config: readsProjects, schema: { summary: 'Download the PDF', tags, params: documentParametersSchema } },
      async (request, reply) =>
        sendFile(reply, await documents.openFile(requireUser(request), request.params.documentId)),
    );
  };
}
