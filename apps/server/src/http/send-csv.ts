import type { FastifyReply } from 'fastify';
import { asAttachment } from './content-disposition.ts';

/** Sent as a download and never cached. */
export const sendCsv = (reply: FastifyReply, fileName: string, text: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', asAttachment(fileName))
    .header('cache-control', 'private, no-store')
    .send(text);
