import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** W3C Trace Context: one id for all that follows from a request, and one for each step of it. */
export interface Trace {
  readonly traceId: string;
  /** Of this step: a request, or a job that it asked for. */
  readonly spanId: string;
  /** Whether the caller records it; handed on as it came. */
  readonly isSampled: boolean;
  /** The number that people see with a failure. */
  readonly requestId: string;
}

/** Versions to come may add parts behind these four; the first version may not. */
const FORM = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(-.*)?$/;
const newSpanId = () => randomBytes(8).toString('hex');
const current = new AsyncLocalStorage<Trace>();

/** Takes part in the caller's trace; a header that is no trace begins a new one, as the standard has it. */
export function startTrace(requestId: string, header: string | readonly string[] | undefined): Trace {
  const [, version, traceId, flags = '', more] = FORM.exec(typeof header === 'string' ? header : '') ?? [];
  if (traceId === undefined || (version === '00' && more !== undefined))
    return { traceId: randomBytes(16).toString('hex'), spanId: newSpanId(), isSampled: false, requestId };
  return { traceId, spanId: newSpanId(), isSampled: (Number.parseInt(flags, 16) & 1) === 1, requestId };
}

/** The same trace, one step on. */
export const continueTrace = (trace: Trace): Trace => ({ ...trace, spanId: newSpanId() });

export const formatTrace = ({ traceId, spanId, isSampled }: Trace): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

export const runInTrace = <Value>(trace: Trace, act: () => Value): Value => current.run(trace, act);

export const findTrace = (): Trace | undefined => current.getStore();

/** What each line of a log says of it, whoever writes the line. */
export function traceFacts(): Record<string, string> {
  const trace = findTrace();
  return trace ? { reqId: trace.requestId, traceId: trace.traceId, spanId: trace.spanId } : {};
}
