import { kindWordChangeSchema } from '@quietsite/contracts';
import { kindWordTableSchema } from '@quietsite/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { KindWordService } from '../../../services/administration/kind-word.service.ts';
import { requireUser } from '../../authenticated-user.ts';

const PATH = '/api/admin/kind-words';
const tags = ['administration'];
const response = { 200: kindWordTableSchema };

export function kindWordRoutes(words: KindWordService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      PATH,
      {
        schema: {
          summary: 'The words of the building layer that propose kinds of receivers, and the words that propose none',
          ...{ tags, response },
        },
      },
      async (request) => words.get(requireUser(request)),
    );

    app.put(
      PATH,
      {
        schema: {
          summary: 'Add, change or remove a word',
          description: 'A word is compared without regard to case and outer spaces. No project changes.',
          ...{ tags, body: kindWordChangeSchema, response },
        },
      },
      async (request) => words.change(requireUser(request), request.body),
    );
  };
}
