import type { FastifyInstance } from 'fastify';
import { acceptedEncoding, isWorthPacking, packers } from '../packing.ts';

/** Maps, programmes and results mostly repeat the same few words and digits: they compress to a tenth. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    reply.header('vary', 'accept-encoding');
    const content = Buffer.from(payload);
    const encoding = acceptedEncoding(request);
    if (!encoding || !isWorthPacking(content.length)) return payload;
    reply.header('content-encoding', encoding);
    return packers[encoding](content);
  });
}
