import { createAccountServices } from './account-wiring.ts';
import { calculateInThread } from './calculation/calculate-in-thread.ts';
import { runTask } from './calculation/threads.ts';
import type { Environment } from './config/environment.ts';
import { openConnection } from './database/connection.ts';
import { createMailer } from './integrations/mail.ts';
import {
  calculateJob,
  lockNoticeJob,
  mailJob,
  printJob,
  receiptJob,
  resetRequestJob,
  siteCalendarsJob,
} from './jobs/handlers.ts';
import { createWorkerLogger } from './logger.ts';
import type { Printer } from './printing/printer.ts';
import {
  accountSettings,
  openFiles,
  openMailSeal,
  openPrinter,
  openQueue,
  systemClock,
} from './process-dependencies.ts';
import { createSignInNoticeService } from './services/accounts/sign-in-notice.service.ts';
import { createHousekeepingService } from './services/administration/housekeeping.service.ts';
import { createRunService } from './services/calculation/run.service.ts';
import { createSiteCalendarService } from './services/district/site-calendar.service.ts';
import type { PrintLane } from './services/mechanisms/queue.ts';
import { createPlanService } from './services/report/plan.service.ts';
import { createPrintService, PRINT_LIMIT_MS } from './services/report/print.service.ts';
import { createReceiptService } from './services/report/receipt.service.ts';

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
  // A separate process for each lane, so that a document that compiles for minutes delays no other.
  const largePrinter = openPrinter(environment);
  const plans = createPlanService({ database });
  const printing = (lane: PrintLane, laneParts: { readonly printer: Printer }) =>
    createPrintService({ ...{ database, files, clock, plans, timeLimitMs: PRINT_LIMIT_MS[lane] }, ...laneParts });
  const pages = printing('print', { printer });
  const parts = { database, clock, enqueue: queue.enqueue, publicOrigin: environment.PUBLIC_ORIGIN };
  const notices = createSignInNoticeService(parts);
  const { passwordResets } = createAccountServices(parts, accountSettings(environment));
  await queue.start();
  await queue.work(calculateJob(runs, environment.CALCULATION_THREADS));
  await queue.work(printJob('print', pages));
  await queue.work(printJob('print-large', printing('print-large', { printer: largePrinter })));
  const calendars = createSiteCalendarService({
    ...{ database, clock },
    calculate: (request) => runTask('listSiteCalendar', request),
  });
  await queue.work(siteCalendarsJob(calendars, () => logger.error('calendars of sites given up')));
  await queue.work(resetRequestJob(passwordResets, () => logger.error('reset mail given up')));
  await queue.work(lockNoticeJob(notices, () => logger.error('notice of a lock given up')));
  const receipts = createReceiptService({ ...parts, files, printer });
  await queue.work(receiptJob(receipts, (submissionId) => logger.error({ submissionId }, 'receipt given up')));
  const onGivenUp = (mail: { readonly subject: string }) => logger.error({ subject: mail.subject }, 'mail given up');
  await queue.work(mailJob({ ...{ send: mailer.send, files, onGivenUp }, open: openMailSeal(environment).open }));
  const housekeeping = createHousekeepingService({
    ...{ database, files, clock, retentionDays: environment.RETENTION_DAYS, keptRuns: environment.KEPT_RUNS },
    onFailure: (error) => logger.error({ err: error }, 'housekeeping failed'),
    onErased: (counts) => logger.info(counts, 'erased what was deleted before the retention time'),
  });
  const stopSweep = runs.startSweep((error) => logger.error({ err: error }, 'sweep of lost runs failed'));
  const stopPrintSweep = pages.startSweep((error) => logger.error({ err: error }, 'sweep of lost documents failed'));
  const stopHousekeeping = housekeeping.start();
  return {
    logger,
    async stop() {
      await queue.stop(20_000);
      await stopSweep();
      await stopPrintSweep();
      await stopHousekeeping();
      await printer.close();
      await largePrinter.close();
      mailer.close();
      await connection.close();
    },
  };
}
