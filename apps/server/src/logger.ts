import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { traceFacts } from './trace.ts';

const options: LoggerOptions = {
  redact: ['req.headers.cookie', 'req.headers.authorization'],
  // Query strings can carry names; the log keeps the path alone (U19).
  serializers: {
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: request.url.split('?', 1)[0],
    }),
  },
  timestamp: pino.stdTimeFunctions.isoTime,
};

/** Lines of JSON on standard output, in UTC. */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  destination ? pino({ ...options, level }, destination) : pino({ ...options, level });

/** Of the worker: a line that is written while a job is done says which request asked for it. */
export const createWorkerLogger = (level: string, destination?: DestinationStream): Logger =>
  destination
    ? pino({ ...options, level, mixin: traceFacts }, destination)
    : pino({ ...options, level, mixin: traceFacts });
