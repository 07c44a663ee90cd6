import { approverOf, formatPersonName, type Language, type UserType } from '@quietsite/domain';
import type { MailWords } from '../mechanisms/mail-words/mail-words.ts';
import { mailWordsOf } from '../mechanisms/mail-words/mail-words-of.ts';
import type { MailData } from '../mechanisms/queue.ts';

/** A mailbox and the language of its owner; null if the owner never chose one. */
export interface Receiver {
  readonly email: string;
  readonly language: Language | null;
}

interface Person extends Receiver {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Puts text that users typed on one line, so that it cannot look like a part of the mail. */
export const oneLine = (text: string) => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();

/** Strangers type these names, so mail programs must not turn any of them into a link. */
export const plainName = (text: string) => oneLine(text).replaceAll(/([.:/])(?=[\p{L}\p{N}/])/gu, '$1 ');

const nameOf = (person: Omit<Person, 'email' | 'language'>, language: Language | null) =>
  plainName(formatPersonName(person, language)) || oneLine(person.username);

const accountOf = ({ username }: Pick<Person, 'username'>) => oneLine(username);

/** In the recipient's language. */
export function compose(
  { email, language }: Receiver,
  write: (words: MailWords) => readonly [subject: string, ...paragraphs: string[]],
): { name: 'mail'; data: MailData } {
  const [subject, ...paragraphs] = write(mailWordsOf(language));
  return { name: 'mail', data: { to: email, subject, text: `${paragraphs.join('\n\n')}\n\nQuietSite\n` } };
}

const greet = (person: Person, { greeting }: MailWords) => greeting(nameOf(person, person.language));

export const resetMail = (person: Person, url: string) =>
  compose(person, (words) => [
    words.reset.subject,
    greet(person, words),
    words.reset.link(accountOf(person)),
    url,
    words.reset.still,
  ]);

export const passwordChangedMail = (person: Person) =>
  compose(person, (words) => [
    words.passwordChanged.subject,
    greet(person, words),
    words.passwordChanged.what(accountOf(person)),
    words.notYou,
  ]);

/** The receipt of a registration: confirms the address, and leads to a page that shows how far it has come. */
export const confirmRegistrationMail = (
  person: Person & { readonly userType: UserType },
  { url, statusUrl }: { readonly url: string; readonly statusUrl: string },
) =>
  compose(person, (words) => [
    words.registration.subject,
    greet(person, words),
    words.registration.link(accountOf(person)),
    url,
    words.registration.next[approverOf(person.userType)],
    words.registration.status,
    statusUrl,
    words.unexpected,
  ]);

export const approvalMail = (approver: Person, applicant: Person & { readonly company: string }, url: string) =>
  compose(approver, (words) => [
    words.approval.subject,
    greet(approver, words),
    words.approval.link(
      nameOf(applicant, approver.language),
      accountOf(applicant),
      oneLine(applicant.email),
      plainName(applicant.company),
    ),
    url,
    words.approval.harmless,
  ]);

export const approvedMail = (person: Person, publicOrigin: string) =>
  compose(person, (words) => [
    words.approved.subject,
    greet(person, words),
    words.approved.link(accountOf(person)),
    `${publicOrigin}/Login`,
  ]);

export const rejectedMail = (person: Person, reason: string) =>
  compose(person, (words) => [
    words.rejected.subject,
    greet(person, words),
    words.rejected.what(accountOf(person)),
    ...(reason === '' ? [] : [words.rejected.reason(plainName(reason))]),
    words.rejected.mistake,
  ]);

export const deactivatedMail = (person: Person) =>
  compose(person, (words) => [
    words.deactivated.subject,
    greet(person, words),
    words.deactivated.what(accountOf(person)),
  ]);

export const reactivatedMail = (person: Person, publicOrigin: string) =>
  compose(person, (words) => [
    words.reactivated.subject,
    greet(person, words),
    words.reactivated.what(accountOf(person)),
    `${publicOrigin}/Login`,
  ]);

export const forwardedMail = (person: Person, company: string) =>
  compose(person, (words) => [
    words.forwarded.subject,
    greet(person, words),
    words.forwarded.what(accountOf(person), plainName(company)),
  ]);

export const invitationMail = (
  receiver: Receiver,
  { company, userType, invitedBy }: { company: string; userType: UserType; invitedBy: string },
  url: string,
) =>
  compose(receiver, (words) => [
    words.invitation.subject,
    words.invitation.link(plainName(invitedBy), words.roles[userType], plainName(company)),
    url,
    words.unexpected,
  ]);

export const confirmEmailMail = (email: string, person: Person, url: string) =>
  compose({ ...person, email }, (words) => [
    words.confirmEmail.subject,
    greet(person, words),
    words.confirmEmail.link(accountOf(person)),
    url,
    words.confirmEmail.still,
  ]);

/** Does not contain the new address, because readers of the old mailbox need not know it. */
export const emailChangeMail = (person: Person) =>
  compose(person, (words) => [
    words.emailChange.subject,
    greet(person, words),
    words.emailChange.what(accountOf(person)),
    words.notYou,
  ]);

export const removedMail = (person: Person, company: string) =>
  compose(person, (words) => [
    words.removed.subject,
    greet(person, words),
    words.removed.byCompany(accountOf(person), plainName(company)),
  ]);

export const removedByAuthorityMail = (person: Person) =>
  compose(person, (words) => [
    words.removed.subject,
    greet(person, words),
    words.removed.byAuthority(accountOf(person)),
  ]);
