import { expect, it } from 'vitest';
import type { Enqueue, JobRequest } from '../services/mechanisms/queue.ts';
import { createMailSeal, sealMails } from './sealed-mail.ts';

const mail = { to: 'wing@firm.example', subject: 'Set a new password', text: 'https://x.hk/NewPassword#token=s3cret' };
const { seal, open } = createMailSeal('a key of the environment, long enough');

it('[AUTH-44] closes a mail so that its key alone opens it, and no two look the same', () => {
  const sealed = seal(mail);
  expect(open(sealed)).toEqual(mail);
  expect(seal(mail)).not.toEqual(sealed);
  expect(Buffer.from(sealed.sealed, 'base64').toString('latin1')).not.toMatch(/s3cret|wing|password/);
  expect(() => createMailSeal('another key of the environment, too').open(sealed)).toThrow();
  const touched = Buffer.from(sealed.sealed, 'base64');
  touched[40] = (touched[40] ?? 0) ^ 1;
  expect(() => open({ sealed: touched.toString('base64') })).toThrow();
});

it('takes a mail that was stored open by the release before', () => {
  expect(open(mail)).toEqual(mail);
});

it('[AUTH-44] seals every mail that is asked for, and leaves other jobs alone', async () => {
  const jobs: JobRequest[] = [];
  const enqueue = sealMails(async (_transaction, job) => void jobs.push(job), { seal });
  const nowhere = {} as Parameters<Enqueue>[0];
  await enqueue(nowhere, { name: 'mail', data: mail });
  await enqueue(nowhere, { name: 'print', data: { documentId: 7 } });
  expect(jobs[0]).toEqual({ name: 'mail', data: { sealed: expect.any(String) } });
  expect(jobs[1]).toEqual({ name: 'print', data: { documentId: 7 } });
});
