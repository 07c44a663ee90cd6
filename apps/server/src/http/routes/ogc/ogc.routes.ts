import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PRODUCT_VERSION } from '../../../config/version.ts';
import { AppError } from '../../../errors.ts';
import type { OgcScope, OgcService } from '../../../services/ogc/ogc.service.ts';
import { CRS_URI, type OgcCrs } from '../../../services/ogc/ogc-crs.ts';
import { requireUser } from '../../authenticated-user.ts';
import {
  CONFORMANCE,
  collectionDocument,
  collectionList,
  featureCollection,
  GEOJSON_TYPE,
  landingPage,
  OPENAPI_TYPE,
} from '../../ogc/documents.ts';
import { describeService } from '../../ogc/openapi.ts';
import { readsLayers } from '../../token-scope.ts';

const UNSCOPED: OgcScope = { projectId: null };
const hidden = { schema: { hide: true }, config: readsLayers };

interface Dependencies {
  readonly ogc: OgcService;
  /** Per person, across all their tokens. */
  readonly requestsPerMinute: number;
}
const scopeSchema = z.object({ projectId: z.coerce.number().int().min(1).max(2_147_483_647) });
interface Parameters {
  readonly collectionId: string;
  readonly featureId: string;
}

/** OGC API - Features, read only: the whole service at /ogc and one project's at /ogc/projects/{projectId}. */
export function ogcRoutes({ ogc, requestsPerMinute }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    limitRequests(app, requestsPerMinute);
    app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'private, no-store'));
    refuseWrites(app);
    describePublicly(app, ogc);
    describeProject(app, ogc);
    for (const prefix of ['/ogc', '/ogc/projects/:projectId']) serveCollections(app, ogc, prefix);
  };
}

/** Limits per person, because users behind a proxy share an IP address; per IP address where no sign-in is needed. */
function limitRequests(app: FastifyInstance, max: number): void {
  const keyGenerator = ({ currentUser, ip }: FastifyRequest) =>
    currentUser ? `ogc user ${currentUser.id}` : `ogc ${ip}`;
  app.addHook('onRequest', app.rateLimit({ max, timeWindow: '1 minute', keyGenerator }));
}

/** Refuses writes before any body is read: the service has no transactions (U30). */
function refuseWrites(app: FastifyInstance): void {
  for (const url of ['/ogc', '/ogc/*']) {
    app.route({
      ...{ method: ['POST', 'PUT', 'PATCH', 'DELETE'], url, ...hidden },
      onRequest: async (_request, reply) => reply.code(405).header('allow', 'GET, HEAD').send(),
      handler: async () => undefined,
    });
  }
}

/** The description of the service, without any data, is public. */
function describePublicly(app: FastifyInstance, ogc: OgcService): void {
  app.get('/ogc', hidden, async (request) => landingPage(baseOf(request, UNSCOPED), 'QuietSite features'));
  app.get('/ogc/conformance', hidden, async () => CONFORMANCE);
  app.get('/ogc/api', hidden, async (request, reply) => {
    reply.type(OPENAPI_TYPE);
    return JSON.stringify(describeService(baseOf(request, UNSCOPED), PRODUCT_VERSION, ogc.listCollections(UNSCOPED)));
  });
}

function describeProject(app: FastifyInstance, ogc: OgcService): void {
  const prefix = '/ogc/projects/:projectId';
  app.get(prefix, hidden, async (request) => {
    const scope = await enter(ogc, request);
    return landingPage(baseOf(request, scope), `QuietSite features of project ${scope.projectId}`);
  });
  app.get(`${prefix}/conformance`, hidden, async (request) => {
    await enter(ogc, request);
    return CONFORMANCE;
  });
  app.get(`${prefix}/api`, hidden, async (request, reply) => {
    const scope = await enter(ogc, request);
    reply.type(OPENAPI_TYPE);
    return JSON.stringify(describeService(baseOf(request, scope), PRODUCT_VERSION, ogc.listCollections(scope)));
  });
}

function serveCollections(app: FastifyInstance, ogc: OgcService, prefix: string): void {
  app.get(`${prefix}/collections`, hidden, async (request) => {
    const scope = await enter(ogc, request);
    return collectionList(baseOf(request, scope), ogc.listCollections(scope));
  });
  app.get<{ Params: Parameters }>(`${prefix}/collections/:collectionId`, hidden, async (request) => {
    const scope = await enter(ogc, request);
    return collectionDocument(baseOf(request, scope), ogc.getCollection(scope, request.params.collectionId));
  });
  app.get<{ Params: Parameters }>(`${prefix}/collections/:collectionId/items`, hidden, async (request, reply) => {
    const user = requireUser(request);
    const scope = scopeOf(request);
    const { collectionId } = request.params;
    const items = await ogc.listItems(user, scope, collectionId, request.query);
    const base = baseOf(request, scope);
    const self = new URL(request.url, `${base}/`);
    return sendGeoJson(reply, items.crs, featureCollection(self, `${base}/collections/${collectionId}`, items));
  });
  app.get<{ Params: Parameters }>(
    `${prefix}/collections/:collectionId/items/:featureId`,
    hidden,
    async (request, reply) => {
      const { crs, feature } = await ogc.getItem(requireUser(request), scopeOf(request), request.params, request.query);
      return sendGeoJson(reply, crs, feature);
    },
  );
}

const sendGeoJson = (reply: FastifyReply, crs: OgcCrs, body: string) =>
  reply.type(GEOJSON_TYPE).header('content-crs', `<${CRS_URI[crs]}>`).send(body);

async function enter(ogc: OgcService, request: FastifyRequest): Promise<OgcScope> {
  const user = requireUser(request);
  const scope = scopeOf(request);
  await ogc.requireScope(user, scope);
  return scope;
}

function scopeOf({ params }: FastifyRequest): OgcScope {
  if (!Object.hasOwn(params as object, 'projectId')) return UNSCOPED;
  const parsed = scopeSchema.safeParse(params);
  if (!parsed.success) throw new AppError('VALIDATION_FAILED', { projectId: 'not a whole number' });
  return parsed.data;
}

/** Links use the host that the client used. */
function baseOf(request: FastifyRequest, { projectId }: OgcScope): string {
  const root = `${request.protocol}://${request.host}/ogc`;
  return projectId === null ? root : `${root}/projects/${projectId}`;
}
