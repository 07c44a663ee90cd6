import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Asker, runFor } from '../../asker.ts';
import { pageLanguage } from '../page-language.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when the other end hangs up before it has its answer. */
    asker: Asker | null;
  }
}

/** Says for whom each request is, so that costly work takes turns by company and ends when nobody waits for it. */
export function followAskers(app: FastifyInstance): void {
  app.decorateRequest('asker', null);
  app.addHook('onRequest', (request, reply, done) => {
    const left = new AbortController();
    const leave = () => {
      if (!reply.raw.writableFinished) left.abort(new Error('whoever asked has hung up'));
    };
    if (reply.raw.destroyed) leave();
    else reply.raw.once('close', leave);
    request.asker = { party: partyOf(request), signal: left.signal, language: pageLanguage(request) };
    runFor(request.asker, done);
  });
  // What comes after a body is called by the socket, which knows nobody.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.asker) runFor(request.asker, done);
    else done();
  });
}

function partyOf({ currentUser, ip }: FastifyRequest): string {
  if (!currentUser) return `address ${ip}`;
  const { companyId, id } = currentUser;
  return companyId === null ? `user ${id}` : `company ${companyId}`;
}
