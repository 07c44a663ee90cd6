import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for a proxy to have sent something over each connection that it uses. */
const LEAVING_MS = 1_000;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Goes on answering for a moment and says with each answer that it was the last on its connection. Whoever keeps
     * connections open, a proxy above all, goes elsewhere then: a request that meets a connection which is just being
     * closed is lost, and what may have changed something is not sent again.
     */
    leave(milliseconds?: number): Promise<void>;
  }
}

export function leaveInGoodOrder(app: FastifyInstance): void {
  let isLeaving = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) void reply.header('connection', 'close');
  });
  app.decorate('leave', async (milliseconds = LEAVING_MS) => {
    isLeaving = true;
    await pause(milliseconds);
  });
}
