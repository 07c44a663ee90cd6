import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, compressors, isWorthCompressing } from '../compression.ts';

/** Maps, programmes and results repeat the same few words and digits, so they compress to a tenth of their size. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    reply.header('vary', 'accept-encoding');
    const content = Buffer.from(payload);
    const encoding = acceptedEncoding(request);
    if (!encoding || !isWorthCompressing(content.length)) return payload;
    reply.header('content-encoding', encoding);
    return compressors[encoding](content);
  });
}
