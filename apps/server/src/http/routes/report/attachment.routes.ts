import multipart from '@fastify/multipart';
import { attachmentParametersSchema, attachmentSchema, idParameterSchema } from '@quietsite/contracts';
import { MAX_MATERIAL_BYTES } from '@quietsite/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AttachmentService } from '../../../services/report/attachment.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { ONE_FILE, receiveFile } from '../../receive-file.ts';
import { sendFile } from '../../send-file.ts';

const tags = ['report'];
const path = '/api/projects/:projectId/attachments';

interface Dependencies {
  readonly attachments: AttachmentService;
  readonly uploadsPerMinute: number;
}

export function attachmentRoutes({ attachments, uploadsPerMinute }: Dependencies): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, ONE_FILE);

    app.post(
      path,
      {
        config: { rateLimit: { max: uploadsPerMinute, timeWindow: '1 minute' } },
        schema: {
          summary: 'Upload an attachment to the plan',
          description: 'multipart/form-data with one field, `file`: PDF, PNG, JPEG, DOCX or XLSX of at most 20 MB.',
          tags,
          consumes: ['multipart/form-data'],
          params: idParameterSchema,
          response: { 201: attachmentSchema },
        },
      },
      async (request, reply) => {
        const receive = (target: string) => receiveFile(request, target, MAX_MATERIAL_BYTES);
        return reply.status(201).send(await attachments.add(requireUser(request), request.params.projectId, receive));
      },
    );

    app.get(
      `${path}/:attachmentId`,
      { schema: { summary: 'Download an attachment', tags, params: attachmentParametersSchema } },
      async (request, reply) => {
        const { projectId, attachmentId } = request.params;
        return sendFile(reply, await attachments.openFile(requireUser(request), projectId, attachmentId));
      },
    );

    app.delete(
      `${path}/:attachmentId`,
      {
        schema: {
          summary: 'Remove an attachment',
          tags,
          params: attachmentParametersSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { projectId, attachmentId } = request.params;
        await attachments.remove(requireUser(request), projectId, attachmentId);
        return reply.status(204).send(null);
      },
    );
  };
}
