import type { OutgoingHttpHeaders } from 'node:http';
import { idParameterSchema, type ProjectEvent } from '@quietsite/contracts';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { EventService } from '../../../services/projects/event.service.ts';
import { requireUser } from '../../authenticated-user.ts';

/** Proxies close an idle connection; a comment line keeps it open. */
const KEEP_ALIVE_MS = 20_000;

export function eventRoutes(events: EventService): FastifyPluginAsyncZod {
  return async (app) => {
    const open = new Set<() => void>();
    app.addHook('preClose', async () => {
      for (const close of open) close();
    });

    app.get(
      '/api/projects/:projectId/events',
      { schema: { summary: 'Server-sent events of a project', tags: ['events'], params: idParameterSchema } },
      async (request, reply) => {
        const stream = createStream(reply);
        const subscription = await events.subscribe(requireUser(request), request.params.projectId, stream);
        reply.hijack();
        open.add(stream.end);
        // If access is lost, the stream ends at the next keep-alive at the latest.
        const keepAlive = setInterval(() => {
          stream.keepAlive();
          void subscription.check();
        }, KEEP_ALIVE_MS);
        stream.begin(() => {
          clearInterval(keepAlive);
          open.delete(stream.end);
          subscription.stop();
        });
      },
    );
  };
}

/** Events that come before the headers are written are queued; nothing is written after the end. */
function createStream(reply: FastifyReply) {
  const { raw } = reply;
  const queued: ProjectEvent[] = [];
  const write = (text: string) => void (raw.writableEnded || raw.destroyed || raw.write(text));
  const send = (event: ProjectEvent) => {
    if (raw.headersSent) write(`data: ${JSON.stringify(event)}\n\n`);
    else queued.push(event);
  };
  return {
    send,
    keepAlive: () => write(':\n\n'),
    end: () => void raw.end(),
    begin(onClose: () => void) {
      if (raw.destroyed) return onClose();
      raw.on('close', onClose);
      raw.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream; charset=utf-8',
        // No request follows a stream, and an open connection would delay the server's shutdown.
        connection: 'close',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      raw.flushHeaders(); // so that the page knows it is connected, even if there are no events yet
      for (const event of queued) send(event);
    },
  };
}
