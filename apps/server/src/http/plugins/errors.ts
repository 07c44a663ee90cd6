import type { ErrorEnvelope } from '@quietsite/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../../errors.ts';
import { isUnavailable } from './is-unavailable.ts';

/** Appears only in logs and metrics. Proxies use the same status when a client has disconnected. */
const CLIENT_CLOSED_REQUEST = 499;

/** For programs; the message tells users the same. */
const RETRY_AFTER_SECONDS = 60;

/** Every error is sent as {code, message, details, requestId}; internal causes stay in the log (Q03). */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The client has disconnected, and the work failed because of that.
    if (reply.raw.destroyed) return reply.code(CLIENT_CLOSED_REQUEST).send();
    return send(toAppError(error), error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => send(new AppError('NOT_FOUND'), undefined, request, reply));
}

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const issues = error.validation.map((issue) => ({ path: issue.instancePath, message: issue.message }));
    return new AppError('VALIDATION_FAILED', { issues });
  }
  if (error.statusCode === 413) return new AppError('PAYLOAD_TOO_LARGE');
  if (error.statusCode === 415) return new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (error.statusCode === 429) return new AppError('TOO_MANY_REQUESTS');
  if (error.statusCode && error.statusCode < 500) return new AppError('VALIDATION_FAILED');
  if (isUnstorable(error)) return new AppError('VALIDATION_FAILED', {}, { cause: error });
  return new AppError(isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL', {}, { cause: error });
}

/**
 * PostgreSQL errors for values that fit no column: a number out of range, a NUL, half a surrogate pair. No contract
 * lists them all.
 */
const UNSTORABLE = new Set(['22003', '22021', '22P05']);
/** Half a surrogate pair inside otherwise valid JSON has no code of its own. */
const isUnstorable = ({ code, message }: FastifyError): boolean =>
  UNSTORABLE.has(code) || (code === '22P02' && message.includes('type json'));

/** Not authenticated, not permitted, too many requests, or content that no page of the application sends. */
const isRefusal = ({ code, status }: AppError): boolean =>
  [401, 403, 413, 415, 429].includes(status) || code === 'VALIDATION_FAILED' || code === 'WRONG_PASSWORD';

/** Logs the time, address, user and request, to allow an attack to be investigated. Never logs entered text. */
function logRefusal({ code, cause }: AppError, request: FastifyRequest): void {
  const { method, url } = request.routeOptions;
  const route = `${typeof method === 'string' ? method : request.method} ${url ?? 'unknown'}`;
  request.log.warn(
    { code, route, address: request.ip, userId: request.currentUser?.id ?? null, err: cause },
    'refused',
  );
}

function send(error: AppError, cause: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.status >= 500) request.log.error({ err: cause, code: error.code }, 'request failed');
  else if (isRefusal(error)) logRefusal(error, request);
  const envelope: ErrorEnvelope = {
    code: error.code,
    message: error.message,
    details: error.details,
    requestId: request.id,
  };
  if (error.status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.status(error.status).header('cache-control', 'no-store').type('application/json').send(envelope);
}
