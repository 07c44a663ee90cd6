import { createHash } from 'node:crypto';
import type { Project, Review } from '../../../../packages/contracts/src/index.ts';
import { listBundle } from '../../../../packages/domain/src/report/bundle.ts';
import type { Caller } from '../../../kit/src/stack/caller.ts';
import { query } from '../../../kit/src/stack/database.ts';
import type { MailSink } from '../../../kit/src/stack/mail-sink.ts';
import { becomesTrueWithin } from '../../../kit/src/stack/wait.ts';
import type { Plan } from './plan.ts';

const MAX_RECEIPT_MS = 120_000;
const MIN_FILES = 6;

/** Submitted completely or not at all: a partial submission must never occur. */
export async function findState(databaseUrl: string, { projectId }: Plan): Promise<'submitted' | 'draft' | 'HALF'> {
  const [row] = await query<{ flagged: boolean; submissions: number; files: number }>(
    databaseUrl,
    `select submitted_at is not null as flagged,
       (select count(*)::int from submissions where project_id = projects.id and state = 'submitted') as submissions,
       (select count(*)::int from submission_files file join submissions on submissions.id = file.submission_id
        where project_id = projects.id and file.kind <> 'receipt') as files
     from projects where id = $1`,
    [projectId],
  );
  if (row?.flagged && row.submissions === 1 && row.files >= MIN_FILES) return 'submitted';
  return row && !row.flagged && row.submissions === 0 && row.files === 0 ? 'draft' : 'HALF';
}

export async function waitForReceipts(databaseUrl: string): Promise<void> {
  const open = `select id from submissions where receipt_sent_at is null and request_key is not null
    union all select 1 from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`;
  await becomesTrueWithin(async () => (await query(databaseUrl, open)).length === 0, MAX_RECEIPT_MS, 250);
}

interface VerificationContext {
  readonly databaseUrl: string;
  readonly caller: Caller;
  readonly sink: MailSink;
  /** The hash of a submitted file, read through the server. */
  readonly hashFile: (path: string) => Promise<string>;
}

/** The faults of a plan at the end of the drill; empty if there are none. */
export async function listPlanFaults(
  context: VerificationContext,
  plan: Plan,
  isSureToBeSubmitted: boolean,
): Promise<string[]> {
  const state = await findState(context.databaseUrl, plan);
  if (state === 'HALF') return ['half submitted'];
  if (state === 'draft') return isSureToBeSubmitted ? ['not submitted'] : checkDraft(context, plan);
  return checkSubmitted(context, plan);
}

/** Still editable: saves it unchanged. */
async function checkDraft({ caller, sink }: VerificationContext, { projectId, email }: Plan): Promise<string[]> {
  const project = await caller.request<Project>('GET', `/api/projects/${projectId}`);
  const { title, proponent, agreement, mainContractor, engineerConsultant, bufferRadiusMetres } = project;
  const { eiaReference, description, specialFeature, revision } = project;
  const body = {
    ...{ title, proponent, agreement, mainContractor, engineerConsultant, bufferRadiusMetres },
    ...{ eiaReference, description, specialFeature, revision },
  };
  const isSaved = await caller.request('PUT', `/api/projects/${projectId}/information`, body).then(
    () => true,
    () => false,
  );
  const faults = isSaved ? [] : ['a draft that cannot be edited'];
  if (countMails(sink, email) > 0) faults.push('a receipt of what was not submitted');
  return faults;
}

async function checkSubmitted(context: VerificationContext, { projectId, email }: Plan): Promise<string[]> {
  const { submissions } = await context.caller.request<Review>('GET', `/api/projects/${projectId}/review`);
  const faults: string[] = [];
  const expect = (isSo: boolean, fault: string) => {
    if (!isSo) faults.push(fault);
  };
  expect(submissions.length === 1, `${submissions.length} submissions`);
  const [submission] = submissions;
  if (!submission) return faults;
  const { id, files, bundleHash } = submission;
  for (const file of files) {
    const sha256 = await context.hashFile(`/api/submissions/${id}/files/${file.id}`);
    expect(sha256 === file.sha256, `${file.name} is not what its hash says`);
  }
  const hash = createHash('sha256').update(listBundle(files)).digest('hex');
  expect(hash === bundleHash, 'the hash of the submission does not fit its files');
  const receipts = files.filter(({ kind }) => kind === 'receipt').length;
  expect(receipts === 1, `${receipts} receipts`);
  const mails = countMails(context.sink, email);
  expect(mails === 1, `${mails} mails`);
  return faults;
}

const countMails = ({ mails }: MailSink, address: string): number =>
  mails.filter(({ to }) => to?.some((entry) => 'address' in entry && entry.address === address)).length;
