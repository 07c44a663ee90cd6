import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Requester, runFor } from '../../requester.ts';
import { pageLanguage } from '../page-language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when the client disconnects before it gets its response. */
    requester: Requester | null;
  }
}

/** Records who makes each request, so that companies take turns with costly work and abandoned work stops. */
export function trackRequesters(app: FastifyInstance): void {
  app.decorateRequest('requester', null);
  app.addHook('onRequest', (request, reply, done) => {
    const controller = new AbortController();
    const abort = () => {
      if (!reply.raw.writableFinished) controller.abort(new Error('whoever asked has hung up'));
    };
    if (reply.raw.destroyed) abort();
    else reply.raw.once('close', abort);
    request.requester = { party: partyOf(request), signal: controller.signal, language: pageLanguage(request) };
    runFor(request.requester, done);
  });
  // Hooks that run after the body are called from the socket, which does not carry the requester.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.requester) runFor(request.requester, done);
    else done();
  });
}

function partyOf({ currentUser, ip }: FastifyRequest): string {
  if (!currentUser) return `address ${ip}`;
  const { companyId, id } = currentUser;
  return companyId === null ? `user ${id}` : `company ${companyId}`;
}
