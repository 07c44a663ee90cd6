import { countOf, showCount } from '../text/show-level.ts';

/** Fixed words of the receipt of a submission. */
export const english = {
  template: {
    title: 'Receipt of submission',
    bundle: 'SHA-256 of the submission',
    files: 'Files',
    name: 'Name',
    size: 'Size',
    hash: 'SHA-256',
    verify: 'How to verify',
  },
  documentTitle: (number: number, project: string) => `Receipt of submission ${number}: ${project}`,
  facts: {
    submission: 'Submission',
    version: 'Project version',
    submitted: 'Submitted',
    by: 'Submitted by',
    role: 'Role in project',
    email: 'Email',
  },
  bytes: (count: number) => `${showCount(count)} bytes`,
  more: (count: number) => `And ${countOf(count, 'more file')}, listed with their SHA-256 in Inputs.json.`,
  before: (count: number) =>
    `Put the ${countOf(count, 'file')} of the submission, without this receipt, into an empty folder and run there:`,
  after:
    'The result is the SHA-256 of the submission above when every file is the one that was submitted. A single file is proved by its own SHA-256.',
  submitted: (time: string) => `Submitted ${time}`,
} as const;
