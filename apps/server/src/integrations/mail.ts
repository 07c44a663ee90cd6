import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

interface Attachment {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
}

export type SendMail = (mail: Mail, attachment?: Attachment) => Promise<void>;

export function createMailer(address: string, from: string): { send: SendMail; close(): void } {
  const url = new URL(address);
  // An unresponsive mail server must not block a worker for minutes.
  const transport = createTransport({
    host: url.hostname,
    port: Number(url.port || (url.protocol === 'smtps:' ? 465 : 587)),
    secure: url.protocol === 'smtps:',
    ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send({ to, subject, text }, attachment) {
      const attachments = attachment && [
        { filename: attachment.name, contentType: attachment.mediaType, content: attachment.content },
      ];
      await transport.sendMail({ from, to, subject, text, ...(attachments && { attachments }) });
    },
    close: () => transport.close(),
  };
}
