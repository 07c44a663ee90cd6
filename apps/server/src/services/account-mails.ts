import type { JobRequest } from './queue.ts';

type Mail = Extract<JobRequest, { name: 'mail' }>['data'];

interface Person {
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What people typed about themselves stays on its line and cannot pass for a part of the mail. */
export const oneLine = (text: string) => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim();

const nameOf = ({ firstName, lastName, username }: Omit<Person, 'email'>) =>
  oneLine(`${firstName} ${lastName}`) || oneLine(username);

export function compose(to: string, subject: string, paragraphs: readonly string[]): { name: 'mail'; data: Mail } {
  return { name: 'mail', data: { to, subject, text: `${paragraphs.join('\n\n')}\n\nQuietSite\n` } };
}

export const resetMail = (person: Person, url: string) =>
  compose(person.email, 'Set a new password', [
    `Dear ${nameOf(person)},`,
    `somebody asked for a new password for the QuietSite account ${oneLine(person.username)}. With this link you can set one within 45 minutes:`,
    url,
    'Until then the present password stays valid. If you did not ask for this, nothing needs to be done.',
  ]);

export const passwordChangedMail = (person: Person) =>
  compose(person.email, 'Your password was changed', [
    `Dear ${nameOf(person)},`,
    `the password of the QuietSite account ${oneLine(person.username)} was changed and other sessions were ended.`,
    'If this was not you, please choose "Forgot password" on the sign-in page at once.',
  ]);

export const approvalMail = (approver: Person, applicant: Person & { readonly company: string }, url: string) =>
  compose(approver.email, 'A registration waits for your approval', [
    `Dear ${nameOf(approver)},`,
    `${nameOf(applicant)} (${oneLine(applicant.username)}, ${oneLine(applicant.email)}) asks for a QuietSite account of the company ${oneLine(applicant.company)}. With this link you can look at the request and decide within 14 days:`,
    url,
    'Opening the link changes nothing. You can also decide after signing in.',
  ]);

export const approvedMail = (person: Person, publicOrigin: string) =>
  compose(person.email, 'Your registration was approved', [
    `Dear ${nameOf(person)},`,
    `your QuietSite account ${oneLine(person.username)} was approved. You can sign in now:`,
    `${publicOrigin}/Login`,
  ]);

export const rejectedMail = (person: Person) =>
  compose(person.email, 'Your registration was not approved', [
    `Dear ${nameOf(person)},`,
    `your registration for the QuietSite account ${oneLine(person.username)} was not approved and has been removed.`,
    'If you think this is a mistake, please ask your company and register again.',
  ]);

export const forwardedMail = (person: Person, company: string) =>
  compose(person.email, 'Your registration waits for your company', [
    `Dear ${nameOf(person)},`,
    `the authority assigned your registration for the QuietSite account ${oneLine(person.username)} to the company ${oneLine(company)}. It now waits for approval by your company administrator.`,
  ]);

export const invitationMail = (email: string, invitation: { company: string; role: string }, url: string) =>
  compose(email, 'Invitation to QuietSite', [
    `You are invited to QuietSite as ${invitation.role} of the company ${oneLine(invitation.company)}. With this link you can choose a username and a password within 7 days:`,
    url,
    'If you did not expect this, nothing needs to be done.',
  ]);

export const confirmEmailMail = (email: string, person: Person, url: string) =>
  compose(email, 'Confirm your new e-mail address', [
    `Dear ${nameOf(person)},`,
    `this address was entered for the QuietSite account ${oneLine(person.username)}. With this link you can confirm it within 24 hours:`,
    url,
    'Until then the previous address stays valid. If this was not you, nothing needs to be done.',
  ]);

/** The new address is not in it: whoever reads the old mailbox need not learn it. */
export const emailChangeMail = (person: Person) =>
  compose(person.email, 'Your e-mail address is about to change', [
    `Dear ${nameOf(person)},`,
    `another e-mail address was entered for the QuietSite account ${oneLine(person.username)}. It becomes valid when it is confirmed.`,
    'If this was not you, please choose "Forgot password" on the sign-in page at once.',
  ]);

export const removedMail = (person: Person, company: string) =>
  compose(person.email, 'Your account was removed', [
    `Dear ${nameOf(person)},`,
    `the QuietSite account ${oneLine(person.username)} was removed by an Admin of the company ${oneLine(company)}.`,
  ]);

export const removedByAuthorityMail = (person: Person) =>
  compose(person.email, 'Your account was removed', [
    `Dear ${nameOf(person)},`,
    `the QuietSite account ${oneLine(person.username)} was removed by the administrator of QuietSite.`,
  ]);
