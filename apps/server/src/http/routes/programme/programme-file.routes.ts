import multipart from '@fastify/multipart';
import { idParameterSchema, programmeFileSchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MAX_FILE_BYTES } from '../../../integrations/programme-file/limits.ts';
import type { ProgrammeFileService } from '../../../services/programme/programme-file.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { ONE_FILE, receiveFile } from '../../receive-file.ts';

interface Dependencies {
  readonly programmeFiles: ProgrammeFileService;
  readonly readingsPerMinute: number;
}

export function programmeFileRoutes({ programmeFiles, readingsPerMinute }: Dependencies): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, ONE_FILE);

    app.post(
      '/api/projects/:projectId/schedule/reading',
      {
        config: { rateLimit: { max: readingsPerMinute, timeWindow: '1 minute' } },
        schema: {
          summary: 'Activities of an uploaded programme, for a preview',
          description:
            'multipart/form-data with one field, `file`: CSV, Excel (.xlsx), Microsoft Project XML or Primavera P6 XER.',
          tags: ['schedule'],
          consumes: ['multipart/form-data'],
          params: idParameterSchema,
          response: { 200: programmeFileSchema },
        },
      },
      async (request) =>
        programmeFiles.read(requireUser(request), request.params.projectId, (path) =>
          receiveFile(request, path, MAX_FILE_BYTES),
        ),
    );
  };
}
