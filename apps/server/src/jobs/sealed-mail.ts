import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Enqueue, MailData, SealedMail } from '../services/mechanisms/queue.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type MailSeal = ReturnType<typeof createMailSeal>;

/**
 * A mail may carry a link or a code, and whoever reads the queue's tables, or a backup of them, must not have it: what
 * waits there is sealed with a key that only the processes have.
 */
export function createMailSeal(key: string) {
  const bytes = Buffer.from(hkdfSync('sha256', key, '', 'quietsite mail', 32));
  return {
    seal(mail: MailData): SealedMail {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, bytes, nonce);
      const text = Buffer.concat([cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()]);
      return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64') };
    },

    /** What the release before left in the queue lies open. */
    open(stored: MailData | SealedMail): MailData {
      if (!('sealed' in stored)) return stored;
      const all = Buffer.from(stored.sealed, 'base64');
      const decipher = createDecipheriv(CIPHER, bytes, all.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(all.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(all.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(text.toString('utf8')) as MailData;
    },
  };
}

/** Every mail is sealed on its way into the queue, whoever asks for it. */
export const sealMails =
  (enqueue: Enqueue, { seal }: Pick<MailSeal, 'seal'>): Enqueue =>
  (transaction, job) =>
    enqueue(transaction, job.name === 'mail' && !('sealed' in job.data) ? { name: 'mail', data: seal(job.data) } : job);
