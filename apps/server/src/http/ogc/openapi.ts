import type { OgcCollection } from '../../services/ogc/ogc.service.ts';
import { CRS_URI } from '../../services/ogc/ogc-crs.ts';
import { DEFAULT_LIMIT, MAX_LIMIT } from '../../services/ogc/ogc-query.ts';
import { GEOJSON_TYPE } from './documents.ts';

const crsSchema = { type: 'string', format: 'uri', enum: Object.values(CRS_URI), default: CRS_URI.CRS84 };
const query = (name: string, schema: object, description: string) => ({
  ...{ name, in: 'query', required: false, schema, description },
  style: 'form',
  explode: false,
});

const itemsParameters = [
  query('limit', { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT }, 'Features per page'),
  query('offset', { type: 'integer', minimum: 0, default: 0 }, 'Number of features to skip'),
  query('after', { type: 'string' }, 'End of the previous page, as given in its next link'),
  query(
    'bbox',
    { type: 'array', minItems: 4, maxItems: 6, items: { type: 'number' } },
    'In the axis order of bbox-crs',
  ),
  query('bbox-crs', crsSchema, 'Coordinate system of bbox'),
  query('crs', crsSchema, 'Coordinate system of the response'),
  query('filter', { type: 'string' }, 'CQL2 text: comparisons and S_INTERSECTS(geometry, POINT|POLYGON) joined by AND'),
  query('filter-lang', { type: 'string', enum: ['cql2-text'] }, 'Language of filter'),
  query('filter-crs', crsSchema, 'Coordinate system of shapes in filter'),
];
const projectParameter = query('projectid', { type: 'integer', minimum: 1 }, 'Features of one project');

/** The OpenAPI 3.0 definition of this service, as the standard's client tools expect it. */
export function describeService(base: string, version: string, collections: readonly OgcCollection[]) {
  return {
    openapi: '3.0.3',
    info: { title: 'QuietSite features', version, license: { name: 'Apache-2.0' } },
    servers: [{ url: base }],
    security: [{ token: [] }, { session: [] }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
    },
    paths: {
      '/': operation('Landing page', 'landingPage', 'application/json'),
      '/conformance': operation('Conformance', 'conformance', 'application/json'),
      '/collections': operation('Collections', 'collections', 'application/json'),
      ...Object.assign({}, ...collections.map(describeCollection)),
    },
  };
}

function describeCollection({ id, title, scope }: OgcCollection) {
  const parameters = scope === 'project' ? [...itemsParameters, projectParameter] : itemsParameters;
  const featureId = { name: 'featureId', in: 'path', required: true, schema: { type: 'string' } };
  return {
    [`/collections/${id}`]: operation(title, `describe.${id}`, 'application/json'),
    [`/collections/${id}/items`]: operation(title, `items.${id}`, GEOJSON_TYPE, parameters),
    [`/collections/${id}/items/{featureId}`]: operation(title, `item.${id}`, GEOJSON_TYPE, [
      featureId,
      query('crs', crsSchema, 'Coordinate system of the response'),
    ]),
  };
}

function operation(summary: string, operationId: string, type: string, parameters: readonly object[] = []) {
  const content = { [type]: { schema: { type: 'object' } } };
  const failed = { description: 'Failed', content: { 'application/json': { schema: { type: 'object' } } } };
  return {
    get: { summary, operationId, parameters, responses: { 200: { description: 'Found', content }, default: failed } },
  };
}
