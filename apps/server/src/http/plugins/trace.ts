import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatTrace, runInTrace, startTrace, type Trace } from '../../trace.ts';

/** Each request joins its caller's trace. Its log lines and its jobs then contain the ids of the trace. */
export function traceRequests(app: FastifyInstance): void {
  const traces = new WeakMap<FastifyRequest['raw'], Trace>();
  app.setChildLoggerFactory((logger, bindings, options, raw) => {
    const trace = startTrace(String(bindings.reqId), raw.headers.traceparent);
    traces.set(raw, trace);
    return logger.child({ ...bindings, traceId: trace.traceId, spanId: trace.spanId }, options ?? {});
  });
  const traceOf = ({ id, raw }: FastifyRequest): Trace => {
    const trace = traces.get(raw) ?? startTrace(id, raw.headers.traceparent);
    traces.set(raw, trace);
    return trace;
  };
  app.addHook('onRequest', (request, _reply, done) => runInTrace(traceOf(request), done));
  // Hooks that run after the body are called from the socket, which does not carry the trace.
  app.addHook('preValidation', (request, _reply, done) => runInTrace(traceOf(request), done));
  app.addHook('onSend', async (request, reply) => void reply.header('traceparent', formatTrace(traceOf(request))));
}
