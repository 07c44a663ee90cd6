import multipart from '@fastify/multipart';
import { idParameterSchema, shapeFileSchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ShapeFileService } from '../../../services/site/shape-file.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { ONE_FILE, receiveFile } from '../../receive-file.ts';

const MAX_FILE_BYTES = 20 * 1_048_576;

interface Dependencies {
  readonly shapeFiles: ShapeFileService;
  readonly readingsPerMinute: number;
}

export function shapeFileRoutes({ shapeFiles, readingsPerMinute }: Dependencies): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(multipart, ONE_FILE);

    app.post(
      '/api/projects/:projectId/shapes',
      {
        config: { rateLimit: { max: readingsPerMinute, timeWindow: '1 minute' } },
        schema: {
          summary: 'Polygons of an uploaded file, for a preview',
          description:
            'multipart/form-data with one field, `file`: a zipped shapefile, GeoJSON, KML, GeoPackage or DXF.',
          tags: ['site'],
          consumes: ['multipart/form-data'],
          params: idParameterSchema,
          response: { 200: shapeFileSchema },
        },
      },
      async (request) =>
        shapeFiles.read(requireUser(request), request.params.projectId, (path) =>
          receiveFile(request, path, MAX_FILE_BYTES),
        ),
    );
  };
}
