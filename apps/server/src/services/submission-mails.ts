import { showHongKongTime } from '@quietsite/documents';
import { RECEIPT_FILE } from '@quietsite/domain';
import { compose, oneLine } from './account-mails.ts';

interface SubmissionFacts {
  readonly email: string;
  readonly name: string;
  readonly title: string;
  readonly version: number | null;
  readonly number: number;
}

/** Where files, comments and the decision are. */
export const linkToReview = (publicOrigin: string, projectId: number) => `${publicOrigin}/Review?project=${projectId}`;

const planOf = ({ title, version }: Pick<SubmissionFacts, 'title' | 'version'>) =>
  `"${oneLine(title)}"${version === null ? '' : `, version ${version}`}`;

const greet = (name: string) => `Dear ${oneLine(name)},`;

interface ReceiptFacts extends SubmissionFacts {
  readonly submittedAt: Date;
  readonly bundleHash: string;
}

/** Carries the receipt; the files themselves are fetched from the project, where the access is checked (U53). */
export function receiptMail(facts: ReceiptFacts, fileKey: string, url: string) {
  const { name, data } = compose(facts.email, `Receipt of submission ${facts.number}: ${oneLine(facts.title)}`, [
    greet(facts.name),
    `the construction noise management plan ${planOf(facts)} was submitted on ${showHongKongTime(facts.submittedAt)} (Hong Kong time) as submission ${facts.number}. It can no longer be changed.`,
    `SHA-256 of the submission: ${facts.bundleHash}`,
    `The attached receipt lists every file. The files are here: ${url}`,
  ]);
  return { name, data: { ...data, attachment: { fileKey, name: RECEIPT_FILE, mediaType: 'application/pdf' } } };
}

export const reviewMail = (facts: SubmissionFacts & { readonly submittedBy: string }, url: string) =>
  compose(facts.email, `A plan was submitted: ${oneLine(facts.title)}`, [
    greet(facts.name),
    `${oneLine(facts.submittedBy)} submitted the construction noise management plan ${planOf(facts)} (submission ${facts.number}). It waits for a decision:`,
    url,
  ]);

/** What people wrote stands on lines of its own and cannot pass for a part of the mail. */
const quote = (text: string) =>
  text
    .split(/\r\n|[\n\r]/)
    .map((line) => `> ${oneLine(line)}`)
    .join('\n');

/** Without a reason: it was revealed. */
export const decisionMail = (facts: SubmissionFacts, reason: string | null, url: string) =>
  reason === null
    ? compose(facts.email, `Project approved: ${oneLine(facts.title)}`, [
        greet(facts.name),
        `submission ${facts.number} of the construction noise management plan ${planOf(facts)} was approved. The project is revealed to others nearby. Changes are made in a new version.`,
        url,
      ])
    : compose(facts.email, `Project rejected, waiting for resubmit: ${oneLine(facts.title)}`, [
        greet(facts.name),
        `submission ${facts.number} of the construction noise management plan ${planOf(facts)} was rejected for this reason:`,
        quote(reason),
        'The project can be edited again and submitted once more. What was submitted is kept.',
        url,
      ]);
