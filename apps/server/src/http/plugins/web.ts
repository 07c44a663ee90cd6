import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built application. Files with a hash in their name never change; every page URL returns index.html. The
 * build stores a compressed copy next to each text file.
 */
export async function serveWeb(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: directory,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const isPage = (url: string) => !/^\/(api|tiles|ogc|assets|healthz|readyz|metrics)(\/|$|\?)/i.test(url);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (!isPage(request.url)) return reply.callNotFound();
    return reply.sendFile('index.html');
  });
}
