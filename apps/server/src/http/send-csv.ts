import type { FastifyReply } from 'fastify';
import { asAttachment } from './content-disposition.ts';

/** A table to keep, never one to be found in a cache. */
export const sendCsv = (reply: FastifyReply, fileName: string, text: string) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', asAttachment(fileName))
    .header('cache-control', 'private, no-store')
    .send(text);
