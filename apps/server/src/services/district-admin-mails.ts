import type { StoredAccount } from '../repositories/account.repository.ts';
import { compose, oneLine } from './account-mails.ts';

/** With a link and no password (U13). */
export const passwordLinkMail = ({ email, username }: StoredAccount, district: string, url: string) =>
  compose(email, 'Your QuietSite account', [
    `You review construction noise in ${oneLine(district)} with the QuietSite account ${oneLine(username)}. With this link you can set its password within 7 days:`,
    url,
    'If you did not expect this, nothing needs to be done.',
  ]);

/** The password was agreed elsewhere: it is in no mail. */
export const accountReadyMail = ({ email, username }: StoredAccount, district: string, publicOrigin: string) =>
  compose(email, 'Your QuietSite account', [
    `You review construction noise in ${oneLine(district)} with the QuietSite account ${oneLine(username)}. The administrator has set its password. You can sign in, and set another one at any time with "Forgot password":`,
    `${publicOrigin}/Login`,
  ]);

/** To the address before the change as well, so that nobody loses an account without a word. */
export const accountChangedMail = (to: string, username: string) =>
  compose(to, 'Your account was changed', [
    `The administrator changed the username or the e-mail address of your QuietSite account. Its username is ${oneLine(username)}.`,
    'If you did not expect this, please ask the administrator.',
  ]);
