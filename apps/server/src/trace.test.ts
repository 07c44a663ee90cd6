import { describe, expect, it } from 'vitest';
import { continueTrace, findTrace, formatTrace, runInTrace, startTrace, traceFields } from './trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('a trace', () => {
  it('is the one of the caller, with a step of its own and the wish to be recorded', () => {
    const trace = startTrace('r-1', `00-${TRACE}-${SPAN}-01`);
    expect(trace).toMatchObject({ traceId: TRACE, isSampled: true, requestId: 'r-1' });
    expect(formatTrace(trace)).toMatch(new RegExp(`^00-${TRACE}-(?!${SPAN})[0-9a-f]{16}-01$`));
    expect(startTrace('r-1', `00-${TRACE}-${SPAN}-02`).isSampled).toBe(false);
  });

  it('of a later version is read as far as it is defined', () => {
    expect(startTrace('r-1', `cc-${TRACE}-${SPAN}-01-what-comes`).traceId).toBe(TRACE);
  });

  it.each([
    ['nothing', undefined],
    ['two headers', `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`],
    ['capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['no trace id', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['no span id', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['a version that cannot be', `ff-${TRACE}-${SPAN}-01`],
    ['more than the first version has', `00-${TRACE}-${SPAN}-01-more`],
    ['a line of its own', `00-${TRACE}-${SPAN}-01\n{"msg":"refused"}`],
  ])('begins anew after %s', (_what, header) => {
    const trace = startTrace('r-1', header);
    expect(trace.traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(trace.traceId).not.toBe(TRACE);
  });

  it('goes with all that is done in it, also later, and with nothing beside it', async () => {
    const trace = startTrace('r-1', undefined);
    const facts = { reqId: 'r-1', traceId: trace.traceId, spanId: trace.spanId };
    const later = async () => {
      await Promise.resolve();
      return traceFields();
    };
    expect(await runInTrace(trace, later)).toEqual(facts);
    expect(findTrace()).toBeUndefined();
    expect(traceFields()).toEqual({});
  });

  it('keeps its id from step to step', () => {
    const trace = startTrace('r-1', undefined);
    const next = continueTrace(trace);
    expect(next).toEqual({ ...trace, spanId: next.spanId });
    expect(next.spanId).not.toBe(trace.spanId);
  });
});
