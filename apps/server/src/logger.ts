import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { traceFields } from './trace.ts';

interface SerializedError extends Record<string, unknown> {
  readonly client?: unknown;
}

const options: LoggerOptions = {
  redact: ['req.headers.cookie', 'req.headers.authorization'],
  // Query strings can contain names, so only the path is logged (U19).
  serializers: {
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: request.url.split('?', 1)[0],
    }),
    // The database driver attaches its client to a lost connection, and with it every statement that it prepared.
    err: (error: Error) => {
      const { client: _client, ...rest } = pino.stdSerializers.err(error) as SerializedError;
      return rest;
    },
  },
  timestamp: pino.stdTimeFunctions.isoTime,
};

/** JSON lines on standard output, in UTC. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  destination ? pino({ ...options, level }, destination) : pino({ ...options, level });

/** Logger for the worker: lines written during a job name the request that created it. */
export const createWorkerLogger = (level: string, destination?: DestinationStream): Logger =>
  destination
    ? pino({ ...options, level, mixin: traceFields }, destination)
    : pino({ ...options, level, mixin: traceFields });
