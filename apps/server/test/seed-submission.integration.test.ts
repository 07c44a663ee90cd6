import { createHash } from 'node:crypto';
import type { Submission, SubmissionComparison } from '@quietsite/contracts';
import { listBundle, toDay } from '@quietsite/domain';
import { expect, it } from 'vitest';
import { seedSubmission } from '../seeds/submissions.seed.ts';
import { readEnvironment } from '../src/config/environment.ts';
import { openConnection } from '../src/database/connection.ts';
import { createPdfReader } from '../src/printing/testing/pdf-reader.ts';
import { openFiles, openPrinter } from '../src/process-dependencies.ts';
import { createAccountClient } from './account-client.ts';
import { startTestServer, testEnvironment } from './test-server.ts';

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

it('[PROJ-59] what is submitted of a sample project has the files of its plan, each with its own hash', async () => {
  const server = await startTestServer();
  const client = createAccountClient(server);
  const [sample] = await client.query<{ project_id: number; submitted_by: number; id: number }>(
    'select id, project_id, submitted_by from submissions order by id limit 1',
  );
  if (!sample) throw new Error('the demo seed has no submission');
  await client.query('delete from submissions where id = $1', [sample.id]);
  const environment = readEnvironment(testEnvironment(server.database.url));
  const { database, close } = openConnection(server.database.url, 2, () => {});
  const press = { files: await openFiles(environment), printer: openPrinter(environment) };
  const whose = { projectId: sample.project_id, ownerId: sample.submitted_by };
  await seedSubmission(database, { submittedOn: toDay('2026-10-01'), approvedOn: null }, whose, press);
  await press.printer.close();
  await close();

  const headers = await server.signIn('demo-admin');
  const [row] = await client.query<{ id: number }>('select max(id) as id from submissions');
  const url = `/api/submissions/${row?.id}`;
  const submission = (await server.app.inject({ url, headers })).json<Submission>();
  const names = submission.files.map(({ name }) => name);
  for (const name of ['Report.pdf', 'Appendix A.pdf', 'Appendix B.pdf', 'Appendix C.pdf', 'Inputs.json'])
    expect(names).toContain(name);
  for (const file of submission.files) {
    const answer = await server.app.inject({ url: `${url}/files/${file.id}`, headers });
    expect([answer.rawPayload.length, sha256(answer.rawPayload)]).toEqual([file.sizeBytes, file.sha256]);
  }
  const inputs = submission.files.find(({ name }) => name === 'Inputs.json');
  const frozen = await server.app.inject({ url: `${url}/files/${inputs?.id}`, headers });
  // Both are also in the printed report, which is made from the same text.
  expect(frozen.json()).toMatchObject({ report: { general: { versionNo: '1', date: '2026-10-01' } } });
  const report = submission.files.find(({ name }) => name === 'Report.pdf');
  const printed = await server.app.inject({ url: `${url}/files/${report?.id}`, headers });
  const reader = await createPdfReader();
  expect(await reader.read(printed.rawPayload, 'pdftotext', '-l', '1')).toMatch(
    /Version number\s+1\s+Date\s+2026-10-01/,
  );
  await reader.close();
  expect(submission.bundleHash).toBe(sha256(listBundle(submission.files)));
  expect(submission.bundleHash).not.toBe(sha256(''));
  const compared = await server.app.inject({ url: `${url}/comparison?with=${row?.id}`, headers });
  expect(compared.json<SubmissionComparison>()).toMatchObject({ zones: [], activities: [], equipment: [] });
  await server.close();
}, 120_000);
