import type { FileStore } from '../integrations/file-store.ts';
import type { SendMail } from '../integrations/mail.ts';
import type { JobHandler } from './queue.ts';
import type { MailSeal } from './sealed-mail.ts';

interface Parts {
  readonly send: SendMail;
  readonly open: MailSeal['open'];
  readonly files: Pick<FileStore, 'read'>;
  readonly onGivenUp: (mail: { readonly subject: string }) => void;
}

/**
 * Logs a mail that failed its last retry, without its text. A worker that dies after the mail server accepted a mail,
 * but before the queue knows, sends it again: delivery is at least once.
 */
export function mailJob({ send, open, files, onGivenUp }: Parts): JobHandler<'mail'> {
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
