import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Measures times per route pattern, never per URL, so that no id or name ends up in a label. */
export function measureRequests(app: FastifyInstance, version: string): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const build = { name: 'quietsite_build_info', help: 'Always 1; the version is its label', registers: [registry] };
  new Gauge({ ...build, labelNames: ['version'] }).set({ version }, 1);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    duration
      .labels(request.method, request.routeOptions.url ?? 'none', String(reply.statusCode))
      .observe(reply.elapsedTime / 1_000);
  });
  return registry;
}
