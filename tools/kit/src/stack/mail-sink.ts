import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailSink {
  readonly port: number;
  readonly mails: readonly Email[];
  close(): Promise<void>;
}

/** A real SMTP server that stores mails in memory and, if a folder is given, as .eml files. */
export async function startMailSink(port: number, directory?: string): Promise<MailSink> {
  const mails: Email[] = [];
  if (directory) await mkdir(directory, { recursive: true });
  const storeMail = async (raw: Buffer) => {
    mails.push(await PostalMime.parse(raw));
    if (directory) await writeFile(join(directory, `${Date.now()}-${mails.length}.eml`), raw);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A connection cut in the middle of a mail is the sender's problem.
    onData: (stream, _session, done) =>
      void stream
        .toArray()
        .then((parts) => storeMail(Buffer.concat(parts)))
        .then(() => done(), done),
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  return {
    port: address && typeof address === 'object' ? address.port : port,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
