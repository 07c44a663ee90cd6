import type { Mail, SendMail } from '../integrations/mail.ts';
import type { JobHandler } from './queue.ts';

/** A mail that was given up after the last retry is said in the log, without its text. */
export function mailJob(send: SendMail, onGivenUp: (mail: Mail) => void): JobHandler<'mail'> {
  return {
    name: 'mail',
    concurrency: 2,
    perform: (mail) => send(mail),
    giveUp: async (mail) => onGivenUp(mail),
  };
}
