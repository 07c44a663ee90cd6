/** The server responses to a group of users. */
export interface Tally {
  calls: number;
  /** Without a response, or with one that does not state the outcome. */
  failed: number;
  /** The messages in those cases, with counts. */
  readonly messages: Map<string, number>;
  signIns: number;
  /** The slowest call that got a response. */
  slowestMs: number;
  /** For any response: success, error or none. */
  longestWaitMs: number;
  /** Times by `performance.now`. */
  firstFailureAt: number;
  lastFailureAt: number;
  /** Refusals by code. */
  readonly refusals: Map<string, number>;
}

export function createTally(): Tally {
  const moments = { firstFailureAt: Number.POSITIVE_INFINITY, lastFailureAt: 0 };
  const counts = { calls: 0, failed: 0, signIns: 0, slowestMs: 0, longestWaitMs: 0 };
  return { ...counts, ...moments, messages: new Map(), refusals: new Map() };
}

/** A user may press the button while their own calculation is still running: not a fault. */
const EXPECTED = new Set(['RUN_ALREADY_ACTIVE']);

export function noteRefusal({ refusals }: Tally, text: string): void {
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 60);
  if (!EXPECTED.has(code)) refusals.set(code, (refusals.get(code) ?? 0) + 1);
}

const NO_ANSWER = 'no answer';

/** Status and message, as the page gets them. */
export function describeError(error: unknown): string {
  const [, status, text = ''] = /: (\d{3}) (.*)$/s.exec(error instanceof Error ? error.message : '') ?? [];
  if (!status) return NO_ANSWER;
  const sentence = /"message":"([^"]*)"/.exec(text)?.[1];
  return sentence ? `${status} "${sentence}"` : status;
}

export function noteFailure(tally: Tally, since: number, now: number, message = NO_ANSWER): void {
  tally.failed += 1;
  tally.messages.set(message, (tally.messages.get(message) ?? 0) + 1);
  tally.longestWaitMs = Math.max(tally.longestWaitMs, now - since);
  tally.firstFailureAt = Math.min(tally.firstFailureAt, since);
  tally.lastFailureAt = Math.max(tally.lastFailureAt, now);
}

/**
 * While the server itself is up, every request gets a response, and a request that cannot be served gets a response
 * asking to retry.
 */
export function listUnclear({ messages }: Tally): string[] {
  const unanswered = messages.get(NO_ANSWER) ?? 0;
  const unclear = [...messages.keys()].filter((text) => text !== NO_ANSWER && !text.includes('try again'));
  return [
    ...(unanswered > 0 ? [`${unanswered} calls had no answer`] : []),
    ...unclear.map((text) => `somebody was told ${text}`),
  ];
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export function describeTally(tally: Tally): string {
  const { calls, failed, signIns, slowestMs, refusals } = tally;
  const slowest = `the slowest in ${seconds(slowestMs)}`;
  const refused = [...refusals].map(([code, count]) => `${count} refused with ${code}`);
  return [
    ...(failed + signIns + refused.length === 0 ? ['nothing'] : []),
    ...(failed === 0
      ? [`all ${calls} calls answered, ${slowest}`]
      : [...describeFailures(tally), `of the others ${slowest}`]),
    ...(signIns > 0 ? [`${signIns} signed in again`] : []),
    ...refused,
  ].join(', ');
}

function describeFailures({ calls, messages, longestWaitMs, firstFailureAt, lastFailureAt }: Tally): string[] {
  const each = [...messages].map(([text, count]) =>
    text === NO_ANSWER ? `${count} of ${calls} calls had no answer` : `${count} of ${calls} calls: ${text}`,
  );
  const span = `within ${seconds(lastFailureAt - firstFailureAt)}`;
  return [`${each.join(', ')} ${span}`, `the longest wait ${seconds(longestWaitMs)}`];
}
