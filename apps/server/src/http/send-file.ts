import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

interface SentFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Readable | Buffer | string;
  /** Known before the stream is read. */
  readonly sizeBytes?: number;
}

/** Sent as a download and never cached. */
export function sendFile(reply: FastifyReply, { fileName, mediaType, content, sizeBytes }: SentFile): FastifyReply {
  if (sizeBytes !== undefined) reply.header('content-length', sizeBytes);
  return reply
    .type(mediaType)
    .header('content-disposition', asAttachment(fileName))
    .header('cache-control', 'private, no-store')
    .send(content);
}

export const sendCsv = (reply: FastifyReply, fileName: string, content: string): FastifyReply =>
  sendFile(reply, { fileName, mediaType: 'text/csv; charset=utf-8', content });

/** encodeURIComponent does not encode these characters, but RFC 5987 requires it. */
const NOT_ENCODED = /['()*]/g;
const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Makes a response a download that is never shown inline (U53). Old clients read the first name, with underscores
 * instead of special characters. All others read the second, complete name (RFC 6266).
 */
export function asAttachment(fileName: string): string {
  const plain = fileName.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(NOT_ENCODED, encode);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
