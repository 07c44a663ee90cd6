import type { Cut } from '../../../kit/src/stack/fault-proxy.ts';

/** One interruption, and whether the browser sends the same request again afterwards. */
export type Point = { readonly name: string; readonly isRetried: boolean } & (
  | { readonly kind: 'kill'; readonly part: 'server' | 'worker'; readonly afterMs: number }
  /** Killed in the middle of its transaction, while it waits for a table that another connection has locked. */
  | { readonly kind: 'hold'; readonly table: string }
  | { readonly kind: 'cut'; readonly cut: Cut }
);

export interface Measured {
  /** Duration of an uninterrupted submission. */
  readonly durationMs: number;
  readonly requestBytes: number;
  readonly responseBytes: number;
}

/** Shares of the duration: at the start, during file verification, around the transaction, and after the end. */
const SERVER_KILLS = [0.05, 0.4, 0.8, 1.2, 2];
/** Before and after the project is marked as submitted. */
const HELD_TABLES = ['submission_files', 'audit_log'];
/** Milliseconds after the response: while the receipt is printed, stored and mailed. */
const WORKER_KILLS = [20, 150, 400];
const REQUEST_CUTS = [0, 0.3, 0.6, 0.9, 0.999];
const RESPONSE_CUTS = [0, 0.1, 0.4, 0.8, 0.999];

export function listPoints({ durationMs, requestBytes, responseBytes }: Measured): Point[] {
  const kill = (part: 'server' | 'worker', afterMs: number, index: number): Point => ({
    ...{ kind: 'kill', part, afterMs, isRetried: part === 'server' && index % 3 !== 2 },
    name: `${part} killed ${Math.round(afterMs)} ms after ${part === 'server' ? 'sending' : 'the answer'}`,
  });
  const cutAt = (side: Cut['side'], share: number, bytes: number, index: number): Point => {
    const afterBytes = Math.floor(share * bytes);
    const name = `line cut after ${afterBytes} of ${bytes} bytes of the ${side}`;
    return { kind: 'cut', name, isRetried: index % 3 !== 2, cut: { side, afterBytes } };
  };
  return [
    ...WORKER_KILLS.map((afterMs, index) => kill('worker', afterMs, index)),
    ...SERVER_KILLS.map((share, index) => kill('server', share * durationMs, index)),
    ...HELD_TABLES.map(
      (table, index): Point => ({
        ...{ kind: 'hold', table, isRetried: index === 0 },
        name: `server killed inside its transaction, at ${table}`,
      }),
    ),
    ...REQUEST_CUTS.map((share, index) => cutAt('request', share, requestBytes, index)),
    ...RESPONSE_CUTS.map((share, index) => cutAt('response', share, responseBytes, index)),
  ];
}

/** One of the worker, one of the server inside its transaction, one on each side of the connection. */
const SHORT = [1, 8, 11, 16];

export const listShortPoints = (measured: Measured): Point[] =>
  listPoints(measured).filter((_, index) => SHORT.includes(index));

export const MAX_POINTS =
  WORKER_KILLS.length + SERVER_KILLS.length + HELD_TABLES.length + REQUEST_CUTS.length + RESPONSE_CUTS.length;
export const SHORT_POINTS = SHORT.length;
