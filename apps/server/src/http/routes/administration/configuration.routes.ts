import { configurationSchema } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ConfigurationService } from '../../../services/administration/configuration.service.ts';

export function configurationRoutes(configuration: ConfigurationService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/configuration',
      {
        schema: {
          summary: 'The configuration needed before sign-in',
          tags: ['configuration'],
          response: { 200: configurationSchema },
        },
      },
      async () => configuration.get(),
    );
  };
}
