import type { Logger } from 'pino';
import { readCompanyNames } from './config/company-names.ts';
import type { Environment } from './config/environment.ts';
import type { Database } from './database/connection.ts';
import type { Listen } from './database/listener.ts';
import { createFileStore } from './integrations/create-file-store.ts';
import type { FileStore } from './integrations/file-store.ts';
import { createJobQueue } from './jobs/queue.ts';
import { createMailSeal, sealMails } from './jobs/sealed-mail.ts';
import { createPrinter, type Printer } from './printing/printer.ts';
import type { Clock } from './services/mechanisms/clock.ts';
import type { Enqueue } from './services/mechanisms/queue.ts';

/** Shared by the server and the worker process, or by several groups of services. */
export interface ServerDependencies {
  readonly database: Database;
  readonly enqueue: Enqueue;
  readonly listen: Listen;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly printer: Printer;
}

export const systemClock: Clock = () => new Date();

export const accountSettings = (environment: Environment) => ({
  companyNames: readCompanyNames(environment.COMPANY_NAMES_FILE),
  isHidingUnknownUsers: environment.HIDE_UNKNOWN_USERS,
  approvalMailsPerHour: environment.APPROVAL_MAILS_PER_HOUR,
  invitationsPerHour: environment.INVITATIONS_PER_HOUR,
  invitationsPerDay: environment.INVITATIONS_PER_DAY,
  sessionTimes: { idleMinutes: environment.SESSION_IDLE_MINUTES, absoluteHours: environment.SESSION_ABSOLUTE_HOURS },
});

export const openPrinter = ({ FONT_DIRECTORY }: Environment) =>
  createPrinter({ fontPaths: FONT_DIRECTORY ? [FONT_DIRECTORY] : [] });

export const openFiles = (environment: Environment) =>
  createFileStore(environment.FILE_STORE_URL, environment.fileStoreCredentials);

export const openMailSeal = (environment: Environment) => createMailSeal(environment.MAIL_KEY);

export function openQueue(environment: Environment, onError: (error: Error) => void, log?: Logger) {
  const queue = createJobQueue({
    ...{ url: environment.DATABASE_URL, heartbeatSeconds: environment.JOB_HEARTBEAT_SECONDS, onError },
    ...(log && { log, applicationName: 'quietsite-worker' }),
  });
  return { ...queue, enqueue: sealMails(queue.enqueue, openMailSeal(environment)) };
}
