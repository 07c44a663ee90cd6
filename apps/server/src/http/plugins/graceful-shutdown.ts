import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for a proxy to have sent a request over each connection it uses. */
const LEAVING_MS = 1_000;
/** Long enough for requests already in flight to arrive. */
const LAST_WORDS_MS = 500;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Keeps responding for a moment and marks each response as the last on its connection. Clients that keep
     * connections open, proxies above all, then go elsewhere: a request that meets a closing connection is lost, and
     * one that may have changed something is not sent again. For the same reason new connections are refused before
     * idle ones are closed.
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
    // All pending connections are accepted by now. New ones are refused at once, and a proxy goes elsewhere.
    await nextTurn();
    if (app.server.listening) closeDoor(app.server);
    await pause(LAST_WORDS_MS);
  });
}

/** An HTTP server's own close would also cut off connections that have not sent a request yet. */
const closeDoor = (server: Server): void => void Server.prototype.close.call(server);
