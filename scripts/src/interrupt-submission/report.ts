import type { Point } from './points.ts';

export interface Outcome {
  readonly point: Point;
  /** What the browser heard the first time. */
  readonly heard: number | null;
  /** What was found when everything was up again. */
  readonly found: string;
  /** What the second sending was answered with; null: it was not sent again. */
  readonly retried: number | null;
  readonly finally: string;
  readonly faults: readonly string[];
}

const HEAD = ['interruption', 'first answer', 'found afterwards', 'sent again', 'at the end', 'faults'];

export function formatOutcomes(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ point, heard, found, retried, finally: end, faults }) => [
    ...[point.name, heard === null ? 'none' : String(heard), found],
    ...[point.isRetried ? String(retried ?? 'none') : 'no', end, faults.join('; ') || '-'],
  ]);
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
