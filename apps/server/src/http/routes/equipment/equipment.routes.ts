import multipart from '@fastify/multipart';
import {
  equipmentChangeSchema,
  equipmentFileSchema,
  idParameterSchema,
  optionalTaskQuerySchema,
  savedEquipmentSchema,
  taskQuerySchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { EquipmentService } from '../../../services/equipment/equipment.service.ts';
import type { EquipmentFileService } from '../../../services/equipment/equipment-file.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { ONE_FILE, receiveFile } from '../../receive-file.ts';

const tags = ['equipment'];
const params = idParameterSchema;
/** Enough for the maximum number of rows in a project. */
const bodyLimit = 16 * 1_048_576;
const MAX_FILE_BYTES = 5 * 1_048_576;

interface Dependencies {
  readonly equipment: EquipmentService;
  readonly equipmentFiles: EquipmentFileService;
  readonly readingsPerMinute: number;
}

export function equipmentRoutes({ equipment, equipmentFiles, readingsPerMinute }: Dependencies): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, ONE_FILE);

    app.put(
      '/api/projects/:projectId/equipment',
      {
        bodyLimit,
        schema: {
          summary: 'Save the equipment of the changed activities',
          ...{ tags, params, body: equipmentChangeSchema, response: { 200: savedEquipmentSchema } },
        },
      },
      async (request) => equipment.save(requireUser(request), request.params.projectId, request.body),
    );

    app.post(
      '/api/projects/:projectId/equipment/reading',
      {
        config: { rateLimit: { max: readingsPerMinute, timeWindow: '1 minute' } },
        schema: {
          summary: 'Rows of an uploaded equipment table, for a preview',
          description:
            'multipart/form-data with one field, `file`: a CSV file with its column names in line 6, or above its rows.',
          consumes: ['multipart/form-data'],
          ...{ tags, params, querystring: taskQuerySchema, response: { 200: equipmentFileSchema } },
        },
      },
      async (request) =>
        equipmentFiles.read(requireUser(request), request.params.projectId, request.query.taskId, (path) =>
          receiveFile(request, path, MAX_FILE_BYTES),
        ),
    );

    app.get(
      '/api/projects/:projectId/equipment/template.csv',
      {
        schema: {
          summary: 'The equipment template, empty or with the saved rows of an activity',
          tags,
          params,
          querystring: optionalTaskQuerySchema,
        },
      },
      async (request, reply) => {
        const { projectId } = request.params;
        const file = await equipmentFiles.getTemplate(requireUser(request), projectId, request.query.taskId);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="Equipment.csv"')
          .header('cache-control', 'private, no-store')
          .send(file);
      },
    );
  };
}
