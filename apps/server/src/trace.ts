import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** W3C Trace Context: one id for everything caused by a request, and one for each step. */
export interface Trace {
  readonly traceId: string;
  /** Id of this step: a request, or a job it created. */
  readonly spanId: string;
  /** Whether the caller records the trace; passed on unchanged. */
  readonly isSampled: boolean;
  /** Shown to users with an error message. */
  readonly requestId: string;
}

/** Later versions may append further parts; version 00 has exactly these four. */
const HEADER_FORMAT = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(-.*)?$/;
const newSpanId = () => randomBytes(8).toString('hex');
const current = new AsyncLocalStorage<Trace>();

/** Continues the caller's trace; an invalid header starts a new one, as the standard requires. */
export function startTrace(requestId: string, header: string | readonly string[] | undefined): Trace {
  const [, version, traceId, flags = '', more] = HEADER_FORMAT.exec(typeof header === 'string' ? header : '') ?? [];
  if (traceId === undefined || (version === '00' && more !== undefined))
    return { traceId: randomBytes(16).toString('hex'), spanId: newSpanId(), isSampled: false, requestId };
  return { traceId, spanId: newSpanId(), isSampled: (Number.parseInt(flags, 16) & 1) === 1, requestId };
}

/** The next step of the same trace. */
export const continueTrace = (trace: Trace): Trace => ({ ...trace, spanId: newSpanId() });

export const formatTrace = ({ traceId, spanId, isSampled }: Trace): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

export const runInTrace = <Value>(trace: Trace, act: () => Value): Value => current.run(trace, act);

export const findTrace = (): Trace | undefined => current.getStore();

/** Trace fields for every log line. */
export function traceFields(): Record<string, string> {
  const trace = findTrace();
  return trace ? { reqId: trace.requestId, traceId: trace.traceId, spanId: trace.spanId } : {};
}
