import type { FastifyPluginAsync } from 'fastify';
import type { Registry } from 'prom-client';
import { AppError } from '../../errors.ts';

/** healthz: the process lives. readyz: it can do its work. metrics: for the operator's own network only. */
export function healthRoutes(isReady: () => Promise<boolean>, registry: Registry): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
    app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async () => {
      if (!(await isReady().catch(() => false))) throw new AppError('UNAVAILABLE');
      return { status: 'ready' };
    });
    app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) =>
      reply.type(registry.contentType).send(await registry.metrics()),
    );
  };
}
