import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for a proxy to have sent something over each connection that it uses. */
const LEAVING_MS = 1_000;
/** Long enough for what was on its way when the door was closed to have come in. */
const LAST_WORDS_MS = 500;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Goes on answering for a moment and says with each answer that it was the last on its connection. Whoever keeps
     * connections open, a proxy above all, goes elsewhere then: a request that meets a connection which is just being
     * closed is lost, and what may have changed something is not sent again. For the same reason nobody is let in any
     * more before those are sent away who have said nothing yet.
     */
    leave(milliseconds?: number): Promise<void>;
  }
}

export function shutDownGracefully(app: FastifyInstance): void {
  let isLeaving = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) void reply.header('connection', 'close');
  });
  app.decorate('leave', async (milliseconds = LEAVING_MS) => {
    isLeaving = true;
    await pause(milliseconds);
    // Here all are in who have knocked; those who knock on the closed door hear so at once, and a proxy goes elsewhere.
    await nextTurn();
    if (app.server.listening) closeDoor(app.server);
    await pause(LAST_WORDS_MS);
  });
}

/** Of an HTTP server the same call would cut those off who have come in and not spoken yet. */
const closeDoor = (server: Server): void => void Server.prototype.close.call(server);
