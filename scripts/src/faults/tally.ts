/** What a group of people heard from the server. */
export interface Tally {
  calls: number;
  /** Without an answer, or with one that says nothing of their act. */
  failed: number;
  signIns: number;
  slowestMs: number;
  /** Moments of `performance.now`. */
  firstFailureAt: number;
  lastFailureAt: number;
  /** Refusals by code. */
  readonly refusals: Map<string, number>;
}

export function createTally(): Tally {
  const moments = { firstFailureAt: Number.POSITIVE_INFINITY, lastFailureAt: 0 };
  return { calls: 0, failed: 0, signIns: 0, slowestMs: 0, ...moments, refusals: new Map() };
}

/** Somebody presses the button while their own calculation is still under way: that is no fault of anything. */
const USUAL = new Set(['RUN_ALREADY_ACTIVE']);

export function noteRefusal({ refusals }: Tally, text: string): void {
  const code = /"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 60);
  if (!USUAL.has(code)) refusals.set(code, (refusals.get(code) ?? 0) + 1);
}

export function noteFailure(tally: Tally, since: number, now: number): void {
  tally.failed += 1;
  tally.firstFailureAt = Math.min(tally.firstFailureAt, since);
  tally.lastFailureAt = Math.max(tally.lastFailureAt, now);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export function describeTally(tally: Tally): string {
  const { calls, failed, signIns, slowestMs, firstFailureAt, lastFailureAt, refusals } = tally;
  const slowest = `the slowest in ${seconds(slowestMs)}`;
  const refused = [...refusals].map(([code, count]) => `${count} refused with ${code}`);
  const answers =
    failed === 0
      ? `all ${calls} calls answered, ${slowest}`
      : `${failed} of ${calls} calls had no answer within ${seconds(lastFailureAt - firstFailureAt)}, of the others ${slowest}`;
  return [
    ...(failed + signIns + refused.length === 0 ? ['nothing'] : []),
    answers,
    ...(signIns > 0 ? [`${signIns} signed in again`] : []),
    ...refused,
  ].join(', ');
}
