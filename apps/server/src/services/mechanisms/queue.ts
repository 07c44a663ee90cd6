import type { Language } from '@quietsite/domain';
import type { Executor } from '../../database/connection.ts';

/** What takes seconds and what may take minutes have workers of their own: nobody's page waits for a book. */
export type PrintLane = 'print' | 'print-large';

/** Jobs carry ids only; the state lives in its own table. */
export type JobRequest =
  | { readonly name: 'calculate'; readonly data: { readonly runId: number } }
  | { readonly name: PrintLane; readonly data: { readonly documentId: number } }
  | { readonly name: 'lock-notice'; readonly data: { readonly usernameKey: string } }
  | { readonly name: 'reset-request'; readonly data: { readonly username: string; readonly language: Language | null } }
  | { readonly name: 'receipt'; readonly data: { readonly submissionId: number } }
  | { readonly name: 'mail'; readonly data: MailData | SealedMail };

export interface MailData {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A file of the store that goes along. */
  readonly attachment?: { readonly fileKey: string; readonly name: string; readonly mediaType: string };
}

/** As a mail lies in the queue: only who has the key can read it. */
export interface SealedMail {
  readonly sealed: string;
}

/** Enqueues inside the caller's transaction: a job exists exactly when the change that asked for it does. */
export type Enqueue = (transaction: Executor, job: JobRequest) => Promise<void>;
