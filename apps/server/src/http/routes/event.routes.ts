import { idParameterSchema, type ProjectEvent } from '@quietsite/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { EventService } from '../../services/event.service.ts';
import { requireUser } from '../authenticated-user.ts';

/** Proxies close a silent connection; a comment line keeps it open. */
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
        const { raw } = reply;
        const pending: ProjectEvent[] = [];
        let write = (event: ProjectEvent) => void pending.push(event);
        const unsubscribe = await events.subscribe(requireUser(request), request.params.projectId, (event) =>
          write(event),
        );
        reply.hijack();
        raw.writeHead(200, {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        });
        write = (event) => void raw.write(`data: ${JSON.stringify(event)}\n\n`);
        for (const event of pending) write(event);
        const keepAlive = setInterval(() => raw.write(':\n\n'), KEEP_ALIVE_MS);
        const close = () => raw.end();
        open.add(close);
        raw.on('close', () => {
          clearInterval(keepAlive);
          open.delete(close);
          unsubscribe();
        });
      },
    );
  };
}
