import { formatRows } from '../../../kit/src/measure/report.ts';
import type { Point } from './points.ts';

export interface Outcome {
  readonly point: Point;
  /** The first response to the browser. */
  readonly firstAnswer: number | null;
  /** The state after everything was up again. */
  readonly found: string;
  /** The response to the second attempt; null if there was none. */
  readonly retried: number | null;
  readonly finally: string;
  readonly faults: readonly string[];
}

const HEAD = ['interruption', 'first answer', 'found afterwards', 'sent again', 'at the end', 'faults'];

export function formatOutcomes(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ point, firstAnswer, found, retried, finally: end, faults }) => [
    ...[point.name, firstAnswer === null ? 'none' : String(firstAnswer), found],
    ...[point.isRetried ? String(retried ?? 'none') : 'no', end, faults.join('; ') || '-'],
  ]);
  return formatRows(HEAD, rows);
}
