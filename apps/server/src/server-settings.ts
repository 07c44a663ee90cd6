import type { Logger } from 'pino';
import { demoAccounts } from './config/demo-accounts.ts';
import type { Environment } from './config/environment.ts';
import { PRODUCT_VERSION } from './config/version.ts';
import { createClamdCheck } from './integrations/virus-check/clamd-check.ts';

export function pageSettings(environment: Environment) {
  const isOffline = environment.BASE_MAP === 'offline';
  return {
    version: PRODUCT_VERSION,
    baseMap: {
      tileUrl: isOffline ? null : environment.BASE_MAP_TILE_URL,
      labelUrl: isOffline ? null : environment.BASE_MAP_LABEL_URL || null,
      attribution: isOffline ? '' : environment.BASE_MAP_ATTRIBUTION,
      attributionUrl: isOffline ? null : environment.BASE_MAP_ATTRIBUTION_URL,
      imagery: isOffline ? null : imagerySettings(environment),
    },
    demoAccounts: environment.DEMO_ACCOUNTS ? demoAccounts : [],
    help: { tutorials: environment.TUTORIAL_LINKS, contactEmail: environment.CONTACT_EMAIL || null },
  };
}

function imagerySettings(environment: Environment) {
  if (environment.IMAGERY_TILE_URL === '') return null;
  return {
    tileUrl: environment.IMAGERY_TILE_URL,
    labelUrl: environment.IMAGERY_LABEL_URL || null,
    attribution: environment.IMAGERY_ATTRIBUTION,
    attributionUrl: environment.IMAGERY_ATTRIBUTION_URL || null,
  };
}

export function httpSettings(environment: Environment, logger: Logger) {
  const { imagery, ...baseMap } = pageSettings(environment).baseMap;
  const tileUrls = [baseMap, imagery].flatMap((tiles) => [tiles?.tileUrl, tiles?.labelUrl]);
  const tileHosts = tileUrls.filter((url) => url != null).map((url) => new URL(url).origin);
  return {
    publicOrigin: environment.PUBLIC_ORIGIN,
    version: PRODUCT_VERSION,
    tileHosts: [...new Set(tileHosts)],
    webDirectory: environment.WEB_DIRECTORY,
    ratePerMinute: environment.RATE_LIMIT_PER_MINUTE,
    ogcPerMinute: environment.OGC_REQUESTS_PER_MINUTE,
    tileCacheMegabytes: environment.TILE_CACHE_MEGABYTES,
    metricsToken: environment.METRICS_TOKEN,
    virusCheck: environment.CLAMD_ADDRESS && createClamdCheck(environment.CLAMD_ADDRESS),
    logger,
  };
}
