import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { VirusCheck } from '../integrations/virus-check/virus-check.ts';
import { compressResponses } from './compression.ts';
import { handleErrors } from './plugins/errors.ts';
import { shutDownGracefully } from './plugins/graceful-shutdown.ts';
import { measureRequests } from './plugins/metrics.ts';
import { trackRequesters } from './plugins/requester.ts';
import { preventCaching, refuseCrossOrigin, secureHeaders } from './plugins/security.ts';
import { identify } from './plugins/session.ts';
import { traceRequests } from './plugins/trace.ts';
import { serveWeb } from './plugins/web.ts';
import { measureWork } from './plugins/work-metrics.ts';
import { checkUploads } from './receive-file.ts';
import { describeRoute, securitySchemes } from './route-description.ts';
import { type RouteServices, registerRoutes } from './routes.ts';

export interface HttpSettings {
  readonly publicOrigin: string;
  readonly version: string;
  readonly tileHosts: readonly string[];
  readonly webDirectory: string;
  readonly ratePerMinute: number;
  readonly ogcPerMinute: number;
  /** For recently requested tiles. */
  readonly tileCacheMegabytes: number;
  /** For a remote monitoring system; blank if there is none. */
  readonly metricsToken: string;
  /** Checks every upload; null if there is none. */
  readonly virusCheck: VirusCheck | null;
  readonly logger: FastifyBaseLogger;
}

/** Registers the plugins in the order in which a request passes them. */
export async function createHttpServer(services: RouteServices, settings: HttpSettings): Promise<FastifyInstance> {
  const isSecure = settings.publicOrigin.startsWith('https:');
  const app = Fastify({
    loggerInstance: settings.logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: 'loopback',
    bodyLimit: 1_048_576,
    forceCloseConnections: 'idle',
    // Requests that arrive during shutdown are still served: after a 503 a proxy does not send them elsewhere.
    return503OnClosing: false,
    rewriteUrl: ({ url }) => readableAddress(url),
    routerOptions: { caseSensitive: false, maxParamLength: MAX_SEGMENT_LENGTH },
  });
  // Only JSON or a form with a file: content types that a foreign page could send without a preflight are refused
  // (U18).
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  traceRequests(app);
  handleErrors(app);
  // Unknown expectations are ignored; Node would respond itself, without the application's headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onSend', async (request, reply) => void reply.header('x-request-id', request.id));
  shutDownGracefully(app);
  const registry = measureRequests(app, settings.version);
  await secureHeaders(app, settings.tileHosts, isSecure);
  preventCaching(app);
  compressResponses(app);
  refuseCrossOrigin(app, settings.publicOrigin);
  await app.register(rateLimit, { global: false });
  await app.register(cookie);
  identify(app, services.sessions, services.tokens, isSecure);
  trackRequesters(app);
  checkUploads(app, settings.virusCheck);
  await describeApi(app, settings.version);
  const { ratePerMinute, ogcPerMinute, tileCacheMegabytes, metricsToken } = settings;
  const refreshMetrics = measureWork(registry, services.workload.read);
  const limits = { ratePerMinute, ogcPerMinute, tileCacheMegabytes };
  await registerRoutes(app, services, { isSecure, ...limits, metricsToken, registry, refreshMetrics });
  if (settings.webDirectory) await serveWeb(app, settings.webDirectory);
  return app;
}

async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'QuietSite',
        version,
        description: 'Construction noise assessment for Hong Kong. Coordinates are EPSG:2326, dates are yyyy-mm-dd.',
        license: { name: 'Apache-2.0' },
      },
      components: { securitySchemes },
    },
    transform: describeRoute,
  });
}

/** The router's own limit for one path segment. */
const MAX_SEGMENT_LENGTH = 200;
/** No route has this path: an unreadable URL becomes 'not found', with the usual headers and error format. */
const UNREADABLE = '/unreadable';

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return path.split('/').every((segment) => segment.length <= MAX_SEGMENT_LENGTH);
  } catch {
    return false;
  }
}

/** The framework would respond to such URLs itself, without the application's headers, and echo them. */
export const readableAddress = (url = '/'): string => (isReadable(url.split('?', 1)[0] ?? '') ? url : UNREADABLE);
