import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { AppError } from '../../../errors.ts';

interface Settings {
  readonly registry: Registry;
  /** Updates the metrics that are not counted as they happen. */
  readonly refreshMetrics: () => Promise<void>;
  /** Blank means that other machines get no metrics. */
  readonly metricsToken: string;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Allowed are this machine, but not a proxy on it, and clients with the token. */
function canReadMetrics({ ip, headers }: FastifyRequest, token: string): boolean {
  if (LOOPBACK.test(ip)) return true;
  return token !== '' && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

/** healthz: the process is alive. readyz: it can do its work. metrics: for the operator only. */
export function healthRoutes(
  isReady: () => Promise<boolean>,
  { registry, refreshMetrics, metricsToken }: Settings,
): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
    app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async () => {
      if (!(await isReady().catch(() => false))) throw new AppError('UNAVAILABLE');
      return { status: 'ready' };
    });
    app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
      if (!canReadMetrics(request, metricsToken)) throw new AppError('NOT_FOUND');
      await refreshMetrics();
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  };
}
