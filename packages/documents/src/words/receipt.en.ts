import { countOf, showCount } from '../text/show-level.ts';

/** Fixed text of the receipt of a submission. */
export const english = {
  template: {
    title: 'Receipt of submission',
    bundle: 'Fingerprint of the submission',
    files: 'Files',
    name: 'Name',
    size: 'Size',
    hash: 'Fingerprint (SHA-256)',
    verify: 'How the authority can check the files',
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
  more: (count: number) => `And ${countOf(count, 'more file')}, listed with their fingerprints in Inputs.json.`,
  about:
    'A fingerprint is worked out from the content of a file: another content has another fingerprint. There is nothing you need to do with it. Keep this receipt: it proves which files were submitted, and when.',
  before: (count: number) =>
    `Save the ${countOf(count, 'file')} of the submission, without this receipt, in an empty folder and run there:`,
  after:
    'The result is the fingerprint of the submission above when every file is the one that was submitted. A single file is checked by its own fingerprint.',
  submitted: (time: string) => `Submitted ${time}`,
} as const;
