import type { StoredAccount } from '../../repositories/accounts/account.repository.ts';
import { compose, oneLine, type Receiver } from '../accounts/account-mails.ts';

/** Contains a link and no password (U13). */
export const passwordLinkMail = (account: StoredAccount, district: string, url: string) =>
  compose(account, (words) => [
    words.district.subject,
    words.district.link(oneLine(district), oneLine(account.username)),
    url,
    words.unexpected,
  ]);

/** The password was agreed by other means, and no mail contains it. */
export const accountReadyMail = (account: StoredAccount, district: string, publicOrigin: string) =>
  compose(account, (words) => [
    words.district.subject,
    words.district.ready(oneLine(district), oneLine(account.username)),
    `${publicOrigin}/Login`,
  ]);

/** Also sent to the previous address, so that nobody loses an account unnoticed. */
export const accountChangedMail = (receiver: Receiver, username: string) =>
  compose(receiver, (words) => [
    words.district.changedSubject,
    words.district.changed(oneLine(username)),
    words.district.ask,
  ]);
