import type { Mail } from '../../integrations/mail.ts';
import { mailWordsOf } from '../mechanisms/mail-words/mail-words-of.ts';
import type { Receiver } from './account-mails.ts';

export function codeMail({ email, language }: Receiver, code: string): Mail {
  const words = mailWordsOf(language).code;
  return { to: email, subject: words.subject, text: `${words.code(code)}\n\n${words.rules}\n` };
}

export function lockMail({ email, language }: Receiver, username: string, publicOrigin: string): Mail {
  const words = mailWordsOf(language).lock;
  return {
    to: email,
    subject: words.subject,
    text: `${words.what(username)}\n\n${words.rules(`${publicOrigin}/Reset`)}\n`,
  };
}

export function codesMail(
  { email, language }: Receiver,
  username: string,
  failures: number,
  publicOrigin: string,
): Mail {
  const words = mailWordsOf(language).codes;
  const text = `${words.what(username, failures)}\n\n${words.rules(`${publicOrigin}/Reset`)}\n`;
  return { to: email, subject: words.subject, text };
}
