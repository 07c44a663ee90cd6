import multipart from '@fastify/multipart';
import { idParameterSchema, materialParametersSchema, supportMaterialSchema } from '@quietsite/contracts';
import { MAX_MATERIAL_BYTES } from '@quietsite/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { MaterialService } from '../../../services/equipment/material.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { ONE_FILE, receiveFile } from '../../receive-file.ts';
import { sendFile } from '../../send-file.ts';

const tags = ['equipment'];
const path = '/api/projects/:projectId/materials';

interface Dependencies {
  readonly materials: MaterialService;
  readonly uploadsPerMinute: number;
}

export function materialRoutes({ materials, uploadsPerMinute }: Dependencies): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, ONE_FILE);

    app.post(
      path,
      {
        config: { rateLimit: { max: uploadsPerMinute, timeWindow: '1 minute' } },
        schema: {
          summary: 'Upload a supporting file for an equipment row',
          description: 'multipart/form-data with one field, `file`: PDF, PNG, JPEG, DOCX or XLSX of at most 20 MB.',
          tags,
          consumes: ['multipart/form-data'],
          params: idParameterSchema,
          response: { 201: supportMaterialSchema },
        },
      },
      async (request, reply) => {
        const receive = (target: string) => receiveFile(request, target, MAX_MATERIAL_BYTES);
        return reply.status(201).send(await materials.add(requireUser(request), request.params.projectId, receive));
      },
    );

    app.get(
      `${path}/:materialId`,
      { schema: { summary: 'Download a supporting file', tags, params: materialParametersSchema } },
      async (request, reply) => {
        const { projectId, materialId } = request.params;
        return sendFile(reply, await materials.openFile(requireUser(request), projectId, materialId));
      },
    );

    app.delete(
      `${path}/:materialId`,
      {
        schema: {
          summary: 'Remove a supporting file, also from its equipment row',
          tags,
          params: materialParametersSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { projectId, materialId } = request.params;
        await materials.remove(requireUser(request), projectId, materialId);
        return reply.status(204).send(null);
      },
    );
  };
}
