import type { CalendarScope } from '@quietsite/contracts';
import type { Language } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';

/** Documents that take seconds and documents that take minutes have separate workers, so that short ones never wait. */
export type PrintLane = 'print' | 'print-large';

/** Jobs contain only ids; the state is in its own table. */
export type JobRequest =
  | { readonly name: 'calculate'; readonly data: { readonly runId: number } }
  | { readonly name: PrintLane; readonly data: { readonly documentId: number } }
  | { readonly name: 'lock-notice'; readonly data: { readonly usernameKey: string } }
  | { readonly name: 'reset-request'; readonly data: { readonly username: string; readonly language: Language | null } }
  | { readonly name: 'receipt'; readonly data: { readonly submissionId: number } }
  | { readonly name: 'site-calendars'; readonly data: SiteCalendarsData }
  | { readonly name: 'mail'; readonly data: MailData | SealedMail };

/** The calendars of some sites for one year. */
export interface SiteCalendarsData {
  readonly projectIds: readonly number[];
  readonly year: number;
  readonly scope: CalendarScope;
}

export interface MailData {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** An attached file from the file store. */
  readonly attachment?: { readonly fileKey: string; readonly name: string; readonly mediaType: string };
}

/** A mail as stored in the queue: readable only with the key. */
export interface SealedMail {
  readonly sealed: string;
}

/** Enqueues inside the caller's transaction, so that the job is committed with the change that requests it. */
export type Enqueue = (transaction: Executor, job: JobRequest) => Promise<void>;
