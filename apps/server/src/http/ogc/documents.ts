import type { OgcCollection, OgcItems } from '../../services/ogc/ogc.service.ts';
import { CRS_URI } from '../../services/ogc/ogc-crs.ts';

const JSON_TYPE = 'application/json';
export const GEOJSON_TYPE = 'application/geo+json';
export const OPENAPI_TYPE = 'application/vnd.oai.openapi+json;version=3.0';

export const CONFORMANCE = {
  conformsTo: [
    'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core',
    'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
    'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/oas30',
    'http://www.opengis.net/spec/ogcapi-features-2/1.0/conf/crs',
  ],
};

/** Area of use of EPSG:2326. */
const HONG_KONG = [113.76, 22.13, 114.51, 22.58];

const link = (href: string, rel: string, type: string, title: string) => ({ href, rel, type, title });

/** `base` is the URL of the landing page, without a trailing slash. */
export function landingPage(base: string, title: string) {
  return {
    title,
    description: 'Read-only features of construction noise projects and their source layers.',
    links: [
      link(base, 'self', JSON_TYPE, 'This page'),
      link(`${base}/api`, 'service-desc', OPENAPI_TYPE, 'API definition'),
      link(`${base}/conformance`, 'conformance', JSON_TYPE, 'Conformance classes'),
      link(`${base}/collections`, 'data', JSON_TYPE, 'Collections'),
    ],
  };
}

export function collectionList(base: string, collections: readonly OgcCollection[]) {
  return {
    links: [link(`${base}/collections`, 'self', JSON_TYPE, 'This page')],
    crs: Object.values(CRS_URI),
    collections: collections.map((collection) => collectionDocument(base, collection)),
  };
}

export function collectionDocument(base: string, { id, title, properties }: OgcCollection) {
  const address = `${base}/collections/${id}`;
  return {
    id,
    title,
    description: `Properties: ${Object.keys(properties).join(', ')}.`,
    itemType: 'feature',
    extent: { spatial: { bbox: [HONG_KONG], crs: CRS_URI.CRS84 } },
    crs: Object.values(CRS_URI),
    storageCrs: CRS_URI['EPSG:2326'],
    links: [link(address, 'self', JSON_TYPE, 'This page'), link(`${address}/items`, 'items', GEOJSON_TYPE, title)],
  };
}

/** Features are passed through as text; only the collection around them is built here. */
export function featureCollection(selfUrl: URL, collectionUrl: string, items: OgcItems): string {
  const links = [
    link(selfUrl.href, 'self', GEOJSON_TYPE, 'This page'),
    link(collectionUrl, 'collection', JSON_TYPE, 'Collection'),
  ];
  if (items.next !== undefined) links.push(link(nextUrl(selfUrl, items.next), 'next', GEOJSON_TYPE, 'Next page'));
  const frame = {
    type: 'FeatureCollection',
    timeStamp: new Date().toISOString(),
    numberMatched: items.numberMatched,
    numberReturned: items.features.length,
    links,
  };
  return `${JSON.stringify(frame).slice(0, -1)},"features":[${items.features.join(',')}]}`;
}

function nextUrl(selfUrl: URL, after: string): string {
  const url = new URL(selfUrl);
  url.searchParams.delete('offset');
  url.searchParams.set('after', after);
  return url.href;
}
