import multipart from '@fastify/multipart';
import {
  databaseEquipmentChangeSchema,
  databaseEquipmentSchema,
  databaseImportSchema,
  databaseParameterSchema,
  equipmentIdParameterSchema,
  importPreviewSchema,
  importQuerySchema,
  undoRequestSchema,
} from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CatalogueImportService } from '../../../services/catalogue/catalogue-import.service.ts';
import type { EquipmentDatabaseService } from '../../../services/catalogue/equipment-database.service.ts';
import { requireUser } from '../../authenticated-user.ts';
import { ONE_FILE, receiveFile } from '../../receive-file.ts';
import { sendCsv } from '../../send-file.ts';

const tags = ['administration'];
const params = databaseParameterSchema;
const description = 'multipart/form-data with one field, `file`: a CSV file with its column names in line 4.';
const MAX_FILE_BYTES = 5 * 1_048_576;
const FILE_NAMES = {
  equipment: 'Equipment database.csv',
  relationships: 'Relationship database.csv',
  'method-fits': 'Quieter methods that fit.csv',
  'equipment-classes': 'Classes and duties of equipment.csv',
  'static-plant': 'Static plant.csv',
} as const;

interface Dependencies {
  readonly imports: CatalogueImportService;
  readonly readingsPerMinute: number;
}

export function catalogueImportRoutes({ imports, readingsPerMinute }: Dependencies): FastifyPluginAsyncZod {
  const config = { rateLimit: { max: readingsPerMinute, timeWindow: '1 minute' } };
  const upload = { consumes: ['multipart/form-data'], description, tags, params };
  return async (app) => {
    await app.register(multipart, ONE_FILE);

    app.get(
      '/api/admin/databases/:database/file',
      { schema: { summary: 'A database of the catalogue as CSV', tags, params } },
      async (request, reply) => {
        const { database } = request.params;
        return sendCsv(reply, FILE_NAMES[database], await imports.write(requireUser(request), database));
      },
    );

    app.post(
      '/api/admin/databases/:database/reading',
      {
        config,
        schema: {
          summary: 'Preview the changes of an uploaded database',
          ...upload,
          response: { 200: importPreviewSchema },
        },
      },
      async (request) =>
        imports.read(requireUser(request), request.params.database, (path) =>
          receiveFile(request, path, MAX_FILE_BYTES),
        ),
    );

    app.post(
      '/api/admin/databases/:database/imports',
      {
        config,
        schema: {
          summary: 'Import an uploaded database as it was previewed',
          ...{ ...upload, querystring: importQuerySchema, response: { 200: databaseImportSchema } },
        },
      },
      async (request) =>
        imports.store(requireUser(request), request.params.database, request.query, (path) =>
          receiveFile(request, path, MAX_FILE_BYTES),
        ),
    );

    app.get(
      '/api/admin/databases/:database/imports/last',
      { schema: { summary: 'The latest import', tags, params, response: { 200: databaseImportSchema.nullable() } } },
      async (request) => imports.findLast(requireUser(request), request.params.database),
    );

    app.post(
      '/api/admin/databases/:database/undo',
      {
        schema: {
          summary: 'Undo the latest import',
          ...{ tags, params, body: undoRequestSchema, response: { 200: databaseImportSchema.nullable() } },
        },
      },
      async (request) => imports.undo(requireUser(request), request.params.database, request.body.importId),
    );
  };
}

export function equipmentDatabaseRoutes(equipment: EquipmentDatabaseService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/admin/equipment',
      {
        schema: { summary: 'The equipment database', tags, response: { 200: databaseEquipmentSchema.array() } },
      },
      async (request) => equipment.list(requireUser(request)),
    );

    app.put(
      '/api/admin/equipment/:equipmentId',
      {
        schema: {
          summary: 'Update equipment in the database',
          ...{ tags, params: equipmentIdParameterSchema, body: databaseEquipmentChangeSchema },
          response: { 200: databaseEquipmentSchema },
        },
      },
      async (request) => equipment.change(requireUser(request), request.params.equipmentId, request.body),
    );
  };
}
