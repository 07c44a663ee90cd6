import { ENGINE_VERSION } from '@quietsite/acoustics';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createAccountServices, createSignInServices } from './account-wiring.ts';
import { createAdminServices } from './admin-wiring.ts';
import type { Environment } from './config/environment.ts';
import { type Database, isReachable, openConnection } from './database/connection.ts';
import { openListener } from './database/listener.ts';
import type { RouteServices } from './http/routes.ts';
import { createHttpServer } from './http/server.ts';
import { createLogger } from './logger.ts';
import { createPrinter } from './printing/printer.ts';
import {
  accountSettings,
  openFiles,
  openPrinter,
  openQueue,
  type ServerDependencies,
  systemClock,
} from './process-dependencies.ts';
import { createProjectServices } from './project-wiring.ts';
import { createReportServices, createReviewServices } from './report-wiring.ts';
import { httpSettings, pageSettings } from './server-settings.ts';
import { createTokenService } from './services/accounts/token.service.ts';
import { createConfigurationService } from './services/administration/configuration.service.ts';
import { createWorkloadService } from './services/administration/workload.service.ts';
import { createCalculationService } from './services/calculation/calculation.service.ts';
import { createCatalogueService } from './services/catalogue/catalogue.service.ts';
import { createMaterialService } from './services/equipment/material.service.ts';
import { createPlaceService } from './services/layers/place.service.ts';
import { createTileService } from './services/layers/tile.service.ts';
import { createQuotas } from './services/mechanisms/quota.ts';
import { createOgcService } from './services/ogc/ogc.service.ts';
import { createAccessService } from './services/projects/access.service.ts';
import { createArchiveService } from './services/projects/archive.service.ts';
import { createEventService } from './services/projects/event.service.ts';
import { createAttachmentService } from './services/report/attachment.service.ts';
import { createDocumentService } from './services/report/document.service.ts';

/** Together with the other wiring files, the only place where services are constructed. */
export interface ServerProcess {
  readonly app: FastifyInstance;
  readonly logger: Logger;
  stop(): Promise<void>;
}

export async function createServerProcess(environment: Environment, clock = systemClock): Promise<ServerProcess> {
  const logger = createLogger(environment.LOG_LEVEL);
  const onError = (error: Error) => logger.error({ err: error }, 'connection trouble');
  const connection = openConnection(environment.DATABASE_URL, environment.DATABASE_POOL_SIZE, onError);
  const ogcConnection = openConnection(
    ...([
      environment.DATABASE_URL,
      environment.OGC_POOL_SIZE,
      onError,
      environment.OGC_STATEMENT_SECONDS * 1_000,
    ] as const),
  );
  const listener = openListener(environment.DATABASE_URL, onError);
  const queue = openQueue(environment, onError);
  await queue.start();
  const files = await openFiles(environment);
  // Only for previews; the printer starts its process with the first one.
  const printer = openPrinter(environment);
  const dependencies = {
    database: connection.database,
    ogcDatabase: ogcConnection.database,
    enqueue: queue.enqueue,
    listen: listener.listen,
    clock,
    files,
    printer,
  };
  const app = await createHttpServer(createRouteServices(environment, dependencies), httpSettings(environment, logger));
  return {
    app,
    logger,
    async stop() {
      await app.close();
      await printer.close();
      await queue.stop(5_000);
      await listener.close();
      await ogcConnection.close();
      await connection.close();
    },
  };
}

/** Builds the API document from the routes, without connecting to anything. */
export async function describeApi(environment: Environment): Promise<object> {
  const { database } = openConnection(environment.DATABASE_URL, 1, () => {});
  const files = await openFiles(environment);
  const dependencies = {
    ...{
      database,
      ogcDatabase: database,
      enqueue: async () => {},
      listen: () => {},
      clock: systemClock,
      files,
      printer: createPrinter(),
    },
  };
  const settings = httpSettings(environment, createLogger('silent'));
  const app = await createHttpServer(createRouteServices(environment, dependencies), settings);
  await app.ready();
  return app.swagger();
}

function createRouteServices(
  environment: Environment,
  { listen, files, printer, ogcDatabase, ...dependencies }: ServerDependencies & { readonly ogcDatabase: Database },
): RouteServices {
  const { database } = dependencies;
  const access = createAccessService({ database, clock: dependencies.clock });
  const quotas = createQuotas({
    maxProjects: environment.MAX_PROJECTS,
    maxStoredMegabytes: environment.MAX_STORED_MEGABYTES,
  });
  const shared = { ...dependencies, access, quotas };
  return {
    ...createSignInServices(environment, dependencies),
    accounts: createAccountServices(
      { ...dependencies, publicOrigin: environment.PUBLIC_ORIGIN },
      accountSettings(environment),
    ),
    admin: createAdminServices({ ...dependencies, publicOrigin: environment.PUBLIC_ORIGIN }),
    archive: createArchiveService({ ...dependencies, access, retentionDays: environment.RETENTION_DAYS }),
    tokens: createTokenService(shared),
    configuration: createConfigurationService({ database, settings: pageSettings(environment) }),
    ...createProjectServices(shared),
    calculations: createCalculationService({ ...shared, engineVersion: ENGINE_VERSION }),
    documents: createDocumentService({ ...shared, files }),
    materials: createMaterialService({ ...shared, files }),
    ...createReviewServices(environment, { ...shared, files }),
    attachments: createAttachmentService({ ...shared, files }),
    ...createReportServices({ ...shared, printer }),
    events: createEventService({ ...shared, listen }),
    catalogue: createCatalogueService({ database }),
    places: createPlaceService({ database }),
    tiles: createTileService({ database }),
    ogc: createOgcService({ database: ogcDatabase, poolSize: environment.OGC_POOL_SIZE, access }),
    workload: createWorkloadService({ database }),
    isReady: () => isReachable(database),
  };
}
