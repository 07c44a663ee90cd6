import { showHongKongTime } from '@quietsite/documents';
import { RECEIPT_FILE } from '@quietsite/domain';
import { compose, oneLine, type Receiver } from '../accounts/account-mails.ts';

interface SubmissionFacts extends Receiver {
  readonly name: string;
  readonly title: string;
  readonly version: number | null;
  readonly number: number;
}

/** The page with files, comments and the decision. */
export const linkToReview = (publicOrigin: string, projectId: number) => `${publicOrigin}/Review?project=${projectId}`;

interface ReceiptFacts extends SubmissionFacts {
  readonly submittedAt: Date;
  readonly bundleHash: string;
}

/** Has only the receipt attached. The files are downloaded from the project, where access is checked (U53). */
export function receiptMail(facts: ReceiptFacts, fileKey: string, url: string) {
  const { number, version } = facts;
  const title = oneLine(facts.title);
  const { name, data } = compose(facts, ({ greeting, receipt }) => [
    receipt.subject(number, title),
    greeting(oneLine(facts.name)),
    receipt.what(title, version, showHongKongTime(facts.submittedAt), number),
    receipt.hash(facts.bundleHash),
    receipt.files(url),
  ]);
  return { name, data: { ...data, attachment: { fileKey, name: RECEIPT_FILE, mediaType: 'application/pdf' } } };
}

export const reviewMail = (facts: SubmissionFacts & { readonly submittedBy: string }, url: string) =>
  compose(facts, ({ greeting, review }) => [
    review.subject(oneLine(facts.title)),
    greeting(oneLine(facts.name)),
    review.link(oneLine(facts.submittedBy), oneLine(facts.title), facts.version, facts.number),
    url,
  ]);

/** Quotes text of users on its own lines, so that it cannot look like a part of the mail. */
const quote = (text: string) =>
  text
    .split(/\r\n|[\n\r]/)
    .map((line) => `> ${oneLine(line)}`)
    .join('\n');

/** A null reason means that the plan was revealed. */
export function decisionMail(facts: SubmissionFacts, reason: string | null, url: string) {
  const [title, name] = [oneLine(facts.title), oneLine(facts.name)];
  const { number, version } = facts;
  return compose(facts, ({ greeting, revealed, returned }) =>
    reason === null
      ? [revealed.subject(title), greeting(name), revealed.what(number, title, version), url]
      : [
          returned.subject(title),
          greeting(name),
          returned.reason(number, title, version),
          quote(reason),
          returned.next,
          url,
        ],
  );
}
