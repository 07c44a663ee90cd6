import { ENGINE_VERSION } from '@quietsite/acoustics';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createAccountServices } from './account-wiring.ts';
import { createAdminServices } from './admin-wiring.ts';
import { calculateInThread } from './calculation/calculate-in-thread.ts';
import { readCompanyNames } from './config/company-names.ts';
import { demoAccounts } from './config/demo-accounts.ts';
import type { Environment } from './config/environment.ts';
import { PRODUCT_VERSION } from './config/version.ts';
import { type Database, isReachable, openConnection } from './database/connection.ts';
import { type Listen, openListener } from './database/listener.ts';
import type { RouteServices } from './http/routes.ts';
import { createHttpServer } from './http/server.ts';
import { createFileStore } from './integrations/create-file-store.ts';
import type { FileStore } from './integrations/file-store.ts';
import { createMailer } from './integrations/mail.ts';
import { createClamdCheck } from './integrations/virus-check/clamd-check.ts';
import { calculateJob } from './jobs/calculate.job.ts';
import { lockNoticeJob } from './jobs/lock-notice.job.ts';
import { mailJob } from './jobs/mail.job.ts';
import { printJob } from './jobs/print.job.ts';
import { createJobQueue } from './jobs/queue.ts';
import { receiptJob } from './jobs/receipt.job.ts';
import { resetRequestJob } from './jobs/reset-request.job.ts';
import { createLogger, createWorkerLogger } from './logger.ts';
import { createPrinter, type Printer } from './printing/printer.ts';
import { type AccessService, createAccessService } from './services/access.service.ts';
import { createActivityService } from './services/activity.service.ts';
import { createAttachmentService } from './services/attachment.service.ts';
import { createCalculationService } from './services/calculation.service.ts';
import { createCatalogueService } from './services/catalogue.service.ts';
import { createCentreService } from './services/centre.service.ts';
import type { Clock } from './services/clock.ts';
import { createComparisonService } from './services/comparison.service.ts';
import { createConcurrentSiteService } from './services/concurrent-site.service.ts';
import { createConfigurationService } from './services/configuration.service.ts';
import { createCopyService } from './services/copy.service.ts';
import { createDecisionService } from './services/decision.service.ts';
import { createDocumentService } from './services/document.service.ts';
import { createEquipmentService } from './services/equipment.service.ts';
import { createEquipmentFileService } from './services/equipment-file.service.ts';
import { createEventService } from './services/event.service.ts';
import { createHousekeepingService } from './services/housekeeping.service.ts';
import { createLeaseService } from './services/lease.service.ts';
import { createMaterialService } from './services/material.service.ts';
import { createMemberService } from './services/member.service.ts';
import { createMitigationService } from './services/mitigation.service.ts';
import { createNeighbourService } from './services/neighbour.service.ts';
import { createOgcService } from './services/ogc.service.ts';
import { createOwnershipService } from './services/ownership.service.ts';
import { createPlanService } from './services/plan.service.ts';
import { createPlanTableService } from './services/plan-table.service.ts';
import { createPrintService } from './services/print.service.ts';
import { createProgrammeFileService } from './services/programme-file.service.ts';
import { createProjectService } from './services/project.service.ts';
import { createProjectEditingService } from './services/project-editing.service.ts';
import type { Enqueue } from './services/queue.ts';
import { createReceiptService } from './services/receipt.service.ts';
import { createReceiverService } from './services/receiver.service.ts';
import { createReceiverBuildingService } from './services/receiver-building.service.ts';
import { createReportService } from './services/report.service.ts';
import { createReportPreviewService } from './services/report-preview.service.ts';
import { createResultRecordService } from './services/result-record.service.ts';
import { createReviewService } from './services/review.service.ts';
import { createRunService } from './services/run.service.ts';
import { createRunLogService } from './services/run-log.service.ts';
import { createSampleService } from './services/sample.service.ts';
import { createScheduleService } from './services/schedule.service.ts';
import { createSessionService } from './services/session.service.ts';
import { createShapeFileService } from './services/shape-file.service.ts';
import { createSignInService } from './services/sign-in.service.ts';
import { createSignInNoticeService } from './services/sign-in-notice.service.ts';
import { createSiteService } from './services/site.service.ts';
import { createSubmissionService } from './services/submission.service.ts';
import { createTileService } from './services/tile.service.ts';
import { createTokenService } from './services/token.service.ts';
import { createTwoFactorService } from './services/two-factor.service.ts';
import { createUnregisteredSiteService } from './services/unregistered-site.service.ts';
import { createWorkloadService } from './services/workload.service.ts';

/** The only place where things are constructed. */
export interface ServerProcess {
  readonly app: FastifyInstance;
  readonly logger: Logger;
  stop(): Promise<void>;
}

const systemClock: Clock = () => new Date();

export async function createServerProcess(environment: Environment, clock = systemClock): Promise<ServerProcess> {
  const logger = createLogger(environment.LOG_LEVEL);
  const onError = (error: Error) => logger.error({ err: error }, 'connection trouble');
  const connection = openConnection(environment.DATABASE_URL, environment.DATABASE_POOL_SIZE, onError);
  const listener = openListener(environment.DATABASE_URL, onError);
  const queue = openQueue(environment, onError);
  await queue.start();
  const files = await openFiles(environment);
  // For previews; its thread begins with the first one.
  const printer = openPrinter(environment);
  const parts = {
    database: connection.database,
    enqueue: queue.enqueue,
    listen: listener.listen,
    clock,
    files,
    printer,
  };
  const app = await createHttpServer(createRouteServices(environment, parts), httpSettings(environment, logger));
  return {
    app,
    logger,
    async stop() {
      await app.close();
      await printer.close();
      await queue.stop(5_000);
      await listener.close();
      await connection.close();
    },
  };
}

/** The API document is made from the routes themselves; nothing is connected for it. */
export async function describeApi(environment: Environment): Promise<object> {
  const { database } = openConnection(environment.DATABASE_URL, 1, () => {});
  const files = await openFiles(environment);
  const parts = {
    ...{ database, enqueue: async () => {}, listen: () => {}, clock: systemClock, files, printer: createPrinter() },
  };
  const settings = httpSettings(environment, createLogger('silent'));
  const app = await createHttpServer(createRouteServices(environment, parts), settings);
  await app.ready();
  return app.swagger();
}

interface ServerParts {
  readonly database: Database;
  readonly enqueue: Enqueue;
  readonly listen: Listen;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly printer: Printer;
}

function createRouteServices(
  environment: Environment,
  { listen, files, printer, ...parts }: ServerParts,
): RouteServices {
  const { database } = parts;
  const access = createAccessService({ database, clock: parts.clock });
  const shared = { ...parts, access };
  return {
    ...createSignInServices(environment, parts),
    accounts: createAccountServices(
      { ...parts, publicOrigin: environment.PUBLIC_ORIGIN },
      accountSettings(environment),
    ),
    admin: createAdminServices({ ...parts, publicOrigin: environment.PUBLIC_ORIGIN }),
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
    tiles: createTileService({ database }),
    ogc: createOgcService({ database, access }),
    workload: createWorkloadService({ database }),
    isReady: () => isReachable(database),
  };
}

function createProjectServices(
  shared: Omit<ServerParts, 'listen' | 'files' | 'printer'> & { readonly access: AccessService },
) {
  const projects = createProjectService(shared);
  return {
    projects,
    editing: createProjectEditingService({ ...shared, projects }),
    copies: createCopyService({ ...shared, projects }),
    samples: createSampleService({ ...shared, projects }),
    centres: createCentreService({ ...shared, projects }),
    unregisteredSites: createUnregisteredSiteService({ ...shared, projects }),
    receiverBuildings: createReceiverBuildingService({ ...shared, projects }),
    receivers: createReceiverService({ ...shared, projects }),
    neighbours: createNeighbourService(shared),
    concurrentSites: createConcurrentSiteService({ ...shared, projects }),
    runLog: createRunLogService(shared),
    resultRecords: createResultRecordService(shared),
    sites: createSiteService({ ...shared, projects }),
    schedules: createScheduleService({ ...shared, projects }),
    equipment: createEquipmentService({ ...shared, projects }),
    equipmentFiles: createEquipmentFileService(shared),
    mitigation: createMitigationService({ ...shared, projects }),
    shapeFiles: createShapeFileService(shared),
    programmeFiles: createProgrammeFileService(shared),
    leases: createLeaseService(shared),
    members: createMemberService(shared),
    ownership: createOwnershipService(shared),
    activity: createActivityService(shared),
  };
}

function createReviewServices(
  environment: Environment,
  shared: Omit<ServerParts, 'listen' | 'printer'> & { readonly access: AccessService },
) {
  const submissions = createSubmissionService({ ...shared, productVersion: PRODUCT_VERSION });
  return {
    submissions,
    comparisons: createComparisonService({ ...shared, submissions }),
    reviews: createReviewService(shared),
    decisions: createDecisionService({ ...shared, publicOrigin: environment.PUBLIC_ORIGIN }),
  };
}

function createReportServices(shared: Pick<ServerParts, 'database' | 'clock' | 'printer'> & { access: AccessService }) {
  const plans = createPlanService(shared);
  return {
    reports: createReportService({ ...shared, plans }),
    reportPreviews: createReportPreviewService({ ...shared, plans }),
    planTables: createPlanTableService({ ...shared, plans }),
  };
}

function createSignInServices(environment: Environment, parts: Omit<ServerParts, 'listen' | 'files' | 'printer'>) {
  const sessions = createSessionService({
    ...parts,
    idleMinutes: environment.SESSION_IDLE_MINUTES,
    absoluteHours: environment.SESSION_ABSOLUTE_HOURS,
  });
  const twoFactor = createTwoFactorService({ ...parts, sessions });
  const isHidingUnknownUsers = environment.HIDE_UNKNOWN_USERS;
  return { sessions, twoFactor, signIns: createSignInService({ ...parts, sessions, twoFactor, isHidingUnknownUsers }) };
}

export async function createWorkerProcess(
  environment: Environment,
  clock = systemClock,
  logger = createWorkerLogger(environment.LOG_LEVEL),
) {
  const onError = (error: Error) => logger.error({ err: error }, 'connection trouble');
  const connection = openConnection(environment.DATABASE_URL, environment.CALCULATION_THREADS + 4, onError);
  const { database } = connection;
  const queue = openQueue(environment, onError, logger);
  const mailer = createMailer(environment.SMTP_URL, environment.MAIL_FROM);
  const printer = openPrinter(environment);
  const files = await openFiles(environment);
  const runs = createRunService({ database, calculate: calculateInThread, clock });
  const printing = createPrintService({ database, files, printer, clock, plans: createPlanService({ database }) });
  const parts = { database, clock, enqueue: queue.enqueue, publicOrigin: environment.PUBLIC_ORIGIN };
  const notices = createSignInNoticeService(parts);
  const { passwordResets } = createAccountServices(parts, accountSettings(environment));
  await queue.start();
  await queue.work(calculateJob(runs, environment.CALCULATION_THREADS));
  await queue.work(printJob(printing));
  await queue.work(resetRequestJob(passwordResets, () => logger.error('reset mail given up')));
  await queue.work(lockNoticeJob(notices, () => logger.error('notice of a lock given up')));
  const receipts = createReceiptService({ ...parts, files, printer });
  await queue.work(receiptJob(receipts, (submissionId) => logger.error({ submissionId }, 'receipt given up')));
  const onGivenUp = (mail: { readonly subject: string }) => logger.error({ subject: mail.subject }, 'mail given up');
  await queue.work(mailJob({ send: mailer.send, files, onGivenUp }));
  const housekeeping = createHousekeepingService({
    ...{ database, files, clock, retentionDays: environment.RETENTION_DAYS },
    onFailure: (error) => logger.error({ err: error }, 'housekeeping failed'),
  });
  const stopSweep = runs.startSweep((error) => logger.error({ err: error }, 'sweep of lost runs failed'));
  const stopHousekeeping = housekeeping.start();
  return {
    logger,
    async stop() {
      await queue.stop(20_000);
      await stopSweep();
      await stopHousekeeping();
      await printer.close();
      mailer.close();
      await connection.close();
    },
  };
}

const accountSettings = (environment: Environment) => ({
  companyNames: readCompanyNames(environment.COMPANY_NAMES_FILE),
  isHidingUnknownUsers: environment.HIDE_UNKNOWN_USERS,
});

const openPrinter = ({ FONT_DIRECTORY }: Environment) =>
  createPrinter({ fontPaths: FONT_DIRECTORY ? [FONT_DIRECTORY] : [] });

const openFiles = (environment: Environment) =>
  createFileStore(environment.FILE_STORE_URL, environment.fileStoreCredentials);

const openQueue = (environment: Environment, onError: (error: Error) => void, log?: Logger) =>
  createJobQueue({
    ...{ url: environment.DATABASE_URL, heartbeatSeconds: environment.JOB_HEARTBEAT_SECONDS, onError },
    ...(log && { log, applicationName: 'quietsite-worker' }),
  });

function pageSettings(environment: Environment) {
  const isOffline = environment.BASE_MAP === 'offline';
  return {
    version: PRODUCT_VERSION,
    baseMap: {
      tileUrl: isOffline ? null : environment.BASE_MAP_TILE_URL,
      labelUrl: isOffline ? null : environment.BASE_MAP_LABEL_URL || null,
      attribution: isOffline ? '' : environment.BASE_MAP_ATTRIBUTION,
      attributionUrl: isOffline ? null : environment.BASE_MAP_ATTRIBUTION_URL,
    },
    demoAccounts: environment.DEMO_ACCOUNTS ? demoAccounts : [],
    help: { tutorials: environment.TUTORIAL_LINKS, contactEmail: environment.CONTACT_EMAIL || null },
  };
}

function httpSettings(environment: Environment, logger: Logger) {
  const { tileUrl, labelUrl } = pageSettings(environment).baseMap;
  const tileHosts = [tileUrl, labelUrl].filter((url) => url !== null).map((url) => new URL(url).origin);
  return {
    publicOrigin: environment.PUBLIC_ORIGIN,
    version: PRODUCT_VERSION,
    tileHosts: [...new Set(tileHosts)],
    webDirectory: environment.WEB_DIRECTORY,
    ratePerMinute: environment.RATE_LIMIT_PER_MINUTE,
    tileCacheMegabytes: environment.TILE_CACHE_MEGABYTES,
    metricsToken: environment.METRICS_TOKEN,
    virusCheck: environment.CLAMD_ADDRESS && createClamdCheck(environment.CLAMD_ADDRESS),
    logger,
  };
}
