import type { ReviewComment } from '@quietsite/contracts';
import { showHongKongTime } from '@quietsite/documents';
import { RECEIPT_FILE } from '@quietsite/domain';
import { compose, oneLine, type Receiver } from '../accounts/account-mails.ts';
import type { MailWords } from '../mechanisms/mail-words/mail-words.ts';

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

/** A sent comment or reply, with a link to its subject. */
export interface MailedComment extends Pick<ReviewComment, 'number' | 'anchor' | 'anchorName' | 'text'> {
  readonly isReply: boolean;
  readonly url: string;
}

/** Longer lists and texts are cut, because a mail server refuses large mails. Everything is on the page. */
const MAX_LISTED = 100;
const MAX_QUOTED_LENGTH = 1000;

/** One paragraph per comment: number and place, text, link. */
function listComments(comments: readonly MailedComment[], { comments: words }: MailWords): string[] {
  const more = comments.length - MAX_LISTED;
  const paragraphs = comments.slice(0, MAX_LISTED).map((comment) => {
    const place = nameOfPlace(comment, words);
    const head = comment.isReply ? words.reply(comment.number, place) : words.comment(comment.number, place);
    return [head, quote(cut(comment.text)), comment.url].join('\n');
  });
  return more > 0 ? [...paragraphs, words.more(more)] : paragraphs;
}

const cut = (text: string) => (text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}...` : text);

function nameOfPlace({ anchor, anchorName }: MailedComment, words: MailWords['comments']): string {
  if (anchor.kind === 'plan') return words.plan;
  const titles: Readonly<Record<string, string>> = words.sections;
  if (anchor.kind === 'section' && Object.hasOwn(titles, anchor.section)) return titles[anchor.section] ?? '';
  return oneLine(anchorName);
}

/** Comments that were sent without a decision. */
export function commentsMail(facts: SubmissionFacts, comments: readonly MailedComment[], url: string) {
  const { number, version } = facts;
  const title = oneLine(facts.title);
  return compose(facts, (words) => [
    words.comments.subject(title),
    words.greeting(oneLine(facts.name)),
    words.comments.what(number, title, version),
    ...listComments(comments, words),
    words.comments.all,
    url,
  ]);
}

/** A null reason means that the plan was revealed. */
export function decisionMail(
  facts: SubmissionFacts,
  reason: string | null,
  comments: readonly MailedComment[],
  url: string,
) {
  const [title, name] = [oneLine(facts.title), oneLine(facts.name)];
  const { number, version } = facts;
  return compose(facts, (words) => {
    const { greeting, revealed, returned } = words;
    const sent = comments.length > 0 ? [words.comments.withDecision, ...listComments(comments, words)] : [];
    return reason === null
      ? [revealed.subject(title), greeting(name), revealed.what(number, title, version), ...sent, url]
      : [
          returned.subject(title),
          greeting(name),
          returned.reason(number, title, version),
          quote(reason),
          ...sent,
          returned.next,
          url,
        ];
  });
}
