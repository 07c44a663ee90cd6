import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from './expect.ts';

const directory = () => process.env.QUIETSITE_MAIL ?? '';

interface MailFilter {
  /** Only mails that arrived after this time, in milliseconds. */
  readonly since?: number;
  /** Text that the mail must contain. */
  readonly about?: string;
}

async function readMails(to: string, { since = 0, about = '' }: MailFilter): Promise<Email[]> {
  // Files are named after their time of arrival.
  const isMail = (name: string) => name.endsWith('.eml') && Number.parseInt(name, 10) >= since;
  const files = (await readdir(directory())).filter(isMail).sort();
  const mails = await Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(directory(), name)))));
  return mails.filter((mail) => mail.to?.some(({ address }) => address === to) && mail.text?.includes(about));
}

/** Waits for the newest mail to an address with a matching subject. */
export async function receiveMail(to: string, subject: RegExp, filter: MailFilter = {}): Promise<string> {
  let text = '';
  await expect
    .poll(
      async () => {
        const mail = (await readMails(to, filter)).findLast((candidate) => subject.test(candidate.subject ?? ''));
        text = mail?.text ?? '';
        return mail !== undefined;
      },
      { message: `a mail to ${to} about ${subject}` },
    )
    .toBe(true);
  return text;
}

/** The first link in a mail. */
export function linkIn(text: string): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (!link) throw new Error('the mail has no link');
  return link;
}

export function codeIn(text: string): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error('the mail has no code');
  return code;
}
