import type { FileStore } from '../integrations/file-store.ts';
import type { SendMail } from '../integrations/mail.ts';
import type { PasswordResetService } from '../services/accounts/password-reset.service.ts';
import type { SignInNoticeService } from '../services/accounts/sign-in-notice.service.ts';
import type { RunService } from '../services/calculation/run.service.ts';
import type { SiteCalendarService } from '../services/district/site-calendar.service.ts';
import type { PrintLane } from '../services/mechanisms/queue.ts';
import type { PrintService } from '../services/report/print.service.ts';
import type { ReceiptService } from '../services/report/receipt.service.ts';
import type { JobHandler } from './queue.ts';
import type { MailSeal } from './sealed-mail.ts';

export function calculateJob(runs: RunService, concurrency: number): JobHandler<'calculate'> {
  return {
    name: 'calculate',
    concurrency,
    perform: ({ runId }, signal) => runs.perform(runId, signal),
    giveUp: ({ runId }) => runs.fail(runId),
  };
}

/** One large document at a time, as it needs much memory. Two short ones, so that a second company need not wait. */
const CONCURRENCY: Readonly<Record<PrintLane, number>> = { print: 2, 'print-large': 1 };

export function printJob(lane: PrintLane, printing: PrintService): JobHandler<PrintLane> {
  return {
    name: lane,
    concurrency: CONCURRENCY[lane],
    concurrencyPerCompany: 1,
    perform: ({ documentId }) => printing.perform(documentId),
    giveUp: ({ documentId }) => printing.fail(documentId),
  };
}

export function receiptJob(receipts: ReceiptService, onGivenUp: (submissionId: number) => void): JobHandler<'receipt'> {
  return {
    name: 'receipt',
    concurrency: 1,
    perform: ({ submissionId }) => receipts.perform(submissionId),
    giveUp: async ({ submissionId }) => onGivenUp(submissionId),
  };
}

/** A failed calendar is requested again when a user next opens the district. */
export function siteCalendarsJob(calendars: SiteCalendarService, onGivenUp: () => void): JobHandler<'site-calendars'> {
  return {
    name: 'site-calendars',
    concurrency: 1,
    perform: (data) => calendars.perform(data),
    giveUp: async () => onGivenUp(),
  };
}

export function lockNoticeJob(notices: SignInNoticeService, onGivenUp: () => void): JobHandler<'lock-notice'> {
  return {
    name: 'lock-notice',
    concurrency: 1,
    perform: ({ usernameKey }) => notices.sendLockNotice(usernameKey),
    giveUp: async () => onGivenUp(),
  };
}

export function resetRequestJob(resets: PasswordResetService, onGivenUp: () => void): JobHandler<'reset-request'> {
  return {
    name: 'reset-request',
    concurrency: 1,
    perform: ({ username, language }) => resets.sendIfKnown(username, language),
    giveUp: async () => onGivenUp(),
  };
}

interface MailDependencies {
  readonly send: SendMail;
  readonly open: MailSeal['open'];
  readonly files: Pick<FileStore, 'read'>;
  readonly onGivenUp: (mail: { readonly subject: string }) => void;
}

/**
 * Logs a mail that failed its last retry, without its text. A worker that dies after the mail server accepted a mail,
 * but before the queue records it, causes a second delivery: each mail is delivered at least once.
 */
export function mailJob({ send, open, files, onGivenUp }: MailDependencies): JobHandler<'mail'> {
  return {
    name: 'mail',
    concurrency: 2,
    async perform(stored) {
      const { attachment, ...mail } = open(stored);
      if (!attachment) return send(mail);
      const { fileKey, ...facts } = attachment;
      const content = Buffer.concat(await (await files.read(fileKey)).toArray());
      await send(mail, { ...facts, content });
    },
    giveUp: async (stored) => onGivenUp(open(stored)),
  };
}
