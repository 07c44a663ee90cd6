import { Server } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for a proxy to have sent a request over each connection it uses. */
const DRAIN_MS = 1_000;
/** Long enough for requests already in flight to arrive. */
const FINAL_REQUESTS_MS = 500;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Keeps responding for a moment and marks each response as the last on its connection. Clients that keep
     * connections open, mainly proxies, then use another server. Otherwise a request that meets a closing connection
     * would be lost, because one that may have changed something is not sent again. For the same reason, new
     * connections are refused before idle ones are closed.
     */
    leave(milliseconds?: number): Promise<void>;
  }
}

export function shutDownGracefully(app: FastifyInstance): void {
  let isDraining = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) void reply.header('connection', 'close');
  });
  app.decorate('leave', async (milliseconds = DRAIN_MS) => {
    isDraining = true;
    await pause(milliseconds);
    // All pending connections are accepted by now. New ones are refused, so a proxy uses another server.
    await nextTurn();
    if (app.server.listening) stopAccepting(app.server);
    await pause(FINAL_REQUESTS_MS);
  });
}

/** The close method of an HTTP server would also cut off connections that have not sent a request yet. */
const stopAccepting = (server: Server): void => void Server.prototype.close.call(server);
