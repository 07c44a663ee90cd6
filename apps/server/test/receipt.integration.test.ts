import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Submission } from '@quietsite/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailSink } from '../../../tools/kit/src/stack/mail-sink.ts';
import { createMailer } from '../src/integrations/mail.ts';
import { mailJob } from '../src/jobs/handlers.ts';
import { createJobQueue } from '../src/jobs/queue.ts';
import { createPrinter, type Printer } from '../src/printing/printer.ts';
import { createReceiptService } from '../src/services/report/receipt.service.ts';
import { contact, type SubmissionWorld, startSubmissionWorld } from './submission-calls.ts';
import { listMails, openStoredMail } from './test-server.ts';

const run = promisify(execFile);
let world: SubmissionWorld;
let printer: Printer;
let queue: ReturnType<typeof createJobQueue>;
let projectId: number;
let submission: Submission;
let count = 0;

beforeAll(async () => {
  world = await startSubmissionWorld();
  printer = createPrinter();
  queue = createJobQueue({ url: world.server.database.url, heartbeatSeconds: 10, onError: console.error });
  await queue.start();
});
afterAll(async () => {
  await queue.stop(1_000);
  await printer.close();
  await world.close();
});
beforeEach(async () => {
  projectId = await world.addPlan(`Receipt ${++count}`);
  submission = await world.submit(projectId);
});

const receipts = (print: Pick<Printer, 'printReceipt'> = printer) =>
  createReceiptService({
    ...{ database: world.connection.database, files: world.files, printer: print, enqueue: queue.enqueue },
    ...{ clock: () => new Date(), publicOrigin: 'https://quietsite.test' },
  });

async function openReceipt(): Promise<string> {
  const [shown] = (await world.review(projectId)).submissions;
  const file = shown?.files.find(({ kind }) => kind === 'receipt');
  const url = `/api/submissions/${submission.id}/files/${file?.id}`;
  const { rawPayload } = await world.server.app.inject({ url, headers: world.owner });
  const path = join(world.folder, `receipt-${submission.id}.pdf`);
  await writeFile(path, rawPayload);
  return path;
}

const mailsTo = async (address: string) => {
  const { title } = await world.get(projectId);
  return (await listMails(world.server, address)).filter(({ subject }) => subject.endsWith(title));
};

describe('the receipt', () => {
  it('[U46] is one page that names the submission, its files and their hashes', async () => {
    await receipts().perform(submission.id);
    const path = await openReceipt();
    const { stdout: facts } = await run('pdfinfo', [path]);
    expect(facts).toMatch(/Pages:\s+1\n/);
    expect(facts).toMatch(/Page size:\s+595\.\d+ x 841\.\d+ pts \(A4\)/);
    const { stdout: text } = await run('pdftotext', ['-layout', path, '-']);
    const flat = text.replaceAll(/\s+/g, ' ');
    for (const expected of [
      ...[`Receipt ${count}`, 'Demo Owner', contact.email, contact.roleInProject, submission.bundleHash],
      ...submission.files.flatMap(({ name, sha256 }) => [name, sha256]),
      'sha256sum -- * | LC_ALL=C sort | sha256sum',
    ])
      expect(flat).toContain(expected);
  });

  it('[U46] is in the language of the report', async () => {
    await world.client.query(
      `insert into report_drafts (project_id, input) values ($1, '{"general": {"language": "zh-Hant"}}')
       on conflict (project_id) do update set input = jsonb_set(report_drafts.input, '{general,language}', '"zh-Hant"')`,
      [projectId],
    );
    await receipts().perform(submission.id);
    const { stdout: text } = await run('pdftotext', [await openReceipt(), '-']);
    for (const expected of ['提交收據', '環境保護署如何核對檔案', submission.bundleHash])
      expect(text).toContain(expected);
  });

  it('[U46] goes to the given address, and the reviewers of the district are notified, once', async () => {
    await receipts().perform(submission.id);
    await receipts().perform(submission.id);
    const [mail, ...others] = await mailsTo(contact.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ attachment: { name: 'Receipt.pdf', mediaType: 'application/pdf' } });
    expect(mail?.text).toContain(submission.bundleHash);
    const [notice, ...more] = await mailsTo('demo-epd@quietsite.example');
    expect([notice?.subject, more]).toEqual([`A plan was submitted: Receipt ${count}`, []]);
    expect(await countReceipts()).toBe(1);
  });

  it('[U46] two jobs at the same time make one receipt and one mail', async () => {
    await Promise.all([receipts().perform(submission.id), receipts().perform(submission.id)]);
    expect([await countReceipts(), (await mailsTo(contact.email)).length]).toEqual([1, 1]);
  });

  it('[U46] a job that breaks off leaves nothing behind and can be repeated', async () => {
    const broken = { printReceipt: () => Promise.reject(new Error('no paper')) };
    await expect(receipts(broken).perform(submission.id)).rejects.toThrow('no paper');
    expect([await countReceipts(), await mailsTo(contact.email)]).toEqual([0, []]);
    await receipts().perform(submission.id);
    expect(await countReceipts()).toBe(1);
  });

  it('[U46] arrives as an attachment', async () => {
    await receipts().perform(submission.id);
    const [mail] = await mailsTo(contact.email);
    const sink = await startMailSink(0);
    const mailer = createMailer(`smtp://127.0.0.1:${sink.port}`, 'quietsite@quietsite.example');
    try {
      const job = mailJob({
        ...{ send: mailer.send, open: openStoredMail, files: world.files },
        onGivenUp: () => undefined,
      });
      await job.perform(mail ?? { to: '', subject: '', text: '' }, AbortSignal.timeout(10_000));
      const [received] = sink.mails;
      expect(received).toMatchObject({ to: [{ address: contact.email }] });
      const [attachment] = received?.attachments ?? [];
      expect(attachment).toMatchObject({ filename: 'Receipt.pdf', mimeType: 'application/pdf' });
      expect(Buffer.from(attachment?.content as ArrayBuffer).toString('latin1', 0, 5)).toBe('%PDF-');
    } finally {
      mailer.close();
      await sink.close();
    }
  });
});

const countReceipts = () =>
  world.one<number>(`select count(*)::int from submission_files where submission_id = $1 and kind = 'receipt'`, [
    submission.id,
  ]);
