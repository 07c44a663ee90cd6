import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Enqueue, MailData, SealedMail } from '../services/mechanisms/queue.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type MailSeal = ReturnType<typeof createMailSeal>;

/**
 * A mail may contain a link or a code, which must not be readable in the queue's tables or their backups. Waiting mails
 * are therefore encrypted with a key that only the processes have.
 */
export function createMailSeal(key: string) {
  const secret = Buffer.from(hkdfSync('sha256', key, '', 'quietsite mail', 32));
  return {
    seal(mail: MailData): SealedMail {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, secret, nonce);
      const text = Buffer.concat([cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()]);
      return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64') };
    },

    /** Mails queued by the previous release are not encrypted. */
    open(stored: MailData | SealedMail): MailData {
      if (!('sealed' in stored)) return stored;
      const content = Buffer.from(stored.sealed, 'base64');
      const decipher = createDecipheriv(CIPHER, secret, content.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(content.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(content.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(text.toString('utf8')) as MailData;
    },
  };
}

/** Encrypts every mail on its way into the queue. */
export const sealMails =
  (enqueue: Enqueue, { seal }: Pick<MailSeal, 'seal'>): Enqueue =>
  (transaction, job) =>
    enqueue(transaction, job.name === 'mail' && !('sealed' in job.data) ? { name: 'mail', data: seal(job.data) } : job);
